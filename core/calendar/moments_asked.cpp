// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/moments_asked.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/language/column_senses.h"
#include "core/language/word_splitter.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Aggregate;
using sql::AggregateCall;
using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

constexpr std::array<std::string_view, 4> kLast{"last", "latest", "recent", "recently"};
constexpr std::array<std::string_view, 2> kFirst{"first", "earliest"};

constexpr std::array<std::string_view, 3> kMoments{"date", "day", "when"};
constexpr std::array<std::string_view, 5> kIdentifiers{"id", "number", "no", "code", "key"};

/// "When did", "since when is", "A04 - when did we".
bool asksForMoment(const Question& question)
{
    static constexpr std::array<std::string_view, 6> helpers{"did", "was", "were", "do", "has", "have"};
    bool isAsked = wordAt(question, 0) == "when" || wordAt(question, 1) == "when";
    for (int word = 2; word < static_cast<int>(question.words.size()); ++word)
        isAsked = isAsked || (wordAt(question, word) == "when" && std::ranges::find(helpers, wordAt(question, word + 1)) != helpers.end());
    return isAsked;
}

bool isMomentColumn(ColumnId column, const CellLookup& cells)
{
    const std::string& name = cells.schema().column(column).spokenName;
    return hasSense(name, ColumnSense::Calendar) || hasSense(name, ColumnSense::Time) || holdsDays(column, cells);
}

bool speaksOfMoment(const Expression& item, const CellLookup& cells)
{
    bool isFound = false;
    sql::visitTerms(item, [&](const Expression& term) {
        const auto* column = std::get_if<ColumnReference>(&term.term);
        isFound = isFound || !column || isMomentColumn(column->column, cells);
    });
    return isFound;
}

/// The days of the block's tables; of several those that the question names.
std::optional<ColumnReference> momentMeant(const SelectBlock& block, const Question& question, const CellLookup& cells)
{
    std::vector<ColumnReference> found = daysInFrom(block, cells);
    if (found.size() > 1)
        std::erase_if(found, [&](const ColumnReference& one) { return !namesColumn(question, cells.schema().column(one.column)); });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

std::optional<Aggregate> endAsked(const Question& question)
{
    if (says(question, kLast))
        return Aggregate::Max;
    return says(question, kFirst) ? std::optional(Aggregate::Min) : std::nullopt;
}

/// What the rows are put in order by takes care of the last one.
Expression momentShown(const ColumnReference& moment, const sql::Query& query, const Question& question)
{
    const auto end = query.limit ? std::nullopt : endAsked(question);
    return end ? Expression{AggregateCall{.function = *end, .argument = Expression{moment}}} : Expression{moment};
}

bool isReplaceable(const Expression& item)
{
    const auto* call = std::get_if<AggregateCall>(&item.term);
    const bool isEnd = call && (call->function == Aggregate::Max || call->function == Aggregate::Min);
    return isEnd || std::holds_alternative<ColumnReference>(item.term);
}

/// "last year", "first name" say something else.
bool asksForOneEnd(const Question& question)
{
    static constexpr std::array<std::string_view, 8> others{"year", "month", "week", "quarter", "name", "day", "of", "to"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const Word& here = question.words[static_cast<std::size_t>(word)];
        if ((hasLemma(here, kLast) || hasLemma(here, kFirst)) && std::ranges::find(others, wordAt(question, word + 1)) == others.end())
            return true;
    }
    return false;
}

/// "When did we last get a complaint?": of all the days that are shown the last one.
bool takeEndAsked(Expression& item, sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto* shown = std::get_if<ColumnReference>(&item.term);
    const bool isOpen = shown && query.orderBy.empty() && !query.limit && holdsDays(shown->column, cells) && asksForOneEnd(question);
    const auto end = isOpen ? endAsked(question) : std::nullopt;
    if (!end)
        return false;
    query.first.isDistinct = false;
    item = {AggregateCall{.function = *end, .argument = Expression{*shown}}};
    return true;
}

/// "When was the last training? Show date and place": of the rows the one at that end.
bool takeRowAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    std::vector<Expression> days;
    for (const sql::SelectItem& item : query.first.items) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        if (!column)
            return false;
        // "last renovated" is the name of a column, not the end of something
        if (holdsDays(column->column, cells) && !saysWholeName(question, cells.schema().column(column->column)))
            days.push_back(item.expression);
    }
    const bool isOpen = days.size() == 1 && query.orderBy.empty() && !query.limit && asksForMoment(question) && asksForOneEnd(question);
    const auto end = isOpen ? endAsked(question) : std::nullopt;
    if (!end)
        return false;
    query.orderBy = {{days.front(), *end == Aggregate::Max}};
    query.limit = sql::Literal{ValueType::Integer, "1"};
    return true;
}

/// Not "the number of visitors".
bool asksForIdentifier(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (hasLemma(question.words[static_cast<std::size_t>(word)], kIdentifiers) && wordAt(question, word + 1) != "of")
            return true;
    return false;
}

/// A column that nobody asks for: not named, or only by words that another item has as well ("team" beside "team name").
bool isUncalledFor(std::size_t place, const SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto* column = std::get_if<ColumnReference>(&block.items[place].expression.term);
    if (!column)
        return false;
    if (!namesColumn(question, schema.column(column->column)))
        return true;
    const std::vector<Word> name = splitName(schema.column(column->column).spokenName);
    return std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
        const auto* other = std::get_if<ColumnReference>(&item.expression.term);
        const std::vector<Word> longer = other ? splitName(schema.column(other->column).spokenName) : std::vector<Word>();
        return longer.size() > name.size() && std::ranges::all_of(name, [&](const Word& word) {
                   return std::ranges::any_of(longer, [&](const Word& part) { return sameWord(word, part); });
               });
    });
}

/// "Show the date, opponent and score": in the place of the one item that nobody asks for.
bool showMomentAmongOthers(SelectBlock& block, const Question& question, const CellLookup& cells)
{
    const auto speaks = [&](const sql::SelectItem& item) { return speaksOfMoment(item.expression, cells); };
    if (!says(question, kMoments) || asksForIdentifier(question) || std::ranges::any_of(block.items, speaks))
        return false;
    std::vector<std::size_t> uncalled;
    for (std::size_t i = 0; i < block.items.size(); ++i)
        if (isUncalledFor(i, block, question, cells.schema()))
            uncalled.push_back(i);
    const auto moment = uncalled.size() == 1 ? momentMeant(block, question, cells) : std::nullopt;
    if (moment)
        block.items[uncalled.front()].expression = {*moment};
    return moment.has_value();
}

} // namespace

bool showMomentAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.groupBy.empty())
        return false;
    if (block.items.size() > 1) {
        bool hasChanged = showMomentAmongOthers(block, question, cells);
        hasChanged |= takeRowAsked(query, question, cells);
        return hasChanged;
    }
    if (block.items.size() != 1 || !asksForMoment(question))
        return false;
    Expression& item = block.items.front().expression;
    if (takeEndAsked(item, query, question, cells))
        return true;
    if (!isReplaceable(item) || speaksOfMoment(item, cells))
        return false;
    const auto moment = momentMeant(block, question, cells);
    if (moment)
        item = momentShown(*moment, query, question);
    return moment.has_value();
}

} // namespace ratatosk
