// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/merged_databases.h"

#include "core/base/dice.h"
#include "core/database/schema/identifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ratatosk {

namespace {

using Pool = std::vector<const DatasetDatabase*>;

Pool shuffled(Pool pool, std::uint64_t seed)
{
    std::ranges::sort(pool, {}, [](const DatasetDatabase* one) { return one->id; });
    Dice(seed).shuffle(pool);
    return pool;
}

bool sharesName(const MergedDatabases& merged, const DatasetDatabase& other)
{
    return std::ranges::any_of(other.schema.tables(), [&](const Table& table) { return merged.hasTable(foldedIdentifier(table.name)); });
}

} // namespace

void MergedDatabases::add(const DatasetDatabase& database, const std::string& id, bool isWhole)
{
    const int tablesBefore = schema.tableCount(), columnsBefore = schema.columnCount();
    std::vector<Table> allTables = schema.tables();
    std::vector<Column> columns = schema.columns();
    std::vector<ForeignKey> keys = schema.foreignKeys();
    for (Table table : database.schema.tables()) {
        tables.push_back({database.file, table.name, isWhole});
        const int uses = ++m_names[foldedIdentifier(table.name)];
        if (uses > 1)
            table.name += fmt::format("_{}", uses);
        allTables.push_back(std::move(table));
    }
    for (Column column : database.schema.columns()) {
        column.table = TableId{index(column.table) + tablesBefore};
        columns.push_back(std::move(column));
    }
    const int group = keys.empty() ? 0 : keys.back().group + 1;
    for (const ForeignKey& key : database.schema.foreignKeys())
        keys.push_back({ColumnId{index(key.from) + columnsBefore}, ColumnId{index(key.to) + columnsBefore}, key.group + group, key.isGuess,
                        key.chance});
    firstColumn.emplace(id, ColumnId{columnsBefore});
    firstTable.emplace(id, TableId{tablesBefore});
    schema = *Schema::create(std::move(allTables), std::move(columns), std::move(keys)); // of schemas that were checked
}

MergedDatabases drowned(const DatasetDatabase& own, const Pool& others, int tables, std::uint64_t seed)
{
    MergedDatabases merged;
    merged.add(own, own.id, true);
    const int most = own.schema.tableCount() + tables;
    for (const DatasetDatabase* other : shuffled(others, seed)) {
        if (merged.schema.tableCount() >= most)
            break;
        if (other->id != own.id && !sharesName(merged, *other))
            merged.add(*other, other->id);
    }
    return merged;
}

std::vector<MergedDatabases> merged(const Pool& all, int tables, std::uint64_t seed)
{
    std::vector<MergedDatabases> schemas(1);
    const Pool pool = shuffled(all, seed);
    for (const DatasetDatabase* database : pool) {
        if (schemas.back().schema.tableCount() >= tables)
            schemas.emplace_back();
        schemas.back().add(*database, database->id);
    }
    for (std::size_t i = 0; schemas.back().schema.tableCount() < tables; ++i) { // what the last lacks
        const DatasetDatabase& database = *pool[i % pool.size()];
        schemas.back().add(database, database.id + fmt::format(" {}", i));
    }
    return schemas;
}

} // namespace ratatosk
