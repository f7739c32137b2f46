// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/links/schema_links.h"
#include "core/linking/relations/relation.h"
#include "core/linking/relations/schema_shape.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace ratatosk {

/// What one link writes into the two cells of its pair; of several links between one pair the highest rank wins.
struct LinkRelation {
    std::uint8_t wordToItem = 0;
    std::uint8_t itemToWord = 0;
    int rank = 0; ///< 0: the vocabulary has no relation for such a link
};

/// One relation vocabulary: which id belongs to each pair of items (row, column of the matrix). Stateless.
class RelationRules
{
public:
    virtual ~RelationRules() = default;

    virtual std::span<const std::string_view> names() const = 0; ///< one per id

    virtual int wordWord(int distance) const = 0; ///< distance: column's place - row's place
    virtual int columnColumn(const SchemaShape& shape, int row, int column) const = 0;
    virtual int columnTable(const SchemaShape& shape, int column, int table) const = 0;
    virtual int tableColumn(const SchemaShape& shape, int table, int column) const = 0;
    virtual int tableTable(const SchemaShape& shape, int row, int column) const = 0;

    /// LinkKind::None gives the ids of unlinked pairs.
    virtual LinkRelation columnLink(LinkKind kind) const = 0;
    virtual LinkRelation tableLink(LinkKind kind) const = 0;
};

/// The rules of a vocabulary; lives as long as the program.
const RelationRules& rulesFor(RelationVocabulary vocabulary);

} // namespace ratatosk
