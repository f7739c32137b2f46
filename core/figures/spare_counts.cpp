// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/spare_counts.h"

#include "core/evidence/question_words.h"
#include "core/schema/only_key.h"
#include "core/sql/count_of_rows.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

/// "going by how many orders", "judging by", "by number of": and no other word for a figure.
bool ranksByCount(const Question& question)
{
    static constexpr std::array<std::string_view, 2> cues{"going", "judging"};
    static constexpr std::array<std::string_view, 4> figures{"many", "number", "count", "much"};
    const auto isFigure = [](const Word& word) { return hasLemma(word, figures); };
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "and" && wordAt(question, word + 1) == "how" && wordAt(question, word + 2) == "many")
            return false;
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (std::ranges::find(cues, wordAt(question, word)) != cues.end() && wordAt(question, word + 1) == "by")
            return std::none_of(question.words.begin(), question.words.begin() + word, isFigure);
    return false;
}

/// coalesce(x, 0): x.
const sql::Expression* withoutZero(const sql::Expression& figure)
{
    const auto* call = std::get_if<sql::FunctionCall>(&figure.term);
    const bool isZero = call && call->function == sql::Function::Coalesce && call->arguments.size() == 2;
    return isZero ? &call->arguments.front() : nullptr;
}

} // namespace

bool hideCountsOfOrder(sql::Query& query, const Question& question)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !query.limit || query.orderBy.size() != 1 || block.items.size() < 2 || !ranksByCount(question))
        return false;
    return std::erase_if(block.items,
                         [&](const sql::SelectItem& item) {
                             return item.expression == query.orderBy.front().expression
                                 && std::holds_alternative<sql::AggregateCall>(item.expression.term);
                         })
        > 0;
}

namespace {

/// "Show the year, the money spent and the total so far": as a person says each column; "year, parks, seats so far" has a number of parks.
bool listsInWords(const Question& question)
{
    static constexpr std::array<std::string_view, 3> openings{"show", "give", "list"};
    return says(question, openings);
}

bool asksHowMany(const Question& question)
{
    static constexpr std::array<std::string_view, 10> counts{"many",      "number", "count", "often", "time",
                                                             "frequency", "nr",     "tally", "size",  "volume"};
    return says(question, counts) || question.text.find('#') != std::string::npos;
}

/// A figure that no number of rows is in.
bool isOtherFigure(const sql::SelectItem& item)
{
    bool isOfFigures = false, isOfCounts = false;
    sql::visitParts(item.expression, [&](const sql::Expression& part) {
        isOfFigures = isOfFigures || std::holds_alternative<sql::AggregateCall>(part.term);
        isOfCounts = isOfCounts || sql::isCountOfRows(part);
    });
    return isOfFigures && !isOfCounts;
}

bool isRunning(const sql::SelectItem& item)
{
    bool isFound = false;
    sql::visitParts(item.expression,
                    [&](const sql::Expression& part) { isFound = isFound || std::holds_alternative<sql::WindowCall>(part.term); });
    return isFound;
}

/// "Cumulative bookings by year", "how many were there up to and including that year": no other figure beside it is spoken of.
bool asksForRunningAlone(const Question& question)
{
    static constexpr std::array<std::string_view, 2> runs{"cumulative", "running"};
    static constexpr std::array<std::string_view, 9> beside{"with", "plus", "and", "+", "&", ",", ":", "|", "own"};
    const auto many = std::ranges::count_if(question.words, [](const Word& word) { return hasLemma(word, "many"); });
    const bool isUntil = many == 1 && question.text.find("up to and including") != std::string::npos;
    return isUntil || (says(question, runs) && !says(question, beside));
}

} // namespace

bool hideCountsUnasked(sql::Query& query, const Question& question)
{
    sql::SelectBlock& block = query.first;
    const auto others = std::ranges::count_if(block.items, isOtherFigure);
    const auto running = std::ranges::find_if(block.items, isRunning);
    if (!query.rest.empty() || block.groupBy.empty() || running == block.items.end())
        return false;
    const bool areUnasked = others > 1 && listsInWords(question) && !asksHowMany(question);
    if (!areUnasked && (isOtherFigure(*running) || !asksForRunningAlone(question)))
        return false;
    return std::erase_if(block.items, [](const sql::SelectItem& item) { return sql::isCountOfRows(item.expression); }) > 0;
}

bool countRowsOnce(sql::Query& query, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const auto countsAll = [](const sql::SelectItem& item) { return sql::isCountOfRows(item.expression); };
    const auto* table = query.rest.empty() && block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto key = table ? onlyKeyOf(*table, schema) : std::nullopt;
    if (!key || std::ranges::none_of(block.items, countsAll))
        return false;
    const auto countsKeys = [&](const sql::SelectItem& item) {
        const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        const auto* column = call && call->function == sql::Aggregate::Count && call->filter.empty()
            ? std::get_if<sql::ColumnReference>(&call->argument->term)
            : nullptr;
        return column && column->column == *key;
    };
    return std::erase_if(block.items, countsKeys) > 0;
}

bool countKeysAdded(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!asksHowMany(question))
        return false;
    bool hasChanged = false;
    const auto count = [&](sql::Expression& part) {
        auto* call = std::get_if<sql::AggregateCall>(&part.term);
        const auto* column = call && call->function == sql::Aggregate::Sum ? std::get_if<sql::ColumnReference>(&call->argument->term)
                                                                           : nullptr;
        if (column && isKey(column->column, schema)) {
            call->function = sql::Aggregate::Count;
            hasChanged = true;
        }
        const sql::Expression* bare = withoutZero(part);
        const auto* counted = bare ? std::get_if<sql::AggregateCall>(&bare->term) : nullptr;
        if (hasChanged && counted && counted->function == sql::Aggregate::Count)
            part = sql::Expression(*bare);
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = count});
    return hasChanged;
}

bool showFiguresOnce(sql::Query& query)
{
    sql::SelectBlock& block = query.first;
    bool hasChanged = false;
    for (std::size_t place = 0; query.rest.empty() && place < block.items.size(); ++place) {
        sql::Expression& figure = block.items[place].expression;
        if (const sql::Expression* inner = withoutZero(figure); inner && withoutZero(*inner)) {
            figure = sql::Expression(*inner);
            hasChanged = true;
        }
        const sql::Expression* bare = withoutZero(figure);
        const auto* call = bare ? std::get_if<sql::AggregateCall>(&bare->term) : nullptr;
        const auto twin = call ? std::ranges::find(block.items, *bare, &sql::SelectItem::expression) : block.items.end();
        if (twin == block.items.end())
            continue;
        const bool isCount = call->function == sql::Aggregate::Count;
        block.items.erase(isCount ? block.items.begin() + static_cast<std::ptrdiff_t>(place) : twin);
        return true;
    }
    return hasChanged;
}

} // namespace ratatosk
