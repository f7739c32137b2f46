// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/rat_sql_rules.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

// Indexed by id.
constexpr std::array<std::string_view, 51> kRatSqlNames{
    "word to one two or more before",
    "word to the one before",
    "the word itself",
    "word to the next",
    "word to one two or more after",
    "word to column, no match",
    "word to table, no match",
    "column to word, no match",
    "columns, unrelated",
    "column to the one it references",
    "column to the one that references it",
    "columns of one table",
    "column to one two or more before",
    "column to the one before",
    "the column itself",
    "column to the next",
    "column to one two or more after",
    "column to another table",
    "column to table, foreign key",
    "column to its table, primary key",
    "column to its table",
    "star to any table",
    "table to word, no match",
    "table to another's column",
    "table to its column, primary key",
    "table to its column",
    "any table to the star",
    "table to column, foreign key",
    "tables, unrelated",
    "table to the one it references",
    "table to the one that references it",
    "tables that reference each other",
    "table to one two or more before",
    "table to the one before",
    "the table itself",
    "table to the next",
    "table to one two or more after",
    "word to column, whole name",
    "column to word, whole name",
    "word to table, whole name",
    "table to word, whole name",
    "word to column, part of the name",
    "column to word, part of the name",
    "word to table, part of the name",
    "table to word, part of the name",
    "word to column, number",
    "column to word, number",
    "word to column, time",
    "column to word, time",
    "word to column, in a cell",
    "column to word, in a cell",
};

bool refersIntoOwnTable(const SchemaShape& shape, int column)
{
    const int target = shape.lastReference[column];
    return target >= 0 && shape.owner[target] == shape.owner[column];
}

} // namespace

std::span<const std::string_view> RatSqlRules::names() const
{
    return kRatSqlNames;
}

int RatSqlRules::wordWord(int distance) const
{
    return 2 + std::clamp(distance, -2, 2);
}

int RatSqlRules::columnColumn(const SchemaShape& shape, int row, int column) const
{
    if (row == column)
        return 14;
    if (shape.owner[row] == shape.owner[column])
        return 11;
    if (shape.lastReference[column] == row)
        return 10;
    return shape.lastReference[row] == column ? 9 : 8;
}

int RatSqlRules::columnTable(const SchemaShape& shape, int column, int table) const
{
    if (shape.owner[column] == table)
        return shape.isListedKey[column] ? 19 : 20;
    return refersIntoOwnTable(shape, column) ? 18 : 17;
}

int RatSqlRules::tableColumn(const SchemaShape& shape, int table, int column) const
{
    if (shape.owner[column] == table)
        return shape.isListedKey[column] ? 24 : 25;
    return refersIntoOwnTable(shape, column) ? 27 : 23;
}

int RatSqlRules::tableTable(const SchemaShape& shape, int row, int column) const
{
    if (row == column)
        return 34;
    const bool forward = shape.tableReferences.contains({row, column});
    const bool backward = shape.tableReferences.contains({column, row});
    if (forward && backward)
        return 31;
    if (forward)
        return 29;
    return backward ? 30 : 28;
}

LinkRelation RatSqlRules::columnLink(LinkKind kind) const
{
    switch (kind) {
    case LinkKind::Exact: return {37, 38, 6};
    case LinkKind::Partial: return {41, 42, 5};
    case LinkKind::Synonym: return {41, 42, 4};
    case LinkKind::WholeCell:
    case LinkKind::WordInCell: return {49, 50, 3};
    case LinkKind::TimeHint: return {47, 48, 2};
    case LinkKind::NumberHint: return {45, 46, 1};
    case LinkKind::None: break;
    }
    return {5, 7, 0};
}

LinkRelation RatSqlRules::tableLink(LinkKind kind) const
{
    switch (kind) {
    case LinkKind::Exact: return {39, 40, 3};
    case LinkKind::Partial: return {43, 44, 2};
    case LinkKind::Synonym: return {43, 44, 1};
    default: return {6, 22, 0};
    }
}

} // namespace ratatosk
