// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/impossible_tests.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;

/// Two demands that no row meets together: in a list and not in it, the same column equal to two texts.
bool excludeEachOther(const Condition& one, const Condition& other)
{
    const auto* isNull = std::get_if<sql::NullTest>(&one.test);
    const auto* isThere = std::get_if<sql::NullTest>(&other.test);
    if (isNull && isThere)
        return isNull->value == isThere->value && isNull->isNegated != isThere->isNegated;
    const auto* in = std::get_if<sql::InQuery>(&one.test);
    const auto* notIn = std::get_if<sql::InQuery>(&other.test);
    if (in && notIn)
        return in->isNegated != notIn->isNegated && in->value == notIn->value && *in->query == *notIn->query;
    const auto* left = std::get_if<Comparison>(&one.test);
    const auto* right = std::get_if<Comparison>(&other.test);
    if (!left || !right || left->left != right->left || !std::holds_alternative<sql::Literal>(left->right.term)
        || !std::holds_alternative<sql::Literal>(right->right.term))
        return false;
    const bool areEqual = left->right == right->right;
    return left->operation == ComparisonOperator::Equal
        && ((right->operation == ComparisonOperator::Equal && !areEqual) || (right->operation == ComparisonOperator::NotEqual && areEqual));
}

bool isImpossible(const sql::SelectBlock& block)
{
    for (const sql::Source& source : block.from)
        if (const auto* inner = std::get_if<sql::Box<sql::Query>>(&source.relation); inner && isImpossible((*inner)->first))
            return true;
    const std::vector<Condition> demands = sql::conjuncts(block.where);
    for (const Condition& one : demands)
        if (std::ranges::any_of(demands, [&](const Condition& other) { return &other != &one && excludeEachOther(one, other); }))
            return true;
    return false;
}

/// What an OR of the second list says as well as the first.
bool dropRepeated(Condition& demand, const std::vector<Condition>& first)
{
    auto* either = std::get_if<sql::Junction>(&demand.test);
    if (!either || either->connective != sql::Connective::Or)
        return false;
    std::vector<Condition> parts = either->parts;
    const auto repeats = std::erase_if(parts, [&](const Condition& part) { return std::ranges::find(first, part) != first.end(); });
    if (repeats != 1 || parts.size() != 1)
        return false;
    const Condition left = parts.front();
    demand = left;
    return true;
}

/// "Both in 2023 and in 2024", not "both in 2023 and not in 2024".
bool asksForBoth(const Question& question)
{
    constexpr int kReach = 8; // "both in the spring of 2023 and in that of 2024"
    for (int both = 0; both < static_cast<int>(question.words.size()); ++both)
        for (int word = both + 1; wordAt(question, both) == "both" && word <= both + kReach; ++word)
            if (wordAt(question, word) == "and")
                return !isDenial(wordAt(question, word + 1));
    return false;
}

/// What is in one list is to be in the other.
bool demandBoth(sql::SelectBlock& block, const Question& question)
{
    std::vector<Condition> demands = asksForBoth(question) ? sql::conjuncts(block.where) : std::vector<Condition>();
    const auto* in = demands.size() == 2 ? std::get_if<sql::InQuery>(&demands.front().test) : nullptr;
    auto* notIn = demands.size() == 2 ? std::get_if<sql::InQuery>(&demands.back().test) : nullptr;
    if (!in || !notIn || in->isNegated || !notIn->isNegated || in->value != notIn->value || *in->query == *notIn->query)
        return false;
    notIn->isNegated = false;
    block.where = sql::allOf(demands);
    return true;
}

} // namespace

bool partBothLists(sql::Query& query, const Question& question)
{
    if (query.rest.empty() && demandBoth(query.first, question))
        return true;
    if (query.rest.size() != 1 || query.rest.front().operation != sql::SetOperator::Intersect)
        return false;
    const std::vector<Condition> first = sql::conjuncts(query.first.where);
    std::vector<Condition> second = sql::conjuncts(query.rest.front().block.where);
    bool hasChanged = false;
    for (Condition& demand : second)
        hasChanged |= dropRepeated(demand, first);
    if (hasChanged)
        query.rest.front().block.where = sql::allOf(second);
    return hasChanged;
}

std::vector<bool> contradictsItself(const std::vector<const CandidateQuery*>& candidates, const RuleContext&)
{
    return markedWhere(candidates, [](const CandidateQuery& candidate) { return isImpossible(candidate.query.first); });
}

} // namespace ratatosk
