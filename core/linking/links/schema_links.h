// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>
#include <vector>

namespace ratatosk {

/// Why a question word and a schema item belong together. Ordered by strength within names and within values.
enum class LinkKind {
    None,
    Partial,    ///< part of the name
    Synonym,    ///< a WordNet synonym of the name
    Exact,      ///< the whole name
    NumberHint, ///< a number, and the column holds numbers
    TimeHint,   ///< a date, time or year, and the column holds such
    WordInCell, ///< a word inside some cell of the column
    WholeCell,  ///< (part of) a span that equals a whole cell
};

/// Whether a link says something about the word itself; that a number could stand in a column of numbers does not.
inline bool isTelling(LinkKind kind)
{
    return kind != LinkKind::None && kind != LinkKind::NumberHint && kind != LinkKind::TimeHint;
}

/// One link; several kinds may join the same pair (a name link and a value link).
template <class Item>
struct Link {
    int word = 0;
    Item item{};
    LinkKind kind = LinkKind::None;
    std::string evidence; ///< the name, synonym or cell that matched

    bool operator==(const Link&) const = default;
};

/// All links between the words of one question and one schema: a value.
struct SchemaLinks {
    std::vector<Link<ColumnId>> columns;
    std::vector<Link<TableId>> tables;

    bool operator==(const SchemaLinks&) const = default;
};

} // namespace ratatosk
