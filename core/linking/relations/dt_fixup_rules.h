// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/relation_rules.h"

namespace ratatosk {

/// The 33 relations of DT-Fixup's parser (Xu et al., "Optimizing Deeper Transformers on Small Datasets", section 4), ids as released.
/// A foreign key's direction is told by which end is a primary key. Values and synonyms count as exact matches, numbers as none.
class DtFixupRules : public RelationRules
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
