// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/stock_worth.h"

#include "core/amounts/line_amounts.h"
#include "core/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Expression;

bool asksForWorth(const Question& question)
{
    static constexpr std::array<std::string_view, 2> stocks{"stock", "inventory"};
    static constexpr std::array<std::string_view, 3> worths{"worth", "value", "valued"};
    static constexpr std::array<std::string_view, 5> groups{"each", "per", "by", "every", "which"};
    return says(question, stocks) && says(question, worths) && !says(question, groups);
}

/// "at cost price", where there is a price of selling as well
std::optional<ColumnId> priceSaid(TableId table, std::span<const std::string_view> prices, const Question& question, const Schema& schema)
{
    std::vector<ColumnId> found = schema.columnsOf(table);
    std::erase_if(found, [&](ColumnId id) { return !isCalled(schema.column(id), prices) || !saysWholeName(question, schema.column(id)); });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

} // namespace

bool reckonStockWorth(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> stocks{"stock", "inventory"};
    static constexpr std::array<std::string_view, 2> prices{"price", "cost"};
    if (!query.rest.empty() || query.first.from.size() != 1 || !query.first.groupBy.empty() || !asksForWorth(question))
        return false;
    const auto* table = std::get_if<TableId>(&query.first.from.front().relation);
    const auto stock = table ? onlyNumberCalled(*table, stocks, schema) : std::nullopt;
    const auto onlyPrice = table ? onlyNumberCalled(*table, prices, schema) : std::nullopt;
    const auto price = table && !onlyPrice ? priceSaid(*table, prices, question, schema) : onlyPrice;
    if (!stock || !price)
        return false;
    const auto cell = [](ColumnId column) { return Expression{sql::ColumnReference{{}, column}}; };
    const Expression worth{sql::Arithmetic{sql::ArithmeticOperator::Multiply, cell(*price), cell(*stock)}};
    sql::Query meant{.first = query.first};
    meant.first.isDistinct = false;
    meant.first.items = {{Expression{sql::AggregateCall{.function = sql::Aggregate::Sum, .argument = worth}}, {}}};
    const bool hasChanged = meant != query;
    query = std::move(meant);
    return hasChanged;
}

} // namespace ratatosk
