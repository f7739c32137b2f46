// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/distractors.h"

#include "core/database/schema/identifier.h"

#include <set>

namespace ratatosk {
namespace {

constexpr int kAttempts = 10; ///< to find a table whose name is not there yet

/// A column with what is known to stand in it.
struct FilledColumn {
    Column column;
    std::vector<std::string> cells;
};

/// A table with its columns.
struct Part {
    Table table;
    std::vector<FilledColumn> columns;
};

using Pool = std::vector<const DatasetDatabase*>;

FilledColumn filledColumn(const DatasetDatabase& database, size_t place)
{
    FilledColumn filled{database.schema.columns()[place], {}};
    filled.column.isPrimaryKey = false;
    for (const CellHit& cell : database.cells) {
        if (static_cast<size_t>(cell.column) == place)
            filled.cells.push_back(cell.value);
    }
    return filled;
}

Part partOf(const DatasetDatabase& database)
{
    Part part{database.schema.tables().front(), {}};
    for (size_t i = 0; i < database.schema.columns().size(); ++i)
        part.columns.push_back(filledColumn(database, i));
    return part;
}

/// Names compare as SQLite and as a listener would: without case, identifiers and spoken names.
class TakenNames
{
public:
    template <class Item>
    bool take(const Item& item)
    {
        const std::string name = foldedIdentifier(item.name);
        if (m_names.count(name) || m_readable.count(item.readableName))
            return false;
        m_names.insert(name);
        m_readable.insert(item.readableName);
        return true;
    }

private:
    std::set<std::string> m_names, m_readable;
};

void addColumns(Part& part, int count, const Pool& pool, Dice& dice)
{
    TakenNames taken;
    for (const FilledColumn& own : part.columns)
        taken.take(own.column);
    for (int attempt = 0; count > 0 && attempt < kAttempts * count; ++attempt) {
        const DatasetDatabase& other = *dice.pick(pool);
        const FilledColumn strange = filledColumn(other, static_cast<size_t>(dice.below(other.schema.columnCount())));
        if (!taken.take(strange.column))
            continue;
        part.columns.insert(part.columns.begin() + dice.below(static_cast<int>(part.columns.size()) + 1), strange);
        --count;
    }
}

void addTables(std::vector<Part>& parts, int count, const Pool& pool, Dice& dice)
{
    TakenNames taken;
    taken.take(parts.front().table);
    for (int attempt = 0; count > 0 && attempt < kAttempts * count; ++attempt) {
        const DatasetDatabase& other = *dice.pick(pool);
        if (!taken.take(other.schema.tables().front()))
            continue;
        parts.push_back(partOf(other));
        --count;
    }
}

DatasetDatabase joined(const std::string& id, const std::vector<Part>& parts, double cellShare, Dice& dice)
{
    std::vector<Table> tables;
    std::vector<Column> columns;
    DatasetDatabase database{.id = id};
    for (const Part& part : parts) {
        for (const FilledColumn& filled : part.columns) {
            for (const std::string& cell : filled.cells) {
                if (dice.chance(cellShare))
                    database.cells.push_back({ColumnId{static_cast<int>(columns.size())}, cell});
            }
            columns.push_back(filled.column);
            columns.back().table = TableId{static_cast<int>(tables.size())};
        }
        tables.push_back(part.table);
    }
    database.schema = *Schema::create(std::move(tables), std::move(columns), {}); // columns stand with their tables
    return database;
}

DatasetDatabase amongOthers(const DatasetDatabase& own, const Pool& pool, const DistractorOptions& options, Dice& dice)
{
    std::vector<Part> parts{partOf(own)};
    addColumns(parts.front(), dice.between(options.leastColumns, options.mostColumns), pool, dice);
    addTables(parts, dice.between(options.leastTables, options.mostTables), pool, dice);
    dice.shuffle(parts);
    return joined(own.id, parts, options.cellShare, dice);
}

Pool poolOf(const DatasetDatabases& databases)
{
    Pool pool;
    for (const auto& [id, database] : databases) {
        if (database.schema.columnCount() > 0)
            pool.push_back(&database);
    }
    return pool;
}

} // namespace

DatasetDatabase databaseAmongOthers(const DatasetDatabase& own, const DatasetDatabases& databases, const DistractorOptions& options,
                                    Dice& dice)
{
    return amongOthers(own, poolOf(databases), options, dice);
}

Dataset withDistractors(const Dataset& dataset, const DistractorOptions& options, std::uint64_t seed)
{
    Dice dice(seed);
    const Pool pool = poolOf(dataset.databases);
    Dataset result{.examples = dataset.examples};
    for (const auto& [id, database] : dataset.databases)
        result.databases.emplace(id, amongOthers(database, pool, options, dice));
    return result;
}

} // namespace ratatosk
