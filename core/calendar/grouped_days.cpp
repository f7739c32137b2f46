// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/grouped_days.h"

#include "core/calendar/event_days.h"
#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/count_of_rows.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// strftime(..., x): x.
std::optional<ColumnReference> dayOfGroup(const Expression& group)
{
    const auto* call = std::get_if<sql::FunctionCall>(&group.term);
    return call && call->function == sql::Function::Strftime ? sql::columnOfPart(group) : std::nullopt;
}

/// The one day that WHERE holds against a period.
std::optional<ColumnReference> dayTested(const sql::SelectBlock& block)
{
    std::vector<ColumnReference> days;
    for (const sql::Condition& demand : sql::conjuncts(block.where)) {
        const auto* test = std::get_if<sql::Comparison>(&demand.test);
        const bool isLiteral = test && std::holds_alternative<sql::Literal>(test->right.term);
        if (const auto day = isLiteral ? dayOfGroup(test->left) : std::nullopt; day && std::ranges::find(days, *day) == days.end())
            days.push_back(*day);
    }
    return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
}

/// "each month of 2024": of one day both.
bool asksWithinPeriod(const Question& question)
{
    static constexpr std::array<std::string_view, 3> each{"each", "every", "per"};
    static constexpr std::array<std::string_view, 4> grains{"month", "quarter", "week", "day"};
    for (int word = 1; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (hasLemma(question.words[static_cast<std::size_t>(word)], grains)
            && std::ranges::find(each, wordAt(question, word - 1)) != each.end())
            return wordAt(question, word + 1) == "of" || wordAt(question, word + 1) == "in";
    return false;
}

} // namespace

bool groupByDayTested(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto tested = isFlat(query) && query.first.groupBy.size() == 1 && asksWithinPeriod(question) ? dayTested(query.first)
                                                                                                       : std::nullopt;
    const auto grouped = tested ? dayOfGroup(query.first.groupBy.front()) : std::nullopt;
    if (!grouped || *grouped == *tested || grouped->source != tested->source || namesColumn(question, schema.column(grouped->column)))
        return false;
    const Expression before = query.first.groupBy.front();
    Expression after = before;
    sql::editTerms(after, [&](Expression& term) {
        if (term == Expression{*grouped})
            term = {*tested};
    });
    const auto take = [&](Expression& expression) {
        if (expression == before)
            expression = after;
    };
    take(query.first.groupBy.front());
    for (sql::SelectItem& item : query.first.items)
        take(item.expression);
    for (sql::OrderKey& key : query.orderBy)
        take(key.expression);
    return true;
}

namespace {

/// "On a single day", "within one month": the length of the period; empty where none is said.
std::string_view periodOfCounts(const Question& question)
{
    static constexpr std::array<std::string_view, 4> ones{"single", "one", "any", "same"};
    static constexpr std::array<std::string_view, 4> openings{"on", "in", "within", "during"};
    static constexpr std::array<std::string_view, 3> periods{"day", "month", "year"};
    for (int word = 2; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view before = wordAt(question, word - 1), farther = wordAt(question, word - 2);
        const bool isOne = (isOneOf(before, ones) && (isOneOf(farther, openings) || farther == "a"))
            || (before == "a" && isOneOf(farther, openings));
        if (isOne && isOneOf(wordAt(question, word), periods))
            return wordAt(question, word);
    }
    return {};
}

Expression periodOf(const ColumnReference& day, std::string_view period, const CellLookup& cells)
{
    const auto text = [](const char* format) { return Expression{sql::Literal{ValueType::Text, format}}; };
    if (period != "day")
        return {sql::FunctionCall{sql::Function::Strftime, {text(period == "month" ? "%Y-%m" : "%Y"), {day}}}};
    return holdsMoments(day.column, cells) ? Expression{sql::FunctionCall{sql::Function::Date, {{day}}}} : Expression{day};
}

bool countsAllRows(const sql::SelectBlock& block)
{
    return block.items.size() == 1 && block.groupBy.empty() && sql::isCountOfRows(block.items.front().expression);
}

} // namespace

bool countWithinPeriodSaid(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const std::string_view period = query.rest.empty() ? periodOfCounts(question) : std::string_view();
    sql::Query* inner = period.empty() ? nullptr : onlyInner(query.first);
    const bool isRanked = !period.empty() && !query.orderBy.empty() && query.limit;
    sql::SelectBlock* rows = inner && inner->rest.empty() ? &inner->first : isRanked ? &query.first : nullptr;
    if (!rows || !isOfTables(*rows) || !countsAllRows(*rows))
        return false;
    const std::vector<ColumnReference> days = daysInFrom(*rows, cells);
    const auto day = days.size() == 1 ? std::optional(days.front()) : eventDay(*rows, question, cells);
    if (!day)
        return false;
    rows->groupBy = {periodOf(*day, period, cells)};
    return true;
}

} // namespace ratatosk
