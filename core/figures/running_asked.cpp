// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/running_asked.h"

#include "core/evidence/question_words.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

using sql::Aggregate;
using sql::AggregateCall;
using sql::Expression;
using sql::SelectItem;

bool asksForRunning(const Question& question)
{
    static constexpr std::array<std::string_view, 2> cumulative{"cumulative", "cumulatively"};
    static constexpr std::array<std::string_view, 5> totals{"total", "sum", "count", "tally", "totals"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "running" && std::ranges::find(totals, wordAt(question, word + 1)) != totals.end())
            return true;
    return says(question, cumulative);
}

bool isWindow(const SelectItem& item)
{
    return std::holds_alternative<sql::WindowCall>(item.expression.term);
}

/// sum(x) or count(x) of the groups: the one that is added up already, else the first.
const AggregateCall* figureOf(const sql::SelectBlock& block)
{
    for (const SelectItem& item : block.items) {
        const auto* window = std::get_if<sql::WindowCall>(&item.expression.term);
        const auto* sum = window ? std::get_if<AggregateCall>(&window->function) : nullptr;
        const auto* added = sum ? std::get_if<AggregateCall>(&sum->argument->term) : nullptr;
        if (added && std::ranges::any_of(block.items, [&](const SelectItem& one) { return one.expression == *sum->argument; }))
            return added;
    }
    for (const SelectItem& item : block.items) {
        const auto* call = std::get_if<AggregateCall>(&item.expression.term);
        if (call && (call->function == Aggregate::Sum || call->function == Aggregate::Count))
            return call;
    }
    return nullptr;
}

} // namespace

bool addUpAlongGroups(sql::Query& query, const Question& question)
{
    sql::SelectBlock& block = query.first;
    const AggregateCall* figure = query.rest.empty() && block.groupBy.size() == 1 && !query.limit && asksForRunning(question)
        ? figureOf(block)
        : nullptr;
    const auto isKey = [&](const SelectItem& item) { return item.expression == block.groupBy.front(); };
    if (!figure || std::ranges::none_of(block.items, isKey))
        return false;
    const sql::WindowCall running{.function = AggregateCall{Aggregate::Sum, false, Expression{*figure}, {}},
                                  .orderBy = {{block.groupBy.front(), false}}};
    const auto place = std::ranges::find_if(block.items, isWindow);
    const Expression meant{running};
    if (place == block.items.end()) {
        block.items.push_back({meant, {}});
        return true;
    }
    if (place->expression == meant)
        return false;
    place->expression = meant;
    return true;
}

} // namespace ratatosk
