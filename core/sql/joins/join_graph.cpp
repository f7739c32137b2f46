// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/join_graph.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/key_names.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace ratatosk::sql {

namespace {

// Large, so that the place in the list can break ties without outweighing a join.
constexpr std::int64_t kUnit = 1'000'000;
constexpr std::int64_t kDeclared = 1'000 * kUnit;     ///< a declared key is the plain way
constexpr std::int64_t kLinkDiscount = 100;           ///< a hundredth of a key
constexpr double kDoubt = 5;                          ///< a key of which one in ten is wrong costs one and a half
constexpr std::int64_t kNamedLikeKey = 6'000 * kUnit; ///< less a tenth of a key for each degree of KeyNaming
constexpr std::int64_t kNamedAlike = 7'000 * kUnit;

bool sameName(const Schema& schema, ColumnId left, ColumnId right)
{
    return sameIdentifier(schema.column(left).name, schema.column(right).name);
}

void numberTies(std::vector<WeightedJoin>& joins)
{
    for (size_t i = 0; i < joins.size(); ++i)
        joins[i].cost += static_cast<std::int64_t>(i);
}

/// Tables that refer to several others are what happened between these: of two ways as long the one through them is taken.
void preferLinks(std::vector<WeightedJoin>& joins)
{
    for (WeightedJoin& weighted : joins) {
        const auto isOther = [&](const WeightedJoin& other) {
            return other.join.left == weighted.join.left && other.join.right != weighted.join.right;
        };
        if (std::ranges::any_of(joins, isOther))
            weighted.cost -= weighted.cost / kLinkDiscount;
    }
}

std::int64_t costOf(const ForeignKey& key)
{
    return static_cast<std::int64_t>(static_cast<double>(kDeclared) * (1 + kDoubt * (1 - key.chance)));
}

/// One join for each key; the pairs of a composite key share their group.
std::vector<WeightedJoin> keyJoins(const Schema& schema)
{
    std::vector<WeightedJoin> joins;
    int group = -1;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const Occurrence child{schema.column(key.from).table};
        const Occurrence parent{schema.column(key.to).table};
        if (child == parent)
            continue;
        if (joins.empty() || key.group != group) {
            const JoinOrigin origin = key.isGuess ? JoinOrigin::Guessed : JoinOrigin::Declared;
            joins.push_back({{child, parent, {}, origin}, costOf(key)});
        }
        group = key.group;
        joins.back().join.keys.emplace_back(key.from, key.to);
    }
    preferLinks(joins);
    return joins;
}

/// Pairs of tables as the schema lists them, and the best join of each pair first.
void sortByPair(const Schema& schema, const std::vector<ColumnId>& preferredKeys, std::vector<WeightedJoin>& joins)
{
    std::map<std::pair<Occurrence, Occurrence>, size_t> firstOfPair;
    for (size_t i = 0; i < joins.size(); ++i)
        firstOfPair.emplace(std::minmax(joins[i].join.left, joins[i].join.right), i);
    const auto rank = [&](const WeightedJoin& weighted) {
        const auto& [child, parent] = weighted.join.keys.front();
        const size_t pair = firstOfPair.at(std::minmax(weighted.join.left, weighted.join.right));
        const bool isIntended = std::ranges::find(preferredKeys, child) != preferredKeys.end();
        return std::tuple(pair, !isIntended, !sameName(schema, child, parent), index(child));
    };
    std::stable_sort(joins.begin(), joins.end(), [&](const auto& left, const auto& right) { return rank(left) < rank(right); });
}

/// Whether a table has keys to both: what happened between them leads from the one to the other.
bool areLinked(const std::vector<WeightedJoin>& joins, size_t keyCount, Occurrence one, Occurrence other)
{
    const auto refersTo = [&](Occurrence child, Occurrence parent) {
        return std::any_of(joins.begin(), joins.begin() + static_cast<std::ptrdiff_t>(keyCount),
                           [&](const WeightedJoin& key) { return key.join.left == child && key.join.right == parent; });
    };
    return std::any_of(joins.begin(), joins.begin() + static_cast<std::ptrdiff_t>(keyCount), [&](const WeightedJoin& key) {
        return key.join.right == one && key.join.left != other && refersTo(key.join.left, other);
    });
}

/// Two children of the same parent column: a little cheaper than the two keys through the parent, unless a table links them.
void appendSiblings(std::vector<WeightedJoin>& joins)
{
    const size_t keyCount = joins.size();
    for (size_t i = 0; i < keyCount; ++i) {
        for (size_t j = i + 1; j < keyCount; ++j) {
            const Join left = joins[i].join;
            const Join right = joins[j].join;
            const bool isSimple = left.keys.size() == 1 && right.keys.size() == 1;
            if (!isSimple || left.left == right.left || left.keys[0].second != right.keys[0].second)
                continue;
            const JoinOrigin origin = std::max(left.origin, right.origin);
            const int percent = areLinked(joins, keyCount, left.left, right.left) ? 105 : 95;
            joins.push_back({{left.left, right.left, {{left.keys[0].first, right.keys[0].first}}, origin},
                             (joins[i].cost + joins[j].cost) * percent / 100});
        }
    }
}

std::vector<ColumnId> columnsOfAll(const Schema& schema, const std::vector<TableId>& tables)
{
    std::vector<ColumnId> columns;
    for (const TableId table : tables) {
        const std::vector<ColumnId> more = schema.columnsOf(table);
        columns.insert(columns.end(), more.begin(), more.end());
    }
    return columns;
}

/// The single primary key of each table that has one.
std::vector<ColumnId> singleKeys(const Schema& schema, const std::vector<ColumnId>& columns)
{
    std::map<TableId, std::vector<ColumnId>> keys;
    for (const ColumnId column : columns) {
        if (schema.column(column).isPrimaryKey)
            keys[schema.column(column).table].push_back(column);
    }
    std::vector<ColumnId> single;
    for (const auto& [table, members] : keys) {
        if (members.size() == 1)
            single.push_back(members.front());
    }
    return single;
}

WeightedJoin guessedJoin(const Schema& schema, ColumnId left, ColumnId right, std::int64_t cost)
{
    return {{{schema.column(left).table}, {schema.column(right).table}, {{left, right}}, JoinOrigin::Guessed}, cost};
}

/// Two primary keys that are merely called alike ("id") say nothing about each other.
void appendNamedLikeKeys(const Schema& schema, const std::vector<ColumnId>& columns, std::vector<WeightedJoin>& joins)
{
    const KeyNames names(schema);
    for (const ColumnId key : singleKeys(schema, columns)) {
        for (const ColumnId column : columns) {
            if (schema.column(column).table == schema.column(key).table)
                continue;
            const KeyNaming naming = names.naming(column, key);
            const bool isMereNamesake = naming == KeyNaming::Attribute || naming == KeyNaming::Same;
            if (naming != KeyNaming::None && !(isMereNamesake && schema.column(column).isPrimaryKey))
                joins.push_back(guessedJoin(schema, column, key, kNamedLikeKey - static_cast<int>(naming) * kDeclared / 10));
        }
    }
}

/// The same holds here.
void appendNamedAlike(const Schema& schema, const std::vector<ColumnId>& columns, std::vector<WeightedJoin>& joins)
{
    std::map<std::string, std::vector<ColumnId>> byName;
    for (const ColumnId column : columns)
        byName[foldedIdentifier(schema.column(column).name)].push_back(column);
    for (const auto& [name, namesakes] : byName) {
        for (size_t i = 0; i < namesakes.size(); ++i) {
            for (size_t j = i + 1; j < namesakes.size(); ++j) {
                const Column& left = schema.column(namesakes[i]);
                const Column& right = schema.column(namesakes[j]);
                if (left.table != right.table && left.type == right.type && !(left.isPrimaryKey && right.isPrimaryKey))
                    joins.push_back(guessedJoin(schema, namesakes[i], namesakes[j], kNamedAlike));
            }
        }
    }
}

} // namespace

std::vector<WeightedJoin> joinsByKeys(const Schema& schema, const std::vector<ColumnId>& preferredKeys)
{
    std::vector<WeightedJoin> joins = keyJoins(schema);
    sortByPair(schema, preferredKeys, joins);
    appendSiblings(joins);
    numberTies(joins);
    return joins;
}

std::vector<WeightedJoin> joinsByNames(const Schema& schema, const std::vector<TableId>& tables)
{
    const std::vector<ColumnId> columns = columnsOfAll(schema, tables);
    std::vector<WeightedJoin> joins;
    appendNamedLikeKeys(schema, columns, joins);
    appendNamedAlike(schema, columns, joins);
    numberTies(joins);
    return joins;
}

} // namespace ratatosk::sql
