// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/spider_schema.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace ratatosk {
namespace {

using nlohmann::json;

ColumnType typeNamed(const std::string& name)
{
    if (name == "text")
        return ColumnType::Text;
    if (name == "number")
        return ColumnType::Number;
    if (name == "time")
        return ColumnType::Time;
    if (name == "boolean")
        return ColumnType::Boolean;
    return ColumnType::Other;
}

std::vector<Table> tablesOf(const json& record)
{
    const json& names = record.at("table_names_original");
    const json& readableNames = record.at("table_names");
    std::vector<Table> tables;
    for (size_t i = 0; i < names.size(); ++i)
        tables.push_back({.name = names.at(i), .readableName = readableNames.at(i)});
    return tables;
}

/// Leaves out entry 0, the star.
std::vector<Column> columnsOf(const json& record)
{
    const json& names = record.at("column_names_original");
    const json& readableNames = record.at("column_names");
    const json& types = record.at("column_types");
    const auto keys = record.at("primary_keys").get<std::vector<int>>();
    std::vector<Column> columns;
    for (size_t i = 1; i < names.size(); ++i) {
        columns.push_back({.table = TableId{names.at(i).at(0).get<int>()},
                           .name = names.at(i).at(1),
                           .readableName = readableNames.at(i).at(1),
                           .type = typeNamed(types.at(i)),
                           .isPrimaryKey = std::find(keys.begin(), keys.end(), static_cast<int>(i)) != keys.end()});
    }
    return columns;
}

std::vector<ForeignKey> foreignKeysOf(const json& record)
{
    std::vector<ForeignKey> keys;
    for (const json& pair : record.at("foreign_keys")) {
        keys.push_back({.from = ColumnId{pair.at(0).get<int>() - 1},
                        .to = ColumnId{pair.at(1).get<int>() - 1},
                        .group = static_cast<int>(keys.size())});
    }
    return keys;
}

} // namespace

Result<Schema> schemaOfSpiderRecord(const json& record)
{
    const json& columns = record.at("column_names_original");
    if (columns.empty() || columns.at(0) != json::array({-1, "*"}))
        return Error{ErrorCode::InvalidData, "Column 0 is not [-1, \"*\"]."};
    return Schema::create(tablesOf(record), columnsOf(record), foreignKeysOf(record));
}

} // namespace ratatosk
