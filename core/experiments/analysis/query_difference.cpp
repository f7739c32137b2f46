// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/query_difference.h"

#include "core/experiments/analysis/query_parts.h"

#include <algorithm>
#include <iterator>

namespace ratatosk {
namespace {

/// What one side has and the other lacks, repetitions counted.
std::vector<int> without(const std::vector<int>& items, const std::vector<int>& others)
{
    std::vector<int> rest;
    std::ranges::set_difference(items, others, std::back_inserter(rest));
    return rest;
}

/// The clause that a difference is counted under.
Clause countedClause(const PartPlace& place)
{
    const auto& [block, clause] = place;
    if (block.find('/') != std::string::npos)
        return Clause::Nested;
    return block.empty() ? clause : Clause::SetOperation;
}

class QueryComparison
{
public:
    QueryComparison(const QueryParts& gold, const QueryParts& prediction) : m_gold(gold), m_prediction(prediction)
    {
        for (const QueryParts* parts : {&gold, &prediction}) {
            for (const auto& [place, part] : parts->clauses)
                m_places.insert(place);
        }
    }

    QueryDifference compare()
    {
        for (const PartPlace& place : m_places)
            comparePlace(place);
        m_difference.hasColumnError = hasColumnError();
        if (!m_difference.hasSketchError && !m_difference.hasColumnError)
            compareTables();
        noteMissed();
        return std::move(m_difference);
    }

private:
    static const ClausePart* find(const QueryParts& parts, const PartPlace& place)
    {
        const auto found = parts.clauses.find(place);
        return found == parts.clauses.end() ? nullptr : &found->second;
    }

    void comparePlace(const PartPlace& place)
    {
        const ClausePart* gold = find(m_gold, place);
        const ClausePart* prediction = find(m_prediction, place);
        if (gold && prediction && *gold == *prediction)
            return;
        m_difference.clauses.insert(countedClause(place));
        const bool isOtherSketch = !gold || !prediction || gold->sketch != prediction->sketch;
        if (place.second != Clause::From)
            m_difference.hasSketchError |= isOtherSketch;
    }

    bool hasColumnError() const
    {
        return std::ranges::any_of(m_places, [&](const PartPlace& place) {
            const ClausePart* gold = find(m_gold, place);
            const ClausePart* prediction = find(m_prediction, place);
            return place.second != Clause::From && gold && prediction && hasOtherColumn(*gold, *prediction);
        });
    }

    bool hasOtherColumn(const ClausePart& gold, const ClausePart& prediction) const
    {
        if (without(gold.columns, prediction.columns).empty())
            return false;
        const std::vector<int> instead = without(prediction.columns, gold.columns);
        return std::ranges::any_of(instead, [&](int column) { return !m_difference.hasSketchError || !isUsedByGold(column); });
    }

    bool isUsedByGold(int column) const
    {
        return std::ranges::any_of(m_gold.clauses, [&](const auto& entry) {
            return entry.first.second != Clause::From && std::ranges::find(entry.second.columns, column) != entry.second.columns.end();
        });
    }

    /// One table for another is a wrong item of the schema; one more or less, or a query among them, another structure.
    void compareTables()
    {
        for (const PartPlace& place : m_places) {
            if (place.second != Clause::From)
                continue;
            const ClausePart* gold = find(m_gold, place);
            const ClausePart* prediction = find(m_prediction, place);
            if (!gold || !prediction || gold->sketch != prediction->sketch)
                m_difference.hasSketchError = true;
            else if (gold->columns != prediction->columns)
                m_difference.hasColumnError = true;
        }
    }

    void noteMissed()
    {
        std::ranges::set_difference(m_gold.columns, m_prediction.columns, std::back_inserter(m_difference.missedColumns));
        std::ranges::set_difference(m_gold.tables, m_prediction.tables, std::back_inserter(m_difference.missedTables));
        for (const sql::Literal& value : m_gold.values) {
            if (std::ranges::find(m_prediction.values, value.text, &sql::Literal::text) == m_prediction.values.end())
                m_difference.missedValues.push_back(value);
        }
    }

    const QueryParts& m_gold;
    const QueryParts& m_prediction;
    std::set<PartPlace> m_places;
    QueryDifference m_difference;
};

} // namespace

ErrorClass QueryDifference::structureClass() const
{
    if (hasSketchError)
        return hasColumnError ? ErrorClass::Both : ErrorClass::Sketch;
    return hasColumnError ? ErrorClass::Column : ErrorClass::Value;
}

QueryDifference differenceOf(const sql::Query& gold, const sql::Query& prediction, const Schema& schema)
{
    QueryDifference difference;
    for (const JoinedColumns joined : {JoinedColumns::AreOne, JoinedColumns::Differ}) {
        const QueryParts expected = partsOf(gold, schema, joined);
        const QueryParts actual = partsOf(prediction, schema, joined);
        difference = QueryComparison(expected, actual).compare();
        if (difference.structureClass() != ErrorClass::Value)
            break;
    }
    return difference;
}

} // namespace ratatosk
