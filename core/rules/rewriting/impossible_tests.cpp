// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/impossible_tests.h"

#include "core/english/language/question_words.h"
#include "core/sql/tree/conjuncts.h"

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

} // namespace

std::vector<bool> contradictsItself(const std::vector<const CandidateQuery*>& candidates, const RuleContext&)
{
    return markedWhere(candidates, [](const CandidateQuery& candidate) { return isImpossible(candidate.query.first); });
}

} // namespace ratatosk
