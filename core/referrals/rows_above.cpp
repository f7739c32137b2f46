// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/rows_above.h"

#include "core/evidence/comparison_order.h"
#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/referrals/reference_words.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::SelectBlock;

/// salary > boss_id
bool isHeldAgainstKey(const Comparison& test, const ForeignKey& reference)
{
    const auto* left = std::get_if<ColumnReference>(&test.left.term);
    const auto* right = std::get_if<ColumnReference>(&test.right.term);
    return left && right && isOrdering(test.operation) && right->column == reference.from && left->column != reference.from
        && left->source == right->source && left->source.level == 0;
}

/// weight > (SELECT max(weight) FROM animal WHERE mother_id = a.mother_id): a figure of the same table, matched along the reference.
bool isHeldAgainstLikes(const Comparison& test, const ForeignKey& reference, const Schema& schema)
{
    const auto* left = std::get_if<ColumnReference>(&test.left.term);
    const auto* value = std::get_if<sql::ScalarQuery>(&test.right.term);
    const SelectBlock* inner = value && value->query->rest.empty() ? &value->query->first : nullptr;
    const auto* match = inner && inner->where ? std::get_if<Comparison>(&inner->where->test) : nullptr;
    const auto* own = match ? std::get_if<ColumnReference>(&match->left.term) : nullptr;
    const auto* outer = match ? std::get_if<ColumnReference>(&match->right.term) : nullptr;
    return left && own && outer && isOrdering(test.operation) && outer->source.level == 1 && own->column == reference.from
        && schema.column(left->column).table == schema.column(reference.from).table;
}

bool isOfBirth(const Column& column)
{
    static constexpr std::array<std::string_view, 3> births{"birth", "born", "birthday"};
    return std::ranges::any_of(splitName(column.spokenName), [&](const Word& word) { return hasLemma(word, births); });
}

ComparisonOperator meant(ComparisonOperator said, const Question& question, const Column& column)
{
    static constexpr std::array<std::string_view, 1> older{"older"}, younger{"younger"};
    if (!isOfBirth(column) || says(question, older) == says(question, younger))
        return said;
    return says(question, older) ? ComparisonOperator::Less : ComparisonOperator::Greater;
}

} // namespace

bool compareWithRowAbove(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    if (!query.rest.empty())
        return false;
    std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    for (sql::Condition& demand : demands) {
        auto* test = std::get_if<Comparison>(&demand.test);
        const auto* left = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const auto reference = left ? selfReference(schema.column(left->column).table, schema) : std::nullopt;
        const bool isMeant = reference
            && (isHeldAgainstKey(*test, *reference)
                || (asksAlongReference(question, schema.column(reference->from)) && isHeldAgainstLikes(*test, *reference, schema)));
        if (!isMeant)
            continue;
        const auto added = static_cast<int>(block.from.size());
        sql::Source above{.relation = schema.column(left->column).table};
        above.keys.push_back(sql::referral(left->source.index, added, *reference));
        test->operation = meant(test->operation, question, schema.column(left->column));
        test->right = {ColumnReference{{0, added}, left->column}};
        block.from.push_back(std::move(above));
        block.where = sql::allOf(demands);
        return true;
    }
    return false;
}

} // namespace ratatosk
