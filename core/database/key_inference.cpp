// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/key_inference.h"

#include "core/schema/identifier.h"
#include "core/schema/key_names.h"
#include "core/schema/quoted_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

namespace ratatosk {

namespace {

constexpr int sampledValues = 500; ///< of a column, whatever its length: a share of 0.9 is then known to within 3 points (binomial, 95 %)
constexpr int sampledRows = 5'000; ///< of a server's table, for these
constexpr std::int64_t longestKey = 1 << 20;            // bytes; a longer value is no key
constexpr std::int64_t instructionsForAll = 30'000'000; // some 50 million a second where a parent has no index
/// Values are looked up one by one: 0.06 s where a parent has no index, far less where it has. The clock is for broken disks alone.
constexpr RunLimits oneCheck{.valueBytes = longestKey, .instructions = 3'000'000, .milliseconds = 5'000};
constexpr double leastShareFound = 0.9; // real data has a few dangling references

struct Candidate {
    ColumnId from{};
    ColumnId to{};
    KeyNaming naming = KeyNaming::None;
};

/// The keys that a column may refer to: one per table with a primary key of one column.
std::vector<ColumnId> singleKeys(const Schema& schema)
{
    std::vector<ColumnId> keys;
    for (int table = 0; table < schema.tableCount(); ++table) {
        std::vector<ColumnId> members = schema.columnsOf(TableId(table));
        std::erase_if(members, [&](ColumnId id) { return !schema.column(id).isPrimaryKey; });
        if (members.size() == 1)
            keys.push_back(members.front());
    }
    return keys;
}

/// What is known of the tables beside their names.
struct Surroundings {
    const Schema& schema;
    const std::vector<int>& files;     ///< of the tables; empty: all are of one
    std::set<TableId> declaring = {};  ///< foreign keys, which leave nothing to guess within their file
    std::set<ColumnId> referring = {}; ///< by a declared key

    bool areOfOneFile(ColumnId left, ColumnId right) const
    {
        const auto fileOf = [&](ColumnId id) { return files[static_cast<std::size_t>(index(schema.column(id).table))]; };
        return files.empty() || fileOf(left) == fileOf(right);
    }
    bool mayRefer(ColumnId column, ColumnId key) const
    {
        const TableId table = schema.column(column).table;
        return schema.column(key).table != table && !(declaring.contains(table) && areOfOneFile(column, key));
    }
};

Surroundings surroundingsOf(const Schema& schema, const std::vector<int>& files)
{
    Surroundings around{schema, files};
    for (const ForeignKey& key : schema.foreignKeys()) {
        around.declaring.insert(schema.column(key.from).table);
        around.referring.insert(key.from);
    }
    return around;
}

/// The columns that may want a guess: of real tables, in no declared key.
std::vector<ColumnId> openColumns(const Surroundings& around, const std::set<ColumnId>& computed)
{
    const bool isOneFile = std::ranges::adjacent_find(around.files, std::not_equal_to()) == around.files.end();
    std::vector<ColumnId> open;
    for (int table = 0; table < around.schema.tableCount(); ++table) {
        if (around.schema.table(TableId(table)).isView || (isOneFile && around.declaring.contains(TableId(table))))
            continue;
        for (const ColumnId column : around.schema.columnsOf(TableId(table))) {
            if (!computed.contains(column) && !around.referring.contains(column))
                open.push_back(column);
        }
    }
    return open;
}

/// Whether the whole primary key of its table is this column: then it names the row itself rather than another one.
bool isOwnKey(const std::vector<ColumnId>& keys, ColumnId column)
{
    return std::ranges::find(keys, column) != keys.end();
}

/// The keys that the name of `column` points to, plainest first.
std::vector<Candidate> candidatesFor(const Surroundings& around, const KeyNames& names, const std::vector<ColumnId>& keys, ColumnId column)
{
    const KeyNaming least = isOwnKey(keys, column) ? KeyNaming::SameOwned : KeyNaming::Attribute;
    std::vector<Candidate> candidates;
    for (const ColumnId key : keys) {
        if (!around.mayRefer(column, key))
            continue;
        if (const KeyNaming naming = names.naming(column, key); naming >= least)
            candidates.push_back({column, key, naming});
    }
    std::ranges::stable_sort(candidates, std::greater{}, [&](const Candidate& candidate) {
        return std::pair(candidate.naming, around.areOfOneFile(candidate.from, candidate.to));
    });
    return candidates;
}

/// Its first different values. A server that has no end of rows reads some of them alone, and its numbers are never empty texts.
std::string sampleOf(const Schema& schema, ColumnId id)
{
    const Column& column = schema.column(id);
    const std::string name = quotedIdentifier(column.name);
    const std::string table = quotedTable(schema.table(column.table));
    if (schema.dialect() == Dialect::Sqlite)
        return fmt::format("SELECT DISTINCT {0} AS value FROM {1} WHERE {0} IS NOT NULL AND {0} <> '' LIMIT {2}", name, table,
                           sampledValues);
    const std::string some = fmt::format("SELECT {0} AS value FROM {1} WHERE {0} IS NOT NULL LIMIT {2}", name, table, sampledRows);
    return fmt::format("SELECT DISTINCT value FROM ({}) AS some LIMIT {}", some, sampledValues);
}

/// The share of the column's first distinct values that the key holds; nothing when there are none or it takes too long.
std::optional<double> shareFound(const Connection& connection, const Schema& schema, const Candidate& candidate)
{
    const Column& to = schema.column(candidate.to);
    const std::string sql = fmt::format(
        "SELECT count(*), sum(CASE WHEN EXISTS (SELECT 1 FROM {1} AS parent WHERE parent.{2} = child.value) THEN 1.0 ELSE 0.0 END) "
        "FROM ({0}) AS child",
        sampleOf(schema, candidate.from), quotedTable(schema.table(to.table)), quotedIdentifier(to.name));
    const auto counted = connection.run(sql, oneCheck);
    if (!counted)
        return std::nullopt;
    const auto values = std::get<std::int64_t>(counted->rows[0][0]);
    if (values == 0)
        return std::nullopt;
    return std::get<double>(counted->rows[0][1]) / static_cast<double>(values);
}

/// Where there are values they decide; without any, only a name that leaves no doubt counts.
bool isLikely(const Connection& connection, const Schema& schema, const Candidate& candidate)
{
    const auto share = shareFound(connection, schema, candidate);
    return share ? *share >= leastShareFound : candidate.naming >= KeyNaming::SameOwned;
}

/// The plainest candidate that the values do not speak against.
std::optional<ColumnId> likelyKey(const Connection& connection, const Schema& schema, const std::vector<Candidate>& candidates)
{
    for (const Candidate& candidate : candidates) {
        if (isLikely(connection, schema, candidate))
            return candidate.to;
    }
    return std::nullopt;
}

} // namespace

std::vector<ForeignKey> inferForeignKeys(const Connection& connection, const Schema& schema, const std::set<ColumnId>& computed,
                                         const std::vector<int>& files)
{
    const std::int64_t before = connection.instructions();
    const KeyNames names(schema);
    const std::vector<ColumnId> keys = singleKeys(schema);
    int group = schema.foreignKeys().empty() ? 0 : schema.foreignKeys().back().group + 1;
    std::vector<ForeignKey> guesses;
    const Surroundings around = surroundingsOf(schema, files);
    for (const ColumnId column : openColumns(around, computed)) {
        if (connection.instructions() - before >= instructionsForAll)
            return guesses;
        if (const auto key = likelyKey(connection, schema, candidatesFor(around, names, keys, column)))
            guesses.push_back({.from = column, .to = *key, .group = group++, .isGuess = true});
    }
    return guesses;
}

} // namespace ratatosk
