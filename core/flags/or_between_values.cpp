// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/or_between_values.h"

#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/text/characters.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::Condition;

/// Where the only "or" stands; -1: there is none, or several.
int placeOfOr(const Question& question)
{
    int place = -1;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) != "or")
            continue;
        if (place >= 0)
            return -1;
        place = word;
    }
    return place;
}

/// The cells that a condition lets a column have.
std::vector<std::string> cellsOf(const Condition& condition)
{
    std::vector<std::string> cells;
    const auto add = [&](const sql::Expression& expression) {
        if (const auto* literal = std::get_if<sql::Literal>(&expression.term))
            cells.push_back(lowerCase(literal->text));
    };
    if (const auto* list = std::get_if<sql::InList>(&condition.test); list && !list->isNegated)
        std::ranges::for_each(list->list, add);
    if (const auto* test = std::get_if<sql::Comparison>(&condition.test); test && test->operation == sql::ComparisonOperator::Equal)
        add(test->right);
    return cells;
}

/// The parts of an "or" by the column they are about, each column's as one condition; none where a part is about several.
std::vector<Condition> byColumn(const std::vector<Condition>& parts)
{
    std::vector<std::pair<sql::ColumnReference, std::vector<Condition>>> found;
    for (const Condition& part : parts) {
        const auto column = onlyColumnOf(part);
        if (!column)
            return {};
        const auto same = std::ranges::find_if(found, [&](const auto& one) { return one.first == *column; });
        if (same != found.end())
            same->second.push_back(part);
        else
            found.push_back({*column, {part}});
    }
    std::vector<Condition> demands;
    for (const auto& [column, all] : found)
        demands.push_back(all.size() == 1 ? all.front() : Condition{sql::Junction{sql::Connective::Or, all}});
    return demands;
}

} // namespace

bool demandOfBothValues(sql::Query& query, const Question& question)
{
    const int place = placeOfOr(question);
    const auto* either = place > 0 && query.rest.empty() && query.first.where ? std::get_if<sql::Junction>(&query.first.where->test)
                                                                              : nullptr;
    if (!either || either->connective != sql::Connective::Or)
        return false;
    std::vector<std::string> together; // cells of one column on both sides of the word
    const std::vector<Condition> demands = byColumn(either->parts);
    for (const Condition& demand : demands) {
        std::vector<std::string> cells;
        const auto* several = std::get_if<sql::Junction>(&demand.test);
        for (const Condition& part : several ? several->parts : std::vector{demand})
            for (std::string& cell : cellsOf(part))
                cells.push_back(std::move(cell));
        const auto has = [&](int word) { return std::ranges::find(cells, wordAt(question, word)) != cells.end(); };
        if (has(place - 1) && has(place + 1))
            together = cells;
    }
    if (together.empty() || demands.size() < 2)
        return false;
    query.first.where = sql::allOf(demands);
    return true;
}

} // namespace ratatosk
