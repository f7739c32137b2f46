// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/key_inference.h"

#include "core/schema/identifier.h"
#include "core/schema/key_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

namespace ratatosk {

namespace {

constexpr int sampledValues = 500; ///< of a column, whatever its length: a share of 0.9 is then known to within 3 points (binomial, 95 %)
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

/// The tables whose columns may want a guess: real ones that declare no foreign key.
std::vector<TableId> silentTables(const Schema& schema)
{
    std::set<TableId> declaring;
    for (const ForeignKey& key : schema.foreignKeys())
        declaring.insert(schema.column(key.from).table);
    std::vector<TableId> silent;
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (!schema.table(TableId(table)).isView && !declaring.contains(TableId(table)))
            silent.push_back(TableId(table));
    }
    return silent;
}

/// Whether the whole primary key of its table is this column: then it names the row itself rather than another one.
bool isOwnKey(const std::vector<ColumnId>& keys, ColumnId column)
{
    return std::ranges::find(keys, column) != keys.end();
}

/// The keys that the name of `column` points to, plainest first.
std::vector<Candidate> candidatesFor(const Schema& schema, const KeyNames& names, const std::vector<ColumnId>& keys, ColumnId column)
{
    const KeyNaming least = isOwnKey(keys, column) ? KeyNaming::SameOwned : KeyNaming::Attribute;
    std::vector<Candidate> candidates;
    for (const ColumnId key : keys) {
        if (schema.column(key).table == schema.column(column).table)
            continue;
        if (const KeyNaming naming = names.naming(column, key); naming >= least)
            candidates.push_back({column, key, naming});
    }
    std::ranges::stable_sort(candidates, std::greater{}, &Candidate::naming);
    return candidates;
}

/// The share of the column's first distinct values that the key holds; nothing when there are none or it takes too long.
std::optional<double> shareFound(const Connection& connection, const Schema& schema, const Candidate& candidate)
{
    const Column& from = schema.column(candidate.from);
    const Column& to = schema.column(candidate.to);
    const std::string sql = fmt::format("SELECT count(*), total(EXISTS (SELECT 1 FROM {2} AS parent WHERE parent.{3} = child.value)) FROM "
                                        "(SELECT DISTINCT {1} AS value FROM {0} WHERE {1} IS NOT NULL AND {1} <> '' LIMIT {4}) AS child",
                                        quotedIdentifier(schema.table(from.table).name), quotedIdentifier(from.name),
                                        quotedIdentifier(schema.table(to.table).name), quotedIdentifier(to.name), sampledValues);
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

std::vector<ForeignKey> inferForeignKeys(const Connection& connection, const Schema& schema, const std::set<ColumnId>& computed)
{
    const std::int64_t before = connection.instructions();
    const KeyNames names(schema);
    const std::vector<ColumnId> keys = singleKeys(schema);
    int group = schema.foreignKeys().empty() ? 0 : schema.foreignKeys().back().group + 1;
    std::vector<ForeignKey> guesses;
    for (const TableId table : silentTables(schema)) {
        for (const ColumnId column : schema.columnsOf(table)) {
            if (connection.instructions() - before >= instructionsForAll)
                return guesses;
            if (computed.contains(column))
                continue;
            if (const auto key = likelyKey(connection, schema, candidatesFor(schema, names, keys, column)))
                guesses.push_back({.from = column, .to = *key, .group = group++, .isGuess = true});
        }
    }
    return guesses;
}

} // namespace ratatosk
