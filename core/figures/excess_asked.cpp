// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/excess_asked.h"

#include "core/evidence/comparison_order.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;

constexpr std::array<std::string_view, 4> kDifferences{"difference", "excess", "gap", "shortfall"};

/// "By how much", "by how many metres"
bool saysByHow(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "by" && wordAt(question, word + 1) == "how")
            return true;
    return false;
}

bool asksForExcess(const Question& question)
{
    return saysByHow(question) || says(question, kDifferences);
}

/// The larger less the smaller of what a condition compares with a value of a query.
std::optional<Expression> excessOf(const Condition& condition, Expression& compared)
{
    const auto* test = std::get_if<Comparison>(&condition.test);
    if (!test || !isOrdering(test->operation) || !std::holds_alternative<sql::ScalarQuery>(test->right.term))
        return {};
    const bool isMore = test->operation == ComparisonOperator::Greater || test->operation == ComparisonOperator::GreaterEqual;
    compared = test->left;
    return Expression{Arithmetic{ArithmeticOperator::Subtract, isMore ? test->left : test->right, isMore ? test->right : test->left}};
}

bool showsDifference(const sql::SelectBlock& block)
{
    return std::ranges::any_of(block.items, [](const sql::SelectItem& item) {
        const auto* difference = std::get_if<Arithmetic>(&item.expression.term);
        return difference && difference->operation == ArithmeticOperator::Subtract;
    });
}

/// In the place of what is compared, or behind all others.
void show(sql::SelectBlock& block, const Expression& compared, Expression excess)
{
    const auto shown = std::ranges::find(block.items, compared, &sql::SelectItem::expression);
    if (shown != block.items.end())
        shown->expression = std::move(excess);
    else
        block.items.push_back({std::move(excess), {}});
}

/// "How much more", "how many fewer" ... "than"
bool asksHowMuchMore(const Question& question)
{
    static constexpr std::array<std::string_view, 6> mores{"more", "less", "fewer", "higher", "lower", "longer"};
    bool isMore = false;
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view before = wordAt(question, word - 1);
        const bool isMeasure = before == "much" || before == "many";
        isMore = isMore || (isMeasure && std::ranges::find(mores, wordAt(question, word)) != mores.end());
        if (isMore && wordAt(question, word) == "than")
            return true;
    }
    return false;
}

const sql::AggregateCall* figureOfSome(const sql::SelectItem& item)
{
    const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
    return call && call->filter.size() == 1 ? call : nullptr;
}

/// The same figure of two kinds of rows, side by side.
bool takeOneFromOther(sql::SelectBlock& block)
{
    if (std::ranges::count_if(block.items, figureOfSome) != 2)
        return false;
    const auto one = std::ranges::find_if(block.items, figureOfSome);
    const auto other = std::find_if(one + 1, block.items.end(), figureOfSome);
    sql::AggregateCall first = *figureOfSome(*one), second = *figureOfSome(*other);
    first.filter.clear();
    second.filter.clear();
    if (first != second)
        return false;
    one->expression = {Arithmetic{ArithmeticOperator::Subtract, one->expression, other->expression}};
    block.items.erase(other);
    return true;
}

/// HAVING holds one of the figures shown against the other: "more in 2023 than in 2022; show the difference".
bool comparesShown(const sql::SelectBlock& block)
{
    const auto* test = block.having ? std::get_if<Comparison>(&block.having->test) : nullptr;
    const auto isShown = [&](const Expression& figure) {
        return std::ranges::any_of(block.items,
                                   [&](const sql::SelectItem& item) { return figureOfSome(item) && item.expression == figure; });
    };
    return test && isOrdering(test->operation) && isShown(test->left) && isShown(test->right);
}

/// "By how many metres is it shorter": what lies between two figures, not how often one goes into the other.
bool subtractInsteadOfDividing(sql::SelectBlock& block)
{
    bool hasChanged = false;
    const auto mend = [&](Expression& expression) {
        auto* quotient = std::get_if<Arithmetic>(&expression.term);
        const bool isOfTwo = quotient && quotient->operation == ArithmeticOperator::Divide
            && std::holds_alternative<sql::ColumnReference>(quotient->left->term)
            && std::holds_alternative<sql::ColumnReference>(quotient->right->term);
        if (isOfTwo)
            quotient->operation = ArithmeticOperator::Subtract;
        hasChanged |= isOfTwo;
    };
    for (sql::SelectItem& item : block.items) {
        auto* call = std::get_if<sql::FunctionCall>(&item.expression.term);
        mend(call && call->function == sql::Function::Round ? call->arguments.front() : item.expression);
    }
    return hasChanged;
}

/// "How far below the average of all": the smaller from the larger.
bool asksHowFarBelow(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "how" && (wordAt(question, word + 1) == "far" || wordAt(question, word + 1) == "much"))
            for (int next = word + 2; next < static_cast<int>(question.words.size()); ++next)
                if (wordAt(question, next) == "below" || wordAt(question, next) == "under")
                    return wordAt(question, next - 1) != "or"; // "above or below"
    return false;
}

/// figure - (that of all)
bool turnRoundDifference(sql::SelectBlock& block)
{
    for (sql::SelectItem& item : block.items) {
        auto* difference = std::get_if<Arithmetic>(&item.expression.term);
        const bool isOfAll = difference && difference->operation == ArithmeticOperator::Subtract
            && std::holds_alternative<sql::ScalarQuery>(difference->right->term)
            && !std::holds_alternative<sql::ScalarQuery>(difference->left->term);
        if (!isOfAll)
            continue;
        std::swap(difference->left, difference->right);
        return true;
    }
    return false;
}

} // namespace

bool showExcessAsked(sql::Query& query, const Question& question)
{
    sql::SelectBlock& block = query.first;
    const bool isOfTwo = query.rest.empty() && (asksHowMuchMore(question) || (comparesShown(block) && asksForExcess(question)));
    if (isOfTwo && takeOneFromOther(block))
        return true;
    if (query.rest.empty() && asksHowFarBelow(question) && turnRoundDifference(block))
        return true;
    static constexpr std::array<std::string_view, 2> parts{"percent", "percentage"};
    if (query.rest.empty() && saysByHow(question) && !says(question, parts) && subtractInsteadOfDividing(block))
        return true;
    if (!query.rest.empty() || !asksForExcess(question) || showsDifference(block))
        return false;
    std::vector<Condition> demands = sql::conjuncts(block.having);
    const std::vector<Condition> rows = sql::conjuncts(block.where);
    demands.insert(demands.end(), rows.begin(), rows.end());
    for (const Condition& demand : demands) {
        Expression compared;
        auto excess = excessOf(demand, compared);
        if (!excess)
            continue;
        show(block, compared, *std::move(excess));
        return true;
    }
    return false;
}

} // namespace ratatosk
