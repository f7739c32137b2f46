// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/dt_fixup_rules.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

// Indexed by id.
constexpr std::array<std::string_view, 33> kDtFixupNames{
    "the column itself",
    "columns of one table",
    "columns joined by a foreign key, from the primary key",
    "columns joined by a foreign key, from the other column",
    "columns, unrelated",
    "the table itself",
    "tables joined by a foreign key, to the primary key's side",
    "tables joined by a foreign key, from the primary key's side",
    "tables joined by foreign keys both ways",
    "tables, unrelated",
    "column to its table, primary key",
    "column to its table",
    "column to another table",
    "table to its column, primary key",
    "table to its column",
    "table to another's column",
    "word to one two or more before",
    "word to the one before",
    "the word itself",
    "word to the next",
    "word to one two or more after",
    "word to table, whole name",
    "word to table, part of the name",
    "word to table, no match",
    "table to word, whole name",
    "table to word, part of the name",
    "table to word, no match",
    "word to column, whole name or value",
    "word to column, part of the name",
    "word to column, no match",
    "column to word, whole name or value",
    "column to word, part of the name",
    "column to word, no match",
};

} // namespace

std::span<const std::string_view> DtFixupRules::names() const
{
    return kDtFixupNames;
}

int DtFixupRules::wordWord(int distance) const
{
    return 18 + std::clamp(distance, -2, 2);
}

int DtFixupRules::columnColumn(const SchemaShape& shape, int row, int column) const
{
    if (row == column)
        return 0;
    if (shape.owner[row] == shape.owner[column])
        return 1;
    if (shape.references.contains({row, column}) || shape.references.contains({column, row}))
        return shape.isListedKey[row] ? 2 : 3;
    return 4;
}

int DtFixupRules::columnTable(const SchemaShape& shape, int column, int table) const
{
    if (shape.owner[column] != table)
        return 12;
    return shape.isListedKey[column] ? 10 : 11;
}

int DtFixupRules::tableColumn(const SchemaShape& shape, int table, int column) const
{
    return columnTable(shape, column, table) + 3;
}

int DtFixupRules::tableTable(const SchemaShape& shape, int row, int column) const
{
    if (row == column)
        return 5;
    const bool rowIsKeySide = shape.keySides.contains({row, column});
    const bool columnIsKeySide = shape.keySides.contains({column, row});
    if (rowIsKeySide && columnIsKeySide)
        return 8;
    if (columnIsKeySide)
        return 6;
    return rowIsKeySide ? 7 : 9;
}

LinkRelation DtFixupRules::columnLink(LinkKind kind) const
{
    switch (kind) {
    case LinkKind::Exact: return {27, 30, 4};
    case LinkKind::Partial: return {28, 31, 3};
    case LinkKind::Synonym: return {27, 30, 2};
    case LinkKind::WholeCell:
    case LinkKind::WordInCell: return {27, 30, 1};
    case LinkKind::None:
    case LinkKind::NumberHint:
    case LinkKind::TimeHint: break;
    }
    return {29, 32, 0};
}

LinkRelation DtFixupRules::tableLink(LinkKind kind) const
{
    switch (kind) {
    case LinkKind::Exact: return {21, 24, 3};
    case LinkKind::Partial: return {22, 25, 2};
    case LinkKind::Synonym: return {21, 24, 1};
    default: return {23, 26, 0};
    }
}

} // namespace ratatosk
