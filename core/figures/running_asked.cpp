// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/running_asked.h"

#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
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

/// "the total so far"
bool saysSoFar(const Question& question)
{
    static constexpr std::array<std::string_view, 3> totals{"total", "sum", "count"};
    for (int word = 1; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "so" && wordAt(question, word + 1) == "far"
            && std::ranges::find(totals, wordAt(question, word - 1)) != totals.end())
            return true;
    return false;
}

/// "How many that makes since the start of the year", "added up since January"
bool saysSinceStart(const Question& question)
{
    static constexpr std::array<std::string_view, 2> starts{"beginning", "start"};
    for (int word = 1; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isOfYear = wordAt(question, word + 3) == "of" && readNumber(wordAt(question, word + 4)); // "since the start of 2017"
        const bool isStart = wordAt(question, word + 1) == "the" && isOneOf(wordAt(question, word + 2), starts) && !isOfYear;
        const bool isAdded = wordAt(question, word - 1) == "up"
            && hasLemma(question.words[static_cast<std::size_t>(std::max(0, word - 2))], "add");
        if (wordAt(question, word) == "since" && (isStart || isAdded))
            return true;
    }
    return false;
}

/// "Year-to-date", "with the total since January", "how many had come in since January by then"
bool saysToDate(const Question& question)
{
    static constexpr std::array<std::string_view, 2> shortForms{"ytd", "year-to-date"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view next = wordAt(question, word + 1), behind = wordAt(question, word + 2);
        if (wordAt(question, word) == "year" && next == "to" && behind == "date")
            return true;
        const bool isSinceStart = wordAt(question, word) == "since" && next == "january" && !readNumber(behind);
        const bool isAdded = wordAt(question, word - 1) == "total" || wordAt(question, word - 1) == "sum"
            || (behind == "by" && wordAt(question, word + 3) == "then");
        if (isSinceStart && isAdded)
            return true;
    }
    return says(question, shortForms);
}

/// "Up to the end of that year", "by the end of each month"
bool saysByTheEnd(const Question& question)
{
    static constexpr std::array<std::string_view, 2> leads{"by", "to"};
    static constexpr std::array<std::string_view, 3> periods{"year", "month", "quarter"};
    static constexpr std::array<std::string_view, 3> each{"that", "each", "every"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (isOneOf(wordAt(question, word), leads) && wordAt(question, word + 1) == "the" && wordAt(question, word + 2) == "end"
            && wordAt(question, word + 3) == "of" && isOneOf(wordAt(question, word + 4), each)
            && isOneOf(wordAt(question, word + 5), periods))
            return true;
    return false;
}

bool asksForRunning(const Question& question)
{
    static constexpr std::array<std::string_view, 2> cumulative{"cumulative", "cumulatively"};
    static constexpr std::array<std::string_view, 5> totals{"total", "sum", "count", "tally", "totals"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "running" && std::ranges::find(totals, wordAt(question, word + 1)) != totals.end())
            return true;
    return says(question, cumulative) || saysSoFar(question) || saysSinceStart(question) || saysToDate(question) || saysByTheEnd(question);
}

/// "than the previous year", "difference to the month before", "change against the year before"
bool asksForChange(const Question& question)
{
    static constexpr std::array<std::string_view, 6> periods{"year", "month", "quarter", "week", "day", "one"};
    static constexpr std::array<std::string_view, 7> cues{"than", "change", "difference", "compare", "fewer", "more", "growth"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isBefore = wordAt(question, word + 1) == "before" || wordAt(question, word + 1) == "earlier";
        const bool isPrevious = wordAt(question, word) == "previous" || wordAt(question, word) == "preceding";
        const std::string_view period = wordAt(question, isPrevious ? word + 1 : word);
        if ((isBefore || isPrevious) && std::ranges::find(periods, period) != periods.end())
            return says(question, cues);
    }
    return false;
}

/// x - lag(x) OVER (...), or divided by it
bool reckonsByWindow(const Expression& expression, sql::ArithmeticOperator operation)
{
    const auto* reckoned = std::get_if<sql::Arithmetic>(&expression.term);
    return reckoned && reckoned->operation == operation && std::holds_alternative<sql::WindowCall>(reckoned->right->term);
}

/// sum(x) OVER (...), x - lag(x) OVER (...)
bool holdsWindow(const SelectItem& item)
{
    return std::holds_alternative<sql::WindowCall>(item.expression.term)
        || reckonsByWindow(item.expression, sql::ArithmeticOperator::Subtract);
}

/// (x - lag(x) OVER (...)) / lag(x) OVER (...): growth in per cent.
bool reckonsGrowth(const sql::SelectBlock& block)
{
    bool isGrowth = false;
    sql::visitParts(block, [&](const Expression& part) { isGrowth = isGrowth || reckonsByWindow(part, sql::ArithmeticOperator::Divide); });
    return isGrowth;
}

Expression runningOf(const AggregateCall& figure, const Expression& key)
{
    return {sql::WindowCall{.function = AggregateCall{Aggregate::Sum, false, Expression{figure}, {}}, .orderBy = {{key, false}}}};
}

Expression changeOf(const AggregateCall& figure, const Expression& key)
{
    const sql::WindowCall before{.function = sql::WindowFunction::Lag, .arguments = {Expression{figure}}, .orderBy = {{key, false}}};
    return {sql::Arithmetic{sql::ArithmeticOperator::Subtract, Expression{figure}, Expression{before}}};
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

/// "The sum of each month and the running total": the figure of the groups stands before what runs over them.
bool putFigureFirst(sql::SelectBlock& block)
{
    const auto window = std::ranges::find_if(block.items, holdsWindow);
    const auto figure = std::find_if(window, block.items.end(),
                                     [](const SelectItem& item) { return std::holds_alternative<AggregateCall>(item.expression.term); });
    if (figure == block.items.end())
        return false;
    std::rotate(window, figure, figure + 1);
    return true;
}

} // namespace

bool addUpAlongGroups(sql::Query& query, const Question& question)
{
    sql::SelectBlock& block = query.first;
    const bool isRunning = asksForRunning(question);
    const bool isAsked = query.rest.empty() && block.groupBy.size() == 1 && !query.limit && (isRunning || asksForChange(question));
    const AggregateCall* figure = isAsked ? figureOf(block) : nullptr;
    const auto isKey = [&](const SelectItem& item) { return item.expression == block.groupBy.front(); };
    if (!figure || std::ranges::none_of(block.items, isKey) || reckonsGrowth(block))
        return false;
    const Expression meant = isRunning ? runningOf(*figure, block.groupBy.front()) : changeOf(*figure, block.groupBy.front());
    const bool isTurned = putFigureFirst(block);
    const auto place = std::ranges::find_if(block.items, holdsWindow);
    if (place == block.items.end()) {
        const Expression counted{*figure}; // which stands among what may be erased
        if (saysByTheEnd(question))        // what there was by then, and no more
            std::erase_if(block.items, [&](const SelectItem& item) { return item.expression == counted; });
        block.items.push_back({meant, {}});
        return true;
    }
    if (place->expression == meant)
        return isTurned;
    place->expression = meant;
    return true;
}

} // namespace ratatosk
