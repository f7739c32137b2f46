// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/keys/listed_keys.h"

#include "core/database/engine/schema_reader.h"
#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/questions/dataset/json_records.h"
#include "core/questions/dataset/spider_schema.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ratatosk {
namespace {

std::string nameOf(const Schema& schema, ColumnId id)
{
    const Column& column = schema.column(id);
    return foldedIdentifier(schema.table(column.table).name + '.' + column.name);
}

std::set<TableId> filledTables(const Connection& connection, const Schema& schema)
{
    std::set<TableId> filled;
    for (int table = 0; table < schema.tableCount(); ++table) {
        const auto rows = connection.run(fmt::format("SELECT 1 FROM {} LIMIT 1", quotedTable(schema.table(TableId(table)))));
        if (rows && !rows->rows.empty())
            filled.insert(TableId(table));
    }
    return filled;
}

} // namespace

Result<std::map<std::string, std::set<std::pair<std::string, std::string>>>> readListedKeys(const std::filesystem::path& file)
{
    std::map<std::string, std::set<std::pair<std::string, std::string>>> listed;
    const auto read = forEachRecord(file, [&](const nlohmann::json& record) -> Result<void> {
        const auto schema = schemaOfSpiderRecord(record);
        if (!schema)
            return schema.error();
        auto& keys = listed[record.at("db_id").get<std::string>()];
        for (const ForeignKey& key : schema->foreignKeys())
            keys.emplace(nameOf(*schema, key.from), nameOf(*schema, key.to));
        return {};
    });
    if (!read)
        return read.error();
    return listed;
}

bool UndeclaredDatabase::isFilled(ColumnId from, ColumnId to) const
{
    return filled.contains(schema.column(from).table) && filled.contains(schema.column(to).table);
}

Result<UndeclaredDatabase> undeclared(const std::string& id, const Connection& connection,
                                      const std::set<std::pair<std::string, std::string>>& listed)
{
    const auto schema = readSchema(connection);
    if (!schema)
        return schema.error();
    auto bare = Schema::create(schema->tables(), schema->columns(), {});
    if (!bare)
        return bare.error();
    UndeclaredDatabase database{.id = id, .schema = *std::move(bare)};
    for (const ForeignKey& key : schema->foreignKeys()) {
        if (!key.isGuess)
            database.keys.emplace(key.from, key.to);
    }
    std::map<std::string, ColumnId> columns;
    for (int i = 0; i < schema->columnCount(); ++i)
        columns.emplace(nameOf(*schema, ColumnId(i)), ColumnId(i));
    for (const auto& [from, to] : listed) {
        if (columns.contains(from) && columns.contains(to))
            database.keys.emplace(columns.at(from), columns.at(to));
    }
    database.filled = filledTables(connection, database.schema);
    return database;
}

} // namespace ratatosk
