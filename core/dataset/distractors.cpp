// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/distractors.h"

#include "core/schema/identifier.h"

#include <set>

namespace ratatosk {
namespace {

constexpr int kAttempts = 10;

/// A table with its columns.
struct Part {
    Table table;
    std::vector<Column> columns;
};

using Pool = std::vector<const DatasetDatabase*>;

Part partOf(const Schema& schema)
{
    Part part{schema.tables().front(), schema.columns()};
    for (Column& column : part.columns)
        column.isPrimaryKey = false;
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
        if (m_names.count(name) || m_spoken.count(item.spokenName))
            return false;
        m_names.insert(name);
        m_spoken.insert(item.spokenName);
        return true;
    }

private:
    std::set<std::string> m_names, m_spoken;
};

void addColumns(Part& part, int count, const Pool& pool, Dice& dice)
{
    TakenNames taken;
    for (const Column& column : part.columns)
        taken.take(column);
    for (int attempt = 0; count > 0 && attempt < kAttempts * count; ++attempt) {
        const Column& column = dice.pick(dice.pick(pool)->schema.columns());
        if (!taken.take(column))
            continue;
        const int place = dice.below(static_cast<int>(part.columns.size()) + 1);
        part.columns.insert(part.columns.begin() + place, column);
        part.columns[static_cast<size_t>(place)].isPrimaryKey = false;
        --count;
    }
}

void addTables(std::vector<Part>& parts, int count, const Pool& pool, Dice& dice)
{
    TakenNames taken;
    taken.take(parts.front().table);
    for (int attempt = 0; count > 0 && attempt < kAttempts * count; ++attempt) {
        const Schema& schema = dice.pick(pool)->schema;
        if (!taken.take(schema.tables().front()))
            continue;
        parts.push_back(partOf(schema));
        --count;
    }
}

Schema joined(const std::vector<Part>& parts)
{
    std::vector<Table> tables;
    std::vector<Column> columns;
    for (const Part& part : parts) {
        for (Column column : part.columns) {
            column.table = TableId{static_cast<int>(tables.size())};
            columns.push_back(std::move(column));
        }
        tables.push_back(part.table);
    }
    return *Schema::create(std::move(tables), std::move(columns), {}); // columns stand with their tables
}

Schema amongOthers(const DatasetDatabase& own, const Pool& pool, const DistractorOptions& options, Dice& dice)
{
    std::vector<Part> parts{partOf(own.schema)};
    addColumns(parts.front(), dice.between(options.leastColumns, options.mostColumns), pool, dice);
    addTables(parts, dice.between(options.leastTables, options.mostTables), pool, dice);
    dice.shuffle(parts);
    return joined(parts);
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

Schema schemaAmongOthers(const DatasetDatabase& own, const DatasetDatabases& databases, const DistractorOptions& options, Dice& dice)
{
    return amongOthers(own, poolOf(databases), options, dice);
}

Dataset withDistractors(const Dataset& dataset, const DistractorOptions& options, std::uint64_t seed)
{
    Dice dice(seed);
    const Pool pool = poolOf(dataset.databases);
    Dataset result{.examples = dataset.examples};
    for (const auto& [id, database] : dataset.databases)
        result.databases.try_emplace(id, id, amongOthers(database, pool, options, dice), database.file);
    return result;
}

} // namespace ratatosk
