// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/shares_of_periods.h"

#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

/// Every column that is tested holds days.
bool isOfDays(const Condition& condition, const CellLookup& cells)
{
    if (std::holds_alternative<sql::NullTest>(condition.test))
        return false;
    bool areDays = true, isAny = false;
    sql::visitTerms(condition, [&](const sql::Expression& term) {
        const auto* column = std::get_if<ColumnReference>(&term.term);
        isAny = isAny || column;
        areDays = areDays && (!column || holdsDays(column->column, cells));
    });
    return areDays && isAny;
}

/// A column of years is tested for the period's.
bool isOfYears(const Condition& condition, const PeriodMention& period)
{
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    return literal && std::holds_alternative<ColumnReference>(test->left.term) && period.month == 0
        && literal->text == std::to_string(period.year);
}

constexpr std::array<std::string_view, 6> kShares{"%", "percent", "percentage", "cent", "share", "part"};

int placeOfShare(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (isOneOf(wordAt(question, word), kShares))
            return word;
    return -1;
}

/// "Cash as % of 2024 takings", "of the takings": the period is of all that is shared.
bool isOfWhole(const Question& question, const PeriodMention& period)
{
    for (int word = period.word; word >= std::max(1, period.word - 1); --word)
        if (wordAt(question, word) == "of" && isOneOf(wordAt(question, word - 1), kShares))
            return true;
    return false;
}

/// Where the question first says something of what the condition tests; -1: nowhere.
int placeOf(const Condition& condition, const Question& question, const Schema& schema)
{
    std::vector<Word> words;
    sql::visitTerms(condition, [&](const sql::Expression& term) {
        const auto* column = std::get_if<ColumnReference>(&term.term);
        const auto* literal = std::get_if<sql::Literal>(&term.term);
        const std::vector<Word> said = column ? splitName(schema.column(column->column).spokenName)
            : literal                         ? splitName(literal->text)
                                              : std::vector<Word>();
        words.insert(words.end(), said.begin(), said.end());
    });
    std::erase_if(words, [](const Word& word) { return word.text == "id"; });
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (std::ranges::any_of(words, [&](const Word& part) { return sameWord(question.words[static_cast<std::size_t>(word)], part); }))
            return word;
    return -1;
}

/// The one figure with a filter.
sql::AggregateCall* partOf(sql::Query& query)
{
    std::vector<sql::AggregateCall*> parts;
    sql::editParts(query,
                   {.condition = [](Condition&) {},
                    .expression =
                        [&](sql::Expression& part) {
                            if (auto* call = std::get_if<sql::AggregateCall>(&part.term); call && !call->filter.empty())
                                parts.push_back(call);
                        }});
    return parts.size() == 1 ? parts.front() : nullptr;
}

} // namespace

bool shareOfPeriodSaid(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    const std::vector<PeriodMention> periods = periodMentions(question);
    sql::AggregateCall* part = isFlat(query) && block.where && periods.size() == 1 ? partOf(query) : nullptr;
    const auto isOfPeriod = [&](const Condition& condition) { return isOfDays(condition, cells) || isOfYears(condition, periods.front()); };
    if (!part || !isOfPeriod(part->filter.front()) || isOfPeriod(*block.where))
        return false;
    const std::vector<Condition> demands = sql::conjuncts(block.where);
    if (std::ranges::any_of(demands, isOfPeriod))
        return false;
    const int named = placeOf(*block.where, question, cells.schema());
    const int place = named < 0 ? placeOfShare(question) : named; // "2025 fees: the unpaid part as % of all"
    if (!isOfWhole(question, periods.front()) && (place < 0 || periods.front().word > place))
        return false;
    std::swap(part->filter.front(), *block.where);
    return true;
}

} // namespace ratatosk
