// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/line_amounts.h"

#include "core/database/schema/only_key.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::Expression;
using sql::Literal;

/// What is charged for, and how prices of one of them are called.
struct Charged {
    std::array<std::string_view, 3> counts;
    std::array<std::string_view, 4> prices;
};
constexpr std::array kCharged{
    Charged{{"quantity", "qty", "pieces"}, {"price", "cost"}},
    Charged{{"copies", "units", "bottles"}, {"unit", "each", "apiece", "single"}},
    Charged{{"days", "nights", "weeks"}, {"rate", "price", "fee", "daily"}},
    Charged{{"hours", "hrs", "hour"}, {"rate", "hourly", "wage", "price"}},
};
constexpr std::array<std::string_view, 2> kDiscounts{"discount", "rebate"};
/// Of sums already reckoned, of how much there is or should be, and of what is paid beside.
constexpr std::array<std::string_view, 12> kOthers{"total",   "stock", "reorder",  "min",   "max",     "minimum",
                                                   "maximum", "line",  "subtotal", "level", "deposit", "tax"};
constexpr std::array<std::string_view, 3> kPercents{"percent", "pct", "percentage"};

/// The one column of numbers that is called so.
template <std::size_t count>
std::optional<ColumnId> oneCalled(const std::vector<ColumnId>& columns, const Schema& schema,
                                  const std::array<std::string_view, count>& names)
{
    std::optional<ColumnId> found;
    for (const ColumnId column : columns) {
        const std::vector<Word> words = splitName(schema.column(column).spokenName);
        const auto isOneOf = [&](std::span<const std::string_view> list) {
            return std::ranges::any_of(words, [&](const Word& word) { return hasLemma(word, list); });
        };
        if (!isOneOf(names) || isOneOf(kOthers))
            continue;
        if (found)
            return {};
        found = column;
    }
    return found;
}

Expression multiplied(Expression left, Expression right)
{
    return {Arithmetic{ArithmeticOperator::Multiply, std::move(left), std::move(right)}};
}

bool isPercent(ColumnId discount, const CellLookup& cells)
{
    const std::vector<Word> name = splitName(cells.schema().column(discount).spokenName);
    return std::ranges::any_of(name, [](const Word& word) { return hasLemma(word, kPercents); });
}

Expression cell(ColumnId column, const sql::SourceReference& source)
{
    return {sql::ColumnReference{source, column}};
}

/// 0.15, or 15 / 100.0
Expression shareOf(ColumnId discount, const sql::SourceReference& source, const CellLookup& cells)
{
    if (!isPercent(discount, cells))
        return cell(discount, source);
    return {Arithmetic{ArithmeticOperator::Divide, cell(discount, source), Expression{Literal{ValueType::Real, "100.0"}}}};
}

} // namespace

std::optional<LineAmount> lineAmountOf(TableId table, const Schema& schema)
{
    std::vector<ColumnId> numbers = schema.columnsOf(table);
    std::erase_if(numbers, [&](ColumnId id) { return schema.column(id).type != ColumnType::Number || isKey(id, schema); });
    for (const Charged& charged : kCharged) {
        const auto quantity = oneCalled(numbers, schema, charged.counts);
        std::vector<ColumnId> others = numbers;
        std::erase_if(others, [&](ColumnId id) { return id == quantity; });
        const auto price = quantity ? oneCalled(others, schema, charged.prices) : std::nullopt;
        if (price)
            return LineAmount{*quantity, *price, oneCalled(numbers, schema, kDiscounts)};
    }
    return {};
}

bool isShareOfPrice(ColumnId discount, const CellLookup& cells)
{
    const Expression one{Literal{ValueType::Integer, "1"}};
    return isPercent(discount, cells)
        || cells.any(discount, {sql::Comparison{cellOf(discount), sql::ComparisonOperator::Greater, one}}) == CellLookup::Found::No;
}

Expression amountOf(const LineAmount& amount, const sql::SourceReference& source, bool withDiscount, const CellLookup& cells)
{
    Expression whole = multiplied(cell(amount.quantity, source), cell(amount.price, source));
    if (!withDiscount || !amount.discount)
        return whole;
    if (!isShareOfPrice(*amount.discount, cells))
        return {Arithmetic{ArithmeticOperator::Subtract, std::move(whole), cell(*amount.discount, source)}};
    const Expression one{Literal{ValueType::Integer, "1"}};
    return multiplied(std::move(whole), {Arithmetic{ArithmeticOperator::Subtract, one, shareOf(*amount.discount, source, cells)}});
}

Expression discountOf(const LineAmount& amount, const sql::SourceReference& source, const CellLookup& cells)
{
    if (!isShareOfPrice(*amount.discount, cells))
        return cell(*amount.discount, source);
    return multiplied(multiplied(cell(amount.quantity, source), cell(amount.price, source)), shareOf(*amount.discount, source, cells));
}

} // namespace ratatosk
