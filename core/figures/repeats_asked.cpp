// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/repeats_asked.h"

#include "core/evidence/question_words.h"
#include "core/linking/number_literal.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Expression;
using sql::Literal;

constexpr std::array<std::string_view, 4> kRepeats{"double", "duplicate", "duplicated", "repeated"};

bool saysNumber(const Question& question)
{
    return std::ranges::any_of(question.words, [](const Word& word) { return readNumber(word.lemmas.front()).has_value(); });
}

/// HAVING count(*) > 2
bool countsRows(const sql::Condition& condition)
{
    const auto* test = std::get_if<Comparison>(&condition.test);
    const auto* call = test ? std::get_if<sql::AggregateCall>(&test->left.term) : nullptr;
    return call && call->function == sql::Aggregate::Count && std::holds_alternative<Literal>(test->right.term);
}

bool groupByAllShown(sql::SelectBlock& block)
{
    std::vector<Expression> keys;
    for (const sql::SelectItem& item : block.items)
        if (std::holds_alternative<ColumnReference>(item.expression.term))
            keys.push_back(item.expression);
    if (keys.empty() || keys == block.groupBy)
        return false;
    block.groupBy = std::move(keys);
    return true;
}

bool countFromTwo(sql::Condition& having)
{
    const Comparison meant{std::get<Comparison>(having.test).left, ComparisonOperator::Greater, {Literal{ValueType::Integer, "1"}}};
    if (std::get<Comparison>(having.test) == meant)
        return false;
    having = {meant};
    return true;
}

} // namespace

bool askForRepeats(sql::Query& query, const Question& question)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.having || !countsRows(*block.having) || !says(question, kRepeats) || saysNumber(question))
        return false;
    bool hasChanged = countFromTwo(*block.having);
    hasChanged |= groupByAllShown(block);
    return hasChanged;
}

} // namespace ratatosk
