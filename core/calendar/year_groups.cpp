// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/year_groups.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/sql/date_form.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::Query;
using sql::SelectBlock;

constexpr std::array<std::string_view, 5> kDistributing{"each", "every", "per", "by", "calendar"};
constexpr std::array<std::string_view, 4> kFiner{"day", "date", "month", "week"};

/// "each year", "per birth year", "every year of birth"; not where days or months are asked for, too.
bool asksByYear(const Question& question)
{
    bool isAsked = false;
    for (std::size_t i = 0; i < question.words.size(); ++i) {
        if (std::ranges::any_of(kFiner, [&](std::string_view finer) { return hasLemma(question.words[i], finer); }))
            return false;
        const auto distributes = [&](std::size_t back) {
            return i >= back && std::ranges::find(kDistributing, question.words[i - back].lemmas.front()) != kDistributing.end();
        };
        isAsked = isAsked || (hasLemma(question.words[i], "year") && (distributes(1) || distributes(2)));
    }
    return isAsked;
}

/// Dates of several days of a year.
bool holdsDates(ColumnId column, const CellLookup& cells)
{
    const auto begins = [&](const char* pattern) {
        return sql::Condition{sql::Like{cellOf(column), {sql::Literal{ValueType::Text, pattern}}}};
    };
    const sql::Condition isShaped{sql::Junction{sql::Connective::Or, {begins("1___-__-__%"), begins("2___-__-__%")}}};
    const sql::Condition isDate{sql::NullTest{sql::yearOf(cellOf(column)), true}};
    return cells.any(column, {sql::Junction{sql::Connective::And, {isShaped, isDate}}}) == CellLookup::Found::Yes
        || dateFormOf(column, cells).has_value();
}

/// Date columns that the block's rows are told apart by.
std::vector<Expression> dividingDates(SelectBlock& block, const CellLookup& cells)
{
    std::vector<Expression> dates;
    const auto note = [&](const Expression& expression) {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        if (column && holdsDates(column->column, cells))
            dates.push_back(expression);
    };
    std::ranges::for_each(block.groupBy, note);
    for (const sql::SelectItem& item : block.items) {
        if (const auto* window = std::get_if<sql::WindowCall>(&item.expression.term))
            std::ranges::for_each(window->partitionBy, note);
    }
    return dates;
}

/// Everywhere but in conditions, which are about days.
void showYears(SelectBlock& block, const Expression& date)
{
    const auto write = [&](Expression& expression) {
        if (expression == date)
            expression = sql::yearOf(date);
    };
    std::ranges::for_each(block.groupBy, write);
    for (sql::SelectItem& item : block.items) {
        write(item.expression);
        if (auto* window = std::get_if<sql::WindowCall>(&item.expression.term))
            std::ranges::for_each(window->partitionBy, write);
    }
}

bool groupByYears(Query& query, const CellLookup& cells)
{
    const std::vector<Expression> dates = dividingDates(query.first, cells);
    for (const Expression& date : dates) {
        showYears(query.first, date);
        for (sql::OrderKey& key : query.orderBy) {
            if (key.expression == date)
                key.expression = sql::yearOf(date);
        }
    }
    bool hasChanged = !dates.empty();
    sql::editTerms(
        query.first, [](Expression&) {}, [&](Query& inner) { hasChanged |= groupByYears(inner, cells); });
    return hasChanged;
}

} // namespace

bool groupByYears(Query& query, const Question& question, const CellLookup& cells)
{
    return asksByYear(question) && groupByYears(query, cells);
}

} // namespace ratatosk
