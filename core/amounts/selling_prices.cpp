// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/selling_prices.h"

#include "core/amounts/price_columns.h"
#include "core/evidence/query_search.h"
#include "core/evidence/question_words.h"
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

} // namespace

bool takeSellingPrices(sql::Query& query, const Question& question, const Schema& schema)
{
    if (speaksOfOwnCost(question))
        return false;
    bool hasChanged = false;
    for (int table = 0; table < static_cast<int>(schema.tables().size()); ++table) {
        const auto prices = pricesOf(TableId{table}, schema);
        if (!prices || !takesCost(query, *prices, question))
            continue;
        const auto takePrice = [&](sql::Expression& part) {
            if (auto* column = std::get_if<sql::ColumnReference>(&part.term); column && column->column == prices->cost)
                column->column = prices->price;
        };
        sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = takePrice});
        hasChanged = true;
    }
    return hasChanged;
}

} // namespace ratatosk
