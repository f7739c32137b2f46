// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/year_tests.h"

#include "core/calendar/event_days.h"
#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/comparison_order.h"
#include "core/evidence/end_words.h"
#include "core/evidence/question_words.h"
#include "core/language/stop_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;

constexpr int kCellsLookedAt = 200;
constexpr int kFarthestName = 4;                        ///< words between a period and what tells which day it is about
constexpr int kEarliestYear = 1600, kLatestYear = 2100; ///< of days that are written as such

ComparisonOperator operationFor(PeriodSide side)
{
    switch (side) {
    case PeriodSide::Inside: return ComparisonOperator::Equal;
    case PeriodSide::Before: return ComparisonOperator::Less;
    case PeriodSide::Until: return ComparisonOperator::LessEqual;
    case PeriodSide::Since: return ComparisonOperator::GreaterEqual;
    case PeriodSide::After: return ComparisonOperator::Greater;
    }
    return ComparisonOperator::Equal;
}

/// The column of days that a year is compared with: itself, its year or month, itself as a number.
std::optional<ColumnReference> dayCompared(const Expression& left, const CellLookup& cells)
{
    const auto column = sql::columnOfPart(left);
    return column && holdsDays(column->column, cells) ? column : std::nullopt;
}

class YearTests
{
public:
    YearTests(sql::Query& query, const Question& question, const CellLookup& cells) : m_query(query), m_question(question), m_cells(cells)
    {
    }

    bool mend(const PeriodMention& mention)
    {
        const std::string year = std::to_string(mention.year);
        bool hasChanged = false;
        const auto compare = [&](Condition& condition) {
            hasChanged |= moveTest(condition, mention);
            hasChanged |= mention.month == 0 && mendTest(condition, mention.side, year);
        };
        sql::editParts(m_query, {.condition = compare, .expression = [](Expression&) {}});
        const bool isSaid = holdsLiteral(m_query, year)
            || (mention.month == 0 && holdsLiteral(m_query, std::to_string(mention.year + 1) + "-01-01"));
        return hasChanged || (!isSaid && add(mention));
    }

private:
    /// A period that something is to be in is one of days, not of whatever text the query compares with it.
    bool moveTest(Condition& condition, const PeriodMention& mention) const
    {
        auto* test = std::get_if<Comparison>(&condition.test);
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        const auto* column = literal ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const bool isOfPeriod = column && column->source.level == 0
            && (literal->text == std::to_string(mention.year) || literal->text == mention.period.first
                || literal->text == mention.period.behind);
        if (!isOfPeriod || mayHoldYears(column->column))
            return false;
        const auto beside = dayBeside(*column);
        const auto day = beside ? beside : dayMeant(mention);
        const bool isWithin = day && std::cmp_less(column->source.index, m_query.first.from.size());
        if (!isWithin)
            return false;
        const bool isYear = literal->text == std::to_string(mention.year);
        if (isYear && (mention.side == PeriodSide::Inside || holdsOtherNumbers(column->column)))
            *test = {sql::yearOf({*day}), operationFor(mention.side), {sql::textLiteral(literal->text)}};
        else
            test->left = {*day};
        return true;
    }

    /// Keys, and numbers that are all too small or too large.
    bool holdsOtherNumbers(ColumnId column) const
    {
        const Schema& schema = m_cells.schema();
        const auto refers = [&](const ForeignKey& key) { return key.from == column; };
        if (schema.column(column).isPrimaryKey || std::ranges::any_of(schema.foreignKeys(), refers))
            return true;
        const auto number = [](int year) { return Expression{Literal{ValueType::Integer, std::to_string(year)}}; };
        const Condition isYear{sql::Between{cellOf(column), number(kEarliestYear), number(kLatestYear)}};
        return schema.column(column).type == ColumnType::Number && m_cells.any(column, isYear) == CellLookup::Found::No;
    }

    /// Anything but keys, other numbers, and texts of which none is a number.
    bool mayHoldYears(ColumnId column) const
    {
        if (holdsOtherNumbers(column))
            return false;
        const std::vector<std::string> texts = m_cells.firstTexts(column, kCellsLookedAt);
        return texts.empty() || holdsDays(column, m_cells) || std::ranges::any_of(texts, [](const std::string& cell) {
                   return cell.find_first_of("0123456789") != std::string::npos
                       && cell.find_first_not_of("0123456789-./: ") == std::string::npos;
               });
    }

    bool mendTest(Condition& condition, PeriodSide side, const std::string& year) const
    {
        auto* test = std::get_if<Comparison>(&condition.test);
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        if (!literal || literal->text != year || !isOrdering(test->operation))
            return false;
        const auto day = dayCompared(test->left, m_cells);
        if (!day)
            return false;
        const Comparison meant{sql::yearOf({*day}), operationFor(side), {sql::textLiteral(year)}};
        const bool hasChanged = !(*test == meant);
        *test = meant;
        return hasChanged;
    }

    /// The columns of days that the query's own items and groups are made of.
    std::set<int> daysUsed(std::optional<ColumnReference>& day) const
    {
        std::set<int> found;
        const auto look = [&](const Expression& part) {
            const auto* column = std::get_if<ColumnReference>(&part.term);
            if (!column || column->source.level != 0 || !holdsDays(column->column, m_cells))
                return;
            found.insert(index(column->column));
            day = *column;
        };
        for (const sql::SelectItem& item : m_query.first.items)
            sql::visitTerms(item.expression, look);
        for (const Expression& key : m_query.first.groupBy)
            sql::visitTerms(key, look);
        return found;
    }

    /// Of the same rows, the one that does not say when something ended.
    std::optional<ColumnReference> dayBeside(const ColumnReference& other) const
    {
        std::vector<ColumnReference> days = daysInFrom(m_query.first, m_cells);
        std::erase_if(
            days, [&](const ColumnReference& day) { return day.source != other.source || saysEnd(m_cells.schema().column(day.column)); });
        return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
    }

    /// Of the tables in FROM.
    std::optional<ColumnReference> onlyDay() const
    {
        const std::vector<ColumnReference> found = daysInFrom(m_query.first, m_cells);
        return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    }

    /// Ends of whole years, and of months those inside of which something is to be.
    static bool isAddable(const PeriodMention& mention) { return mention.side == PeriodSide::Inside || mention.month == 0; }

    bool add(const PeriodMention& mention)
    {
        std::optional<ColumnReference> day;
        const bool isPlain = m_query.rest.empty() && isAddable(mention) && mention.year >= kEarliestYear && mention.year <= kLatestYear;
        const std::size_t used = isPlain ? daysUsed(day).size() : 0;
        if (isPlain && used == 0)
            day = dayMeant(mention);
        if (!isPlain || used > 1 || !day)
            return false;
        std::optional<Condition>& clause = clauseOf(*day);
        if (mention.month == 0) {
            sql::addConjunct(
                clause, {Comparison{sql::yearOf({*day}), operationFor(mention.side), {sql::textLiteral(std::to_string(mention.year))}}});
            return true;
        }
        sql::addConjunct(clause, {Comparison{{*day}, ComparisonOperator::GreaterEqual, {sql::textLiteral(mention.period.first)}}});
        sql::addConjunct(clause, {Comparison{{*day}, ComparisonOperator::Less, {sql::textLiteral(mention.period.behind)}}});
        return true;
    }

    /// The only one, or the one named nearest to the period, or the one when that happened which the question speaks of.
    std::optional<ColumnReference> dayMeant(const PeriodMention& mention) const
    {
        if (const auto only = onlyDay())
            return only;
        const auto named = dayNamedBeside(mention);
        return named ? named : eventDay(m_query.first, m_question, m_cells);
    }

    /// Of several days the one that a word nearest to the period names: "orders placed in 2023" those when they were ordered.
    std::optional<ColumnReference> dayNamedBeside(const PeriodMention& mention) const
    {
        std::optional<ColumnReference> nearest;
        int least = kFarthestName + 1;
        for (const ColumnReference& day : daysInFrom(m_query.first, m_cells)) {
            const int distance = distanceTo(mention.word, m_cells.schema().column(day.column));
            if (distance == least)
                nearest.reset();
            if (distance >= least)
                continue;
            nearest = day;
            least = distance;
        }
        return nearest;
    }

    int distanceTo(int place, const Column& column) const
    {
        const std::vector<Word> name = splitName(column.spokenName);
        int least = kFarthestName + 1;
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word) {
            const Word& said = m_question.words[static_cast<std::size_t>(word)];
            const auto isNamed = [&](const Word& part) { return !isStopWord(part) && sameWord(said, part); };
            if (std::ranges::any_of(name, isNamed))
                least = std::min(least, std::abs(word - place));
        }
        return least;
    }

    /// Of rows that may be missing, what they are joined by: those that lack them stay.
    std::optional<Condition>& clauseOf(const ColumnReference& day)
    {
        sql::Source& source = m_query.first.from[static_cast<std::size_t>(day.source.index)];
        return source.kind == sql::JoinKind::Left && day.source.index > 0 ? source.condition : m_query.first.where;
    }

    sql::Query& m_query;
    const Question& m_question;
    const CellLookup& m_cells;
};

/// HAVING count(*) = 2023: nothing happened as often as that.
bool countNoYears(sql::SelectBlock& block, const PeriodMention& mention)
{
    std::vector<Condition> demands = sql::conjuncts(block.having);
    const auto isOfYear = [&](const Condition& demand) {
        const auto* test = std::get_if<Comparison>(&demand.test);
        const auto* call = test ? std::get_if<sql::AggregateCall>(&test->left.term) : nullptr;
        const auto* literal = call ? std::get_if<Literal>(&test->right.term) : nullptr;
        return literal && call->function == sql::Aggregate::Count && literal->text == std::to_string(mention.year);
    };
    if (std::erase_if(demands, isOfYear) == 0)
        return false;
    block.having = sql::allOf(demands);
    return true;
}

} // namespace

bool testYearsAsAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (cells.schema().dialect() != Dialect::Sqlite)
        return false;
    bool hasChanged = false;
    for (const PeriodMention& mention : periodMentions(question))
        hasChanged |= YearTests(query, question, cells).mend(mention) | countNoYears(query.first, mention);
    return hasChanged;
}

} // namespace ratatosk
