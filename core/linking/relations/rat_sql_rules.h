// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/relation_rules.h"

namespace ratatosk {

/// The 51 relations of RAT-SQL (Wang et al., section 4 and table 1), ids as released, its oddities kept: a column has only its last
/// foreign key, "same table" hides foreign keys, and the foreign-key relation of column and table means a key into the own table.
/// Eight ids (distances other than 0 between schema items) cannot occur. Synonyms, which it does not know, count as partial matches.
class RatSqlRules : public RelationRules
{
public:
    std::span<const std::string_view> names() const override;
    int wordWord(int distance) const override;
    int columnColumn(const SchemaShape& shape, int row, int column) const override;
    int columnTable(const SchemaShape& shape, int column, int table) const override;
    int tableColumn(const SchemaShape& shape, int table, int column) const override;
    int tableTable(const SchemaShape& shape, int row, int column) const override;
    LinkRelation columnLink(LinkKind kind) const override;
    LinkRelation tableLink(LinkKind kind) const override;
};

} // namespace ratatosk
