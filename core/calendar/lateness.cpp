// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/lateness.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/due_words.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::FunctionCall;

ColumnReference* dayOf(Expression& expression)
{
    auto* call = std::get_if<FunctionCall>(&expression.term);
    return call && call->function == sql::Function::JulianDay ? std::get_if<ColumnReference>(&call->arguments.front().term) : nullptr;
}

class Lateness
{
public:
    Lateness(const Question& question, const CellLookup& cells)
        : m_isOnTime(saysOnTime(question)), m_isLate(saysLate(question) && !m_isOnTime), m_cells(cells)
    {
    }

    /// julianday(delivered) - julianday(started)
    bool mendDifference(Expression& expression)
    {
        auto* difference = std::get_if<sql::Arithmetic>(&expression.term);
        const bool isDifference = difference && difference->operation == sql::ArithmeticOperator::Subtract;
        ColumnReference* end = isDifference ? dayOf(*difference->left) : nullptr;
        ColumnReference* begin = isDifference ? dayOf(*difference->right) : nullptr;
        if (end && begin && m_isLate && isEnd(begin->column) && dueBeside(*begin) == *end)
            return turnRound(*end, *begin);
        const auto due = end && begin && m_isLate ? dueBeside(*end) : std::nullopt;
        if (!due)
            return false;
        m_late.push_back({*end, *due});
        if (*begin == *due)
            return false;
        *begin = *due;
        return true;
    }

    /// paid > paid, due > paid
    bool mendTest(Condition& condition)
    {
        auto* test = std::get_if<Comparison>(&condition.test);
        if (!test)
            return false;
        const bool hasChanged = takeDayForYear(*test) || takeDueForItself(*test) || turnRound(*test);
        const auto* left = std::get_if<ColumnReference>(&test->left.term);
        const auto due = left ? dueBeside(*left) : std::nullopt;
        m_isTested = m_isTested || (due && test->right == Expression{*due});
        return hasChanged;
    }

    /// paid IS NOT NULL, while nothing else says when it was due.
    bool mendPresence(Condition& condition) const
    {
        const auto* isThere = std::get_if<sql::NullTest>(&condition.test);
        const auto* there = isThere && isThere->isNegated ? std::get_if<ColumnReference>(&isThere->value.term) : nullptr;
        const auto due = there && m_isLate && !m_isTested ? dueBeside(*there) : std::nullopt;
        if (!due)
            return false;
        condition = {Comparison{{*there}, ComparisonOperator::Greater, {*due}}};
        return true;
    }

    /// What was not late is left out of the reckoning.
    bool keepLateOnes(sql::SelectBlock& block) const
    {
        if (m_late.size() != 1 || !m_isLate)
            return false;
        const Condition isLate{Comparison{{m_late.front().first}, ComparisonOperator::Greater, {m_late.front().second}}};
        const std::vector<Condition> demands = sql::conjuncts(block.where);
        if (std::ranges::find(demands, isLate) != demands.end())
            return false;
        sql::addConjunct(block.where, isLate);
        return true;
    }

private:
    bool turnRound(ColumnReference& end, ColumnReference& begin)
    {
        std::swap(end, begin);
        m_late.push_back({end, begin});
        return true;
    }

    /// due > paid: that was early.
    bool turnRound(Comparison& test) const
    {
        const auto* left = std::get_if<ColumnReference>(&test.left.term);
        const auto* right = std::get_if<ColumnReference>(&test.right.term);
        if (!m_isLate || !left || !right || test.operation != ComparisonOperator::Greater || !isEnd(right->column)
            || dueBeside(*right) != *left)
            return false;
        std::swap(test.left, test.right);
        return true;
    }

    /// paid > paid, due > due
    bool takeDueForItself(Comparison& test) const
    {
        const auto* column = std::get_if<ColumnReference>(&test.left.term);
        if (!column || test.left != test.right || test.operation != ComparisonOperator::Greater)
            return false;
        const auto done = saysDue(m_cells.schema().column(column->column)) ? doneBeside(*column) : std::optional(*column);
        const auto due = done ? dueBeside(*done) : std::nullopt;
        if (!due)
            return false;
        test = {{*done}, m_isOnTime ? ComparisonOperator::LessEqual : ComparisonOperator::Greater, {*due}};
        return true;
    }

    bool isEnd(ColumnId column) const
    {
        const std::vector<Word> name = splitName(m_cells.schema().column(column).spokenName);
        return std::ranges::any_of(name, [](const Word& word) { return isEndingName(lowerCase(word.text)); });
    }

    /// The one column of days of the same table that says when something ended.
    std::optional<ColumnReference> doneBeside(const ColumnReference& due) const
    {
        const Schema& schema = m_cells.schema();
        std::vector<ColumnId> columns = schema.columnsOf(schema.column(due.column).table);
        std::erase_if(columns, [&](ColumnId id) { return !isEnd(id) || saysDue(schema.column(id)) || !holdsDays(id, m_cells); });
        return columns.size() == 1 ? std::optional(ColumnReference{due.source, columns.front()}) : std::nullopt;
    }

    /// strftime('%Y', paid) > due: a year is always before the days of that year.
    bool takeDayForYear(Comparison& test) const
    {
        const auto* part = std::get_if<FunctionCall>(&test.left.term);
        const bool isPart = part && part->function == sql::Function::Strftime && part->arguments.size() == 2;
        const auto* day = isPart ? std::get_if<ColumnReference>(&part->arguments[1].term) : nullptr;
        const auto* other = std::get_if<ColumnReference>(&test.right.term);
        if (!day || !other || *day == *other || !holdsDays(day->column, m_cells) || !holdsDays(other->column, m_cells))
            return false;
        test.left = Expression{ColumnReference(*day)};
        if (m_isOnTime)
            test.operation = ComparisonOperator::LessEqual;
        return true;
    }

    /// Nothing beside a column that says itself when something was due.
    std::optional<ColumnReference> dueBeside(const ColumnReference& column) const
    {
        const Schema& schema = m_cells.schema();
        if (saysDue(schema.column(column.column)) || !holdsDays(column.column, m_cells))
            return {};
        for (const ColumnId other : schema.columnsOf(schema.column(column.column).table))
            if (saysDue(schema.column(other)) && holdsDays(other, m_cells))
                return ColumnReference{column.source, other};
        return {};
    }

    bool m_isOnTime;
    bool m_isLate;
    bool m_isTested = false; ///< whether what is done is held against when it was due
    const CellLookup& m_cells;
    std::vector<std::pair<ColumnReference, ColumnReference>> m_late; ///< what differences are between
};

} // namespace

bool reckonLateness(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!query.rest.empty() || !(saysLate(question) || saysOnTime(question)))
        return false;
    Lateness lateness(question, cells);
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition = [&](Condition& condition) { hasChanged |= lateness.mendTest(condition); },
                    .expression = [&](Expression& expression) { hasChanged |= lateness.mendDifference(expression); }});
    sql::editParts(
        query,
        {.condition = [&](Condition& condition) { hasChanged |= lateness.mendPresence(condition); }, .expression = [](Expression&) {}});
    return lateness.keepLateOnes(query.first) || hasChanged;
}

} // namespace ratatosk
