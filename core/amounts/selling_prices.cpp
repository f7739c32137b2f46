// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/selling_prices.h"

#include "core/amounts/price_columns.h"
#include "core/evidence/question_words.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <array>
#include <string_view>

namespace ratatosk {
namespace {

/// The query shows or tests what a thing cost its owner, and not for how much it is sold.
bool takesCost(const sql::Query& query, const PricePair& prices, const Question& question)
{
    static constexpr std::array<std::string_view, 1> cost{"cost"};
    return usesColumn(query, prices.cost) && !usesColumn(query, prices.price) && (prices.isCostPrice || !says(question, cost));
}

/// "What we pay for it"
bool takesPrice(const sql::Query& query, const PricePair& prices)
{
    return usesColumn(query, prices.price) && !usesColumn(query, prices.cost);
}

void takeInstead(sql::Query& query, ColumnId taken, ColumnId meant)
{
    const auto take = [&](sql::Expression& part) {
        if (auto* column = std::get_if<sql::ColumnReference>(&part.term); column && column->column == taken)
            column->column = meant;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = take});
}

} // namespace

bool takeSellingPrices(sql::Query& query, const Question& question, const Schema& schema)
{
    const bool isOwnCost = speaksOfOwnCost(question), isPaid = speaksOfPaying(question);
    bool hasChanged = false;
    for (int table = 0; table < static_cast<int>(schema.tables().size()); ++table) {
        const auto prices = pricesOf(TableId{table}, schema);
        const bool isOfPrice = prices && !isOwnCost && takesCost(query, *prices, question);
        const bool isOfCost = prices && isPaid && takesPrice(query, *prices);
        if (isOfPrice)
            takeInstead(query, prices->cost, prices->price);
        else if (isOfCost)
            takeInstead(query, prices->price, prices->cost);
        hasChanged = hasChanged || isOfPrice || isOfCost;
    }
    return hasChanged;
}

} // namespace ratatosk
