// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/price_columns.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 4> kCosts{"cost", "purchase", "wholesale", "buy"};

bool isOf(const Column& column, std::span<const std::string_view> words)
{
    return std::ranges::any_of(splitName(column.spokenName), [&](const Word& word) { return hasLemma(word, words); });
}

bool isPrice(const Column& column)
{
    static constexpr std::array<std::string_view, 1> price{"price"};
    return column.type == ColumnType::Number && isOf(column, price);
}

/// "cost", "unit_cost", "cost_price", "purchase price"
bool isCost(const Column& column)
{
    static constexpr std::array<std::string_view, 1> cost{"cost"};
    return column.type == ColumnType::Number && (isOf(column, cost) || (isPrice(column) && isOf(column, kCosts)));
}

std::optional<ColumnId> onlyOne(const std::vector<ColumnId>& columns)
{
    return columns.size() == 1 ? std::optional(columns.front()) : std::nullopt;
}

/// "Costs more than 20", "does it cost", "the least": what somebody pays for it.
bool isPaidByBuyer(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 14> behind{"more",  "less", "most",    "least",   "over", "under", "above",
                                                             "below", "at",   "between", "exactly", "the",  "than",  "up"};
    static constexpr std::array<std::string_view, 3> asking{"do", "does", "did"};
    constexpr int reach = 5;
    for (int before = word - reach; before < word; ++before)
        if (isOneOf(wordAt(question, before), asking))
            return wordAt(question, word + 1) != "us";
    return isOneOf(wordAt(question, word + 1), behind) && wordAt(question, word - 1) != "at";
}

} // namespace

std::optional<PricePair> pricesOf(TableId table, const Schema& schema)
{
    std::vector<ColumnId> costs, prices;
    for (const ColumnId id : schema.columnsOf(table)) {
        if (isCost(schema.column(id)))
            costs.push_back(id);
        else if (isPrice(schema.column(id)))
            prices.push_back(id);
    }
    const auto cost = onlyOne(costs), price = onlyOne(prices);
    return cost && price ? std::optional(PricePair{*cost, *price, isPrice(schema.column(*cost))}) : std::nullopt;
}

bool speaksOfPaying(const Question& question)
{
    static constexpr std::array<std::string_view, 4> payments{"pay", "paid", "buy", "bought"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) == "we" && isOneOf(wordAt(question, word + 1), payments))
            return true;
    }
    return false;
}

bool speaksOfOwnCost(const Question& question)
{
    static constexpr std::array<std::string_view, 5> words{"purchase", "wholesale", "margin", "profit", "markup"};
    if (says(question, words) || speaksOfPaying(question))
        return true;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (hasLemma(question.words[static_cast<std::size_t>(word)], "cost") && !isPaidByBuyer(question, word))
            return true;
    }
    return false;
}

} // namespace ratatosk
