// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/composite_keys.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

using Pairs = std::vector<std::pair<ColumnId, ColumnId>>;

constexpr int kCombinations = 300; ///< looked up: a share of 0.95 is then known to within 2.5 points (binomial, 95 %)
constexpr double kLeastCombinationsFound = 0.95;
constexpr std::int64_t kFewestCombinations = 2;
constexpr double kChance = 0.95; ///< right of those found on the training databases
constexpr RunLimits kOneCheck{.valueBytes = 1 << 20, .instructions = 400'000, .milliseconds = 5'000};

std::vector<ColumnId> membersOf(const Schema& schema, TableId table)
{
    std::vector<ColumnId> members = schema.columnsOf(table);
    std::erase_if(members, [&](ColumnId id) { return !schema.column(id).isPrimaryKey; });
    return members;
}

/// The table's columns that are called as the members are. Nothing: some are not there.
std::optional<Pairs> namesakesOf(const Schema& schema, TableId table, const std::vector<ColumnId>& members, const std::set<ColumnId>& open)
{
    Pairs pairs;
    for (const ColumnId member : members) {
        const auto column = schema.findColumn(table, schema.column(member).name);
        if (!column || !open.contains(*column))
            return {};
        pairs.emplace_back(*column, member);
    }
    return pairs;
}

std::string joined(const Pairs& pairs, std::string_view separator, const std::function<std::string(ColumnId from, ColumnId to)>& textOf)
{
    std::string text;
    for (const auto& [from, to] : pairs)
        text += (text.empty() ? std::string() : std::string(separator)) + textOf(from, to);
    return text;
}

class CompositeSearch
{
public:
    CompositeSearch(const Connection& connection, const Schema& schema, std::int64_t instructions)
        : m_connection(connection), m_schema(schema), m_last(connection.instructions() + instructions)
    {
    }

    /// Whether the different combinations are rows of the key. `pairs`: of one table each side.
    bool isIncluded(const Pairs& pairs) const
    {
        if (m_connection.instructions() >= m_last)
            return false;
        const auto name = [&](ColumnId id) { return quotedIdentifier(m_schema.column(id).name); };
        const std::string same = joined(pairs, " AND ",
                                        [&](ColumnId from, ColumnId to) { return fmt::format("p.{} = c.{}", name(to), name(from)); });
        const std::string columns = joined(pairs, ", ", [&](ColumnId from, ColumnId) { return name(from); });
        const std::string areThere = joined(pairs, " AND ",
                                            [&](ColumnId from, ColumnId) { return fmt::format("{} IS NOT NULL", name(from)); });
        const auto found = m_connection.run(
            fmt::format(
                "SELECT count(*), sum(EXISTS (SELECT 1 FROM {} AS p WHERE {})) FROM (SELECT DISTINCT {} FROM {} WHERE {} LIMIT {}) AS c",
                tableOf(pairs.front().second), same, columns, tableOf(pairs.front().first), areThere, kCombinations),
            kOneCheck);
        if (!found || found->rows.empty())
            return false;
        const auto* all = std::get_if<std::int64_t>(&found->rows.front()[0]);
        const auto* there = std::get_if<std::int64_t>(&found->rows.front()[1]);
        return all && there && *all >= kFewestCombinations
            && static_cast<double>(*there) >= kLeastCombinationsFound * static_cast<double>(*all);
    }

private:
    std::string tableOf(ColumnId column) const { return quotedTable(m_schema.table(m_schema.column(column).table)); }

    const Connection& m_connection;
    const Schema& m_schema;
    std::int64_t m_last = 0;
};

Pairs turnedRound(const Pairs& pairs)
{
    Pairs turned;
    for (const auto& [from, to] : pairs)
        turned.emplace_back(to, from);
    return turned;
}

} // namespace

std::vector<CompositeKey> compositeKeys(const Connection& connection, const Schema& schema, const std::vector<ColumnId>& open,
                                        std::int64_t instructions)
{
    if (schema.dialect() != Dialect::Sqlite)
        return {};
    const std::set<ColumnId> isOpen(open.begin(), open.end());
    const CompositeSearch search(connection, schema, instructions);
    std::vector<CompositeKey> found;
    for (int parent = 0; parent < schema.tableCount(); ++parent) {
        const std::vector<ColumnId> members = membersOf(schema, TableId(parent));
        for (int child = 0; members.size() > 1 && child < schema.tableCount(); ++child) {
            if (child == parent || schema.table(TableId(child)).isView)
                continue;
            const auto pairs = namesakesOf(schema, TableId(child), members, isOpen);
            if (!pairs || !search.isIncluded(*pairs))
                continue;
            // Tables with one key in common: the one that lacks rows refers to the other.
            const bool isTwin = membersOf(schema, TableId(child)).size() == members.size()
                && std::ranges::all_of(*pairs, [&](const auto& pair) { return schema.column(pair.first).isPrimaryKey; });
            if (!isTwin || !search.isIncluded(turnedRound(*pairs)))
                found.push_back({*pairs, kChance});
        }
    }
    std::ranges::stable_sort(found, std::greater{}, [](const CompositeKey& key) { return key.pairs.size(); });
    std::set<ColumnId> taken;
    std::erase_if(found, [&](const CompositeKey& key) {
        if (std::ranges::any_of(key.pairs, [&](const auto& pair) { return taken.contains(pair.first); }))
            return true;
        for (const auto& pair : key.pairs)
            taken.insert(pair.first);
        return false;
    });
    return found;
}

} // namespace ratatosk
