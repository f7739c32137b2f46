// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/schema_router.h"

#include "core/linking/routing/column_scorer.h"
#include "core/linking/routing/item_budget.h"

#include <algorithm>
#include <utility>

namespace ratatosk {

namespace {

constexpr double kForLinks = 0.1; ///< of the items: kept for what connects the tables that are chosen
constexpr int kLikelyTables = 8;  ///< between which ways are looked for

std::vector<ColumnId> bestFirst(const std::vector<float>& scores)
{
    std::vector<ColumnId> order(scores.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = ColumnId(i);
    std::ranges::stable_sort(order, std::greater{}, [&](ColumnId column) { return scores[static_cast<std::size_t>(column)]; });
    return order;
}

bool contains(const std::vector<TableId>& tables, TableId table)
{
    return std::ranges::find(tables, table) != tables.end();
}

/// The columns of keys between two tables that are both chosen.
void addKeysBetween(const Schema& schema, ItemBudget& budget)
{
    for (const ForeignKey& key : schema.foreignKeys()) {
        const bool isBetween = budget.has(schema.column(key.from).table) && budget.has(schema.column(key.to).table);
        if (isBetween && budget.add(key.from))
            budget.add(key.to);
    }
}

/// Tables that stand between two likely ones which no key connects.
void addTablesBetween(const SchemaFacts& facts, ItemBudget& budget, const std::vector<ColumnId>& order, const Schema& schema,
                      const std::vector<TableId>& skipped)
{
    std::vector<TableId> likely = budget.tables();
    likely.resize(std::min(likely.size(), static_cast<std::size_t>(kLikelyTables)));
    const auto isLikely = [&](TableId table) { return contains(likely, table); };
    std::vector<TableId> between;
    for (const TableId table : likely) {
        for (const TableId other : facts.neighbours.ofTable[static_cast<std::size_t>(table)]) {
            const auto& further = facts.neighbours.ofTable[static_cast<std::size_t>(other)];
            if (!budget.has(other) && !contains(between, other) && !contains(skipped, other)
                && std::ranges::count_if(further, isLikely) > 1)
                between.push_back(other);
        }
    }
    for (const ColumnId column : order) { // the likeliest of each brings its table in
        const TableId table = schema.column(column).table;
        if (contains(between, table) && !budget.has(table))
            budget.add(column);
    }
}

} // namespace

SchemaRouter::SchemaRouter(const Schema& schema, std::shared_ptr<const ValueIndex> values, WordVectors vectors)
    : m_schema(schema), m_facts(schema), m_mentions(schema, std::move(values)), m_near(schema, std::move(vectors))
{
}

std::vector<ColumnFeatures> SchemaRouter::features(const Question& question) const
{
    return featuresOf(question, m_schema, m_facts, m_mentions.of(question), m_near.of(question, m_facts.neighbours));
}

SchemaPart SchemaRouter::route(const Question& question, const RouteOptions& options) const
{
    const std::vector<ColumnId> order = bestFirst(scoresOf(features(question)));
    const int reserve = static_cast<int>(kForLinks * options.items);
    ItemBudget budget(m_schema, options.items);
    for (const ColumnId column : options.needed)
        budget.add(column);
    for (const TableId table : options.pinned)
        budget.addTable(table);
    const auto fill = [&](int leastRoom) {
        for (auto column = order.begin(); column != order.end() && budget.room() > leastRoom; ++column) {
            if (!contains(options.skipped, m_schema.column(*column).table))
                budget.add(*column);
        }
    };
    fill(reserve);
    addTablesBetween(m_facts, budget, order, m_schema, options.skipped);
    addKeysBetween(m_schema, budget);
    fill(0);
    return SchemaPart(m_schema, budget.columns());
}

} // namespace ratatosk
