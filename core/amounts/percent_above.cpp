// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/percent_above.h"

#include "core/evidence/comparison_order.h"
#include "core/evidence/question_words.h"
#include "core/linking/number_literal.h"
#include "core/sql/term_walk.h"

#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::Expression;
using sql::Literal;

constexpr int kWordsBehind = 3; ///< "10 % (or so) heavier than"

/// Behind the sign or words for per cent at the word; -1: there are none.
int behindPercent(const Question& question, int word)
{
    if (wordAt(question, word) == "%" || wordAt(question, word) == "percent")
        return word + 1;
    return wordAt(question, word) == "per" && wordAt(question, word + 1) == "cent" ? word + 2 : -1;
}

/// 1.1 of "10 % more than", 0.8 of "20 per cent below"; nothing where the question says no such thing of an average.
std::optional<double> timesAverage(const Question& question)
{
    static constexpr std::array<std::string_view, 12> mores{"more",   "above",  "over",   "higher", "heavier",  "longer",
                                                            "bigger", "larger", "taller", "dearer", "costlier", "greater"};
    static constexpr std::array<std::string_view, 8> lesses{"less", "below", "under", "lower", "lighter", "shorter", "cheaper", "smaller"};
    static constexpr std::array<std::string_view, 2> averages{"average", "mean"};
    if (!says(question, averages))
        return {};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view said = wordAt(question, word);
        const bool isGlued = said.ends_with('%'); // "10%"
        const auto number = readNumber(isGlued ? said.substr(0, said.size() - 1) : said);
        const int behind = !number ? -1 : isGlued ? word + 1 : behindPercent(question, word + 1);
        for (int next = behind; behind > 0 && next < behind + kWordsBehind; ++next) {
            if (isOneOf(wordAt(question, next), mores))
                return 1 + number->value / 100;
            if (isOneOf(wordAt(question, next), lesses))
                return 1 - number->value / 100;
        }
    }
    return {};
}

bool isAverage(const Expression& value)
{
    const auto* query = std::get_if<sql::ScalarQuery>(&value.term);
    const auto* call = query && query->query->first.items.size() == 1
        ? std::get_if<sql::AggregateCall>(&query->query->first.items.front().expression.term)
        : nullptr;
    return call && call->function == sql::Aggregate::Avg;
}

/// The average that something is compared with, also one that a number multiplies.
const Expression* averageIn(const Expression& right)
{
    const auto* product = std::get_if<Arithmetic>(&right.term);
    const bool isProduct = product && product->operation == ArithmeticOperator::Multiply && isAverage(*product->right)
        && std::holds_alternative<Literal>(product->left->term);
    return isProduct ? &*product->right : isAverage(right) ? &right : nullptr;
}

} // namespace

bool compareWithPartAbove(sql::Query& query, const Question& question)
{
    const auto times = timesAverage(question);
    bool hasChanged = false;
    const auto compare = [&](sql::Condition& condition) {
        auto* test = std::get_if<sql::Comparison>(&condition.test);
        const Expression* average = test && isOrdering(test->operation) ? averageIn(test->right) : nullptr;
        if (!average)
            return;
        Expression product{Arithmetic{ArithmeticOperator::Multiply, Expression{Literal{ValueType::Real, sqlSpelling(*times)}}, *average}};
        hasChanged |= product != test->right;
        test->right = std::move(product);
    };
    if (times)
        sql::editParts(query, {.condition = compare, .expression = [](Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
