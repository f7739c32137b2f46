// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/key_inference.h"

#include "core/database/identifying_columns.h"
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
constexpr int kManyColumns =
    2'000; ///< of so many, tables that declare some keys are trusted to declare all: each is held against every key
constexpr double leastShareFound = 0.9; // real data has a few dangling references

struct Candidate {
    ColumnId from{};
    ColumnId to{};
    KeyNaming naming = KeyNaming::None; ///< None: the name says nothing, or that it is another row of the same table
};

/// How a column's first different values lie among those of a key.
struct ValuesFound {
    std::int64_t values = 0;
    std::int64_t found = 0;   ///< of these
    std::int64_t telling = 0; ///< of these, those that are neither small numbers nor years, which lie in many keys by chance
    std::int64_t rows = 0;    ///< of the key's table

    bool areAll(std::int64_t fewest) const { return values >= fewest && found == values; }
};

/// What is known of the tables beside their names.
struct Surroundings {
    const Schema& schema;
    const std::vector<int>& files;     ///< of the tables; empty: all are of one
    std::set<TableId> declaring = {};  ///< foreign keys
    std::set<ColumnId> referring = {}; ///< by a declared key

    bool areOfOneFile(ColumnId left, ColumnId right) const
    {
        const auto fileOf = [&](ColumnId id) { return files[static_cast<std::size_t>(index(schema.column(id).table))]; };
        return files.empty() || fileOf(left) == fileOf(right);
    }
    bool isOwnTable(ColumnId column, ColumnId key) const { return schema.column(key).table == schema.column(column).table; }
    /// Who declares some of the table's keys may have left out others, but fewer.
    bool isDeclaring(ColumnId column, ColumnId key) const
    {
        return declaring.contains(schema.column(column).table) && areOfOneFile(column, key);
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
        const bool isLeftAlone = isOneFile && around.declaring.contains(TableId(table)) && around.schema.columnCount() > kManyColumns;
        if (around.schema.table(TableId(table)).isView || isLeftAlone)
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
        if (around.isOwnTable(column, key))
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

/// Counts values that are neither numbers below 1000 nor years.
std::string tellingOf(Dialect dialect)
{
    if (dialect != Dialect::Sqlite)
        return "0";
    return "sum(CASE WHEN CAST(CAST(child.value AS INTEGER) AS TEXT) <> CAST(child.value AS TEXT) THEN 1 "
           "WHEN CAST(child.value AS INTEGER) < 1000 OR CAST(child.value AS INTEGER) BETWEEN 1900 AND 2100 THEN 0 ELSE 1 END)";
}

/// Nothing where it takes too long.
std::optional<ValuesFound> valuesFound(const Connection& connection, const Schema& schema, const Candidate& candidate)
{
    const Column& to = schema.column(candidate.to);
    const std::string sql = fmt::format(
        "SELECT count(*), "
        "sum(CASE WHEN EXISTS (SELECT 1 FROM {1} AS parent WHERE parent.{2} = child.value) THEN 1 ELSE 0 END), {3}, "
        "(SELECT count(*) FROM {1}) FROM ({0}) AS child",
        sampleOf(schema, candidate.from), quotedTable(schema.table(to.table)), quotedIdentifier(to.name), tellingOf(schema.dialect()));
    const auto counted = connection.run(sql, oneCheck);
    if (!counted)
        return std::nullopt;
    const auto number = [&](std::size_t column) {
        const auto* value = std::get_if<std::int64_t>(&counted->rows[0][column]);
        return value ? *value : 0; // the sum of no values is NULL
    };
    return ValuesFound{number(0), number(1), number(2), number(3)};
}

/// The plainest of the candidates that their names make that the values do not speak against. Where there are values they decide;
/// without any, only a name that leaves no doubt counts.
class KeyGuesser
{
public:
    KeyGuesser(const Connection& connection, const Surroundings& around, const KeyNames& names, std::vector<ColumnId> keys)
        : m_connection(connection), m_around(around), m_names(names), m_keys(std::move(keys))
    {
    }

    std::optional<ColumnId> keyOf(ColumnId column) const
    {
        for (const Candidate& candidate : candidatesFor(m_around, m_names, m_keys, column)) {
            if (isLikely(candidate))
                return candidate.to;
        }
        if (const auto own = ownKeyOf(column))
            return own;
        if (isOwnKey(m_keys, column))
            return {};
        const auto person = personOf(column);
        return person ? person : keyByValues(column);
    }

private:
    bool isLikely(const Candidate& candidate) const
    {
        const auto found = valuesFound(m_connection, m_around.schema, candidate);
        const bool isDeclaring = m_around.isDeclaring(candidate.from, candidate.to);
        if (!found || found->values == 0)
            return !isDeclaring && candidate.naming >= KeyNaming::SameOwned;
        if (isDeclaring)
            return candidate.naming >= KeyNaming::Table && found->areAll(kFewValues);
        return static_cast<double>(found->found) >= leastShareFound * static_cast<double>(found->values);
    }

    /// "boss": another row of the same table.
    std::optional<ColumnId> ownKeyOf(ColumnId column) const
    {
        const auto key = std::ranges::find_if(m_keys, [&](ColumnId id) { return m_around.isOwnTable(column, id); });
        if (key == m_keys.end() || *key == column || !m_names.pointsToOwnTable(column))
            return {};
        const auto found = valuesFound(m_connection, m_around.schema, {column, *key});
        return found && found->areAll(1) ? std::optional(*key) : std::nullopt;
    }

    /// "sold by", "adopter": the one key of people that holds all of the values.
    std::optional<ColumnId> personOf(ColumnId column) const
    {
        if (m_keys.size() > kMostKeysCompared || !mayHoldCodes(column) || !m_names.isAgent(column))
            return {};
        std::vector<ColumnId> people;
        for (const ColumnId key : m_keys) {
            if (m_around.isOwnTable(column, key) || !has(&KeyNames::isOfPerson, key))
                continue;
            const auto found = valuesFound(m_connection, m_around.schema, {column, key});
            if (found && found->areAll(kFewest))
                people.push_back(key);
        }
        if (people.size() > 1 && m_names.mayBeOfStaff(column))
            std::erase_if(people, [&](ColumnId key) { return !has(&KeyNames::isOfStaff, key); });
        return people.size() == 1 ? std::optional(people.front()) : std::nullopt;
    }

    /// Whether a column of the key's table is such a one.
    bool has(bool (KeyNames::*isOne)(ColumnId) const, ColumnId key) const
    {
        const std::vector<ColumnId> columns = m_around.schema.columnsOf(m_around.schema.column(key).table);
        return std::ranges::any_of(columns, [&](ColumnId column) { return (m_names.*isOne)(column); });
    }

    /// Where the name tells nothing: the one key that holds all of the values, if these are no numbers that many keys hold; of an
    /// identifier's, the key of which they are by far the largest part.
    std::optional<ColumnId> keyByValues(ColumnId column) const
    {
        if (m_keys.size() > kMostKeysCompared || !mayHoldCodes(column))
            return {};
        std::vector<std::pair<double, ColumnId>> holding; // the part of the key's rows that are referred to
        bool areTelling = true;
        for (const ColumnId key : m_keys) {
            const auto found = m_around.isOwnTable(column, key) ? std::nullopt : valuesFound(m_connection, m_around.schema, {column, key});
            if (!found || !found->areAll(found->telling == found->values ? kFewValues : kSomeValues))
                continue;
            const double part = static_cast<double>(found->found) / static_cast<double>(found->rows);
            const bool isByChance = part < kLeastPartOfNumbers && m_around.schema.column(key).type == ColumnType::Number;
            areTelling = found->telling == found->values && !isByChance;
            holding.emplace_back(part, key);
        }
        std::ranges::sort(holding, std::greater{}, &std::pair<double, ColumnId>::first);
        if (holding.empty() || (holding.size() == 1 && areTelling))
            return holding.empty() ? std::nullopt : std::optional(holding.front().second);
        const bool isClear = holding.size() == 1 || holding[0].first >= kClearlyMore * holding[1].first;
        return m_names.isIdentifier(column) && isClear && holding.front().first >= kLeastPart ? std::optional(holding.front().second)
                                                                                              : std::nullopt;
    }

    bool mayHoldCodes(ColumnId id) const
    {
        const Column& column = m_around.schema.column(id);
        const bool isWhole = column.type != ColumnType::Number || foldedIdentifier(column.declaredType).find("int") != std::string::npos;
        return m_around.schema.dialect() == Dialect::Sqlite && isWhole && column.type != ColumnType::Time
            && column.type != ColumnType::Boolean;
    }

    static constexpr std::int64_t kFewest = 2, kFewValues = 3, kSomeValues = 5;
    static constexpr std::size_t kMostKeysCompared = 40;
    static constexpr double kLeastPartOfNumbers = 0.02; ///< thousands of numbers in a row hold heights of mountains as well
    static constexpr double kLeastPart = 0.25, kClearlyMore = 2;

    const Connection& m_connection;
    const Surroundings& m_around;
    const KeyNames& m_names;
    std::vector<ColumnId> m_keys;
};

} // namespace

std::vector<ForeignKey> inferForeignKeys(const Connection& connection, const Schema& schema, const std::set<ColumnId>& computed,
                                         const std::vector<int>& files)
{
    const std::int64_t before = connection.instructions();
    const KeyNames names(schema);
    int group = schema.foreignKeys().empty() ? 0 : schema.foreignKeys().back().group + 1;
    std::vector<ForeignKey> guesses;
    const Surroundings around = surroundingsOf(schema, files);
    const KeyGuesser guesser(connection, around, names, identifyingColumns(connection, schema, names, oneCheck));
    for (const ColumnId column : openColumns(around, computed)) {
        if (connection.instructions() - before >= instructionsForAll)
            return guesses;
        if (const auto key = guesser.keyOf(column))
            guesses.push_back({.from = column, .to = *key, .group = group++, .isGuess = true});
    }
    return guesses;
}

} // namespace ratatosk
