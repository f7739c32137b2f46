// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/name_columns.h"

#include "core/english/language/english_forms.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

using namespace std::string_view_literals;

constexpr std::array kFirstNames{"first name"sv, "fname"sv, "forename"sv, "given name"sv, "firstname"sv};
constexpr std::array kLastNames{"last name"sv, "lname"sv, "surname"sv, "family name"sv, "lastname"sv};

/// "individual first name" ends with "first name".
template <class Endings>
std::optional<ColumnId> endingWith(const Endings& endings, const Schema& schema, TableId table)
{
    for (const ColumnId column : schema.columnsOf(table)) {
        const std::string& name = schema.column(column).readableName;
        if (std::ranges::any_of(endings,
                                [&](std::string_view ending) { return name == ending || name.ends_with(' ' + std::string(ending)); }))
            return column;
    }
    return {};
}

/// How plainly a column names the rows of its table; 0: not.
int plainness(const std::string& column, const std::string& table)
{
    const std::string one = singularOf(table);
    if (column == "name" || column == "full name")
        return 4;
    if (column == table + " name" || column == one + " name")
        return 3;
    if (column == "title" || column == one + " title")
        return 2;
    return column == one || column == table ? 1 : 0;
}

} // namespace

std::vector<ColumnId> nameColumns(const Schema& schema, TableId table, const std::function<bool(ColumnId)>& isText)
{
    const auto first = endingWith(kFirstNames, schema, table);
    const auto last = endingWith(kLastNames, schema, table);
    if (first && last)
        return {*first, *last};
    std::vector<ColumnId> names;
    int best = 0;
    for (const ColumnId column : schema.columnsOf(table)) {
        const int plain = plainness(schema.column(column).readableName, schema.table(table).readableName);
        if (plain > best && isText(column)) {
            names = {column};
            best = plain;
        }
    }
    return names;
}

std::vector<ColumnId> nameColumns(const Schema& schema, TableId table)
{
    return nameColumns(schema, table, [&](ColumnId id) { return schema.column(id).type == ColumnType::Text; });
}

std::vector<ColumnId> namePairOf(const Schema& schema, ColumnId column)
{
    std::vector<ColumnId> names = nameColumns(schema, schema.column(column).table);
    const bool isOneOfTwo = names.size() == 2 && std::ranges::find(names, column) != names.end();
    return isOneOfTwo ? names : std::vector<ColumnId>();
}

} // namespace ratatosk
