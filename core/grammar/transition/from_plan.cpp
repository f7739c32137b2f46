// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/from_plan.h"

#include "core/grammar/transition/tree_nodes.h"
#include "core/sql/tree/join_origin.h"

#include <algorithm>

namespace ratatosk {

using sql::GrammarTree;
using sql::Join;
using sql::JoinPath;
using sql::Occurrence;

namespace {

JoinPair pairOf(const JoinEnd& one, const JoinEnd& other)
{
    return one < other ? JoinPair{one, other} : JoinPair{other, one};
}

bool contains(const std::vector<JoinPair>& all, const JoinPair& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

std::vector<JoinPair> keysOf(const JoinPath& path)
{
    std::vector<JoinPair> keys;
    for (const std::vector<Join>* joins : {&path.joins, &path.further}) {
        for (const Join& join : *joins) {
            for (const auto& [left, right] : join.keys)
                keys.push_back(pairOf({join.left, left}, {join.right, right}));
        }
    }
    return keys;
}

/// The second occurrence stands on the right.
GrammarTree joinRule(const JoinPair& key, GrammarTree query, const CompactRules& rules)
{
    const bool isTurned = key.first.first.number > key.second.first.number;
    const JoinEnd& left = isTurned ? key.second : key.first;
    const JoinEnd& right = isTurned ? key.first : key.second;
    const PlainRule rule = left.first.number == 1 ? PlainRule::JoinOthers
        : right.first.number == 1                 ? PlainRule::JoinOther
                                                  : PlainRule::JoinOn;
    return treeNode(rules.ruleFor(rule), leafNode(left.second), leafNode(right.second), std::move(query));
}

} // namespace

WantedFrom wantedFrom(const std::vector<sql::Source>& from, const std::vector<Occurrence>& occurrences)
{
    WantedFrom wanted{{occurrences.begin(), occurrences.end()}, {}, false};
    size_t joins = 0;
    for (const sql::Source& source : from) {
        joins += source.condition.has_value();
        for (const sql::JoinKey& key : source.keys) {
            if (key.left.source == key.right.source)
                continue; // `T2.id = T2.id` joins nothing
            wanted.keys.push_back(pairOf({occurrences[static_cast<size_t>(key.left.source.index)], key.left.column},
                                         {occurrences[static_cast<size_t>(key.right.source.index)], key.right.column}));
        }
    }
    wanted.isLoose = wanted.keys.size() + joins + 1 < from.size();
    return wanted;
}

FromPlan::FromPlan(const WantedFrom& wanted, const GrammarTree& core, const Schema& schema, const CompactRules& rules)
    : m_wanted(wanted), m_core(fromDemandOf(core, schema, rules)), m_schema(schema), m_rules(rules)
{
}

bool FromPlan::find()
{
    std::optional<JoinPath> path = completed();
    while (!isWanted(path)) {
        if (!extend(path))
            return false;
        path = completed();
    }
    dropNeedless();
    return true;
}

GrammarTree FromPlan::wrapped(GrammarTree core) const
{
    for (const JoinPair& key : m_keys)
        core = joinRule(key, std::move(core), m_rules);
    for (const TableId table : m_tables)
        core = treeNode(m_rules.ruleFor(PlainRule::JoinAlso), leafNode(table), std::move(core));
    return core;
}

std::optional<JoinPath> FromPlan::completed() const
{
    FromDemand demand = m_core;
    for (const TableId table : m_tables)
        demand.mentioned.push_back({table, 0});
    for (const auto& [left, right] : m_keys)
        demand.stated.push_back({left.first, right.first, {{left.second, right.second}}, sql::JoinOrigin::Stated});
    if (demand == FromDemand())
        return std::nullopt;
    Result<JoinPath> path = completedFrom(demand, m_schema);
    return path ? std::optional(std::move(*path)) : std::nullopt;
}

bool FromPlan::isWanted(const std::optional<JoinPath>& path) const
{
    if (!path)
        return false;
    const std::vector<Occurrence> occurrences = path->occurrences();
    if (std::set(occurrences.begin(), occurrences.end()) != m_wanted.occurrences)
        return false;
    const std::vector<JoinPair> keys = keysOf(*path);
    const auto isThere = [&](const JoinPair& key) { return contains(keys, key); };
    const auto isRequested = [&](const JoinPair& key) { return contains(m_wanted.keys, key); };
    return std::all_of(m_wanted.keys.begin(), m_wanted.keys.end(), isThere)
        && (m_wanted.isLoose || std::all_of(keys.begin(), keys.end(), isRequested));
}

bool FromPlan::extend(const std::optional<JoinPath>& path)
{
    if (path && addMissingTable(*path))
        return true;
    if (addMissingKey(path))
        return true;
    if (path || !m_tables.empty() || !m_core.mentioned.empty() || m_wanted.occurrences.empty())
        return false;
    m_tables.push_back(m_wanted.occurrences.begin()->table); // nothing at all was mentioned
    return true;
}

/// Only while the path has no table too many: else a join has to be stated first.
bool FromPlan::addMissingTable(const JoinPath& path)
{
    const std::vector<Occurrence> found = path.occurrences();
    const auto isRequested = [&](const Occurrence& one) { return m_wanted.occurrences.contains(one); };
    if (!std::all_of(found.begin(), found.end(), isRequested))
        return false;
    for (const Occurrence& one : m_wanted.occurrences) {
        if (one.number == 0 && std::find(found.begin(), found.end(), one) == found.end()) {
            m_tables.push_back(one.table);
            return true;
        }
    }
    return false;
}

bool FromPlan::addMissingKey(const std::optional<JoinPath>& path)
{
    const std::vector<JoinPair> found = path ? keysOf(*path) : m_keys;
    for (const JoinPair& key : m_wanted.keys) {
        if (!contains(found, key) && !contains(m_keys, key)) {
            m_keys.push_back(key);
            return true;
        }
    }
    return false;
}

void FromPlan::dropNeedless()
{
    const auto dropFrom = [&](auto& wrappers) {
        for (size_t i = 0; i < wrappers.size();) {
            const auto one = wrappers[i];
            wrappers.erase(wrappers.begin() + static_cast<std::ptrdiff_t>(i));
            if (isWanted(completed()))
                continue;
            wrappers.insert(wrappers.begin() + static_cast<std::ptrdiff_t>(i), one);
            ++i;
        }
    };
    dropFrom(m_tables);
    dropFrom(m_keys);
}

} // namespace ratatosk
