// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/joined_prices.h"

#include "core/amounts/line_amounts.h"
#include "core/evidence/question_words.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

bool asksForAmount(const Question& question)
{
    static constexpr std::array<std::string_view, 14> amounts{"worth",  "value", "cost",     "total",  "come",    "spend",    "revenue",
                                                              "income", "bill",  "turnover", "amount", "takings", "quantity", "qty"};
    return says(question, amounts);
}

/// How many of the priced row each row stands for that refers to it.
std::optional<ColumnReference> quantityBeside(const sql::SelectBlock& block, const ColumnReference& price, const Schema& schema)
{
    static constexpr std::array<std::string_view, 4> quantities{"quantity", "qty", "pieces", "units"};
    std::vector<ColumnReference> found;
    for (int place = 0; place < static_cast<int>(block.from.size()); ++place) {
        const auto* table = std::get_if<TableId>(&block.from[static_cast<std::size_t>(place)].relation);
        const bool refers = table && place != price.source.index && std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) {
                                return schema.column(key.from).table == *table
                                    && schema.column(key.to).table == schema.column(price.column).table;
                            });
        const auto quantity = refers && !lineAmountOf(*table, schema) ? onlyNumberCalled(*table, quantities, schema) : std::nullopt;
        if (quantity)
            found.push_back({{0, place}, *quantity});
    }
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

} // namespace

bool multiplyJoinedPrices(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> prices{"price", "cost"};
    if (!isFlat(query) || query.first.from.size() < 2 || !asksForAmount(question))
        return false;
    bool hasChanged = false;
    for (sql::SelectItem& item : query.first.items) {
        auto* sum = std::get_if<sql::AggregateCall>(&item.expression.term);
        const auto* price = sum && sum->function == sql::Aggregate::Sum ? std::get_if<ColumnReference>(&sum->argument->term) : nullptr;
        const auto quantity = price && isCalled(schema.column(price->column), prices) ? quantityBeside(query.first, *price, schema)
                                                                                      : std::nullopt;
        if (!quantity)
            continue;
        *sum->argument = {sql::Arithmetic{sql::ArithmeticOperator::Multiply, Expression{*quantity}, Expression{*price}}};
        hasChanged = true;
    }
    return hasChanged;
}

} // namespace ratatosk
