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
    explicit Lateness(const CellLookup& cells) : m_cells(cells) {}

    /// julianday(delivered) - julianday(started)
    bool mendDifference(Expression& expression)
    {
        auto* difference = std::get_if<sql::Arithmetic>(&expression.term);
        const bool isDifference = difference && difference->operation == sql::ArithmeticOperator::Subtract;
        ColumnReference* end = isDifference ? dayOf(*difference->left) : nullptr;
        ColumnReference* begin = isDifference ? dayOf(*difference->right) : nullptr;
        const auto due = end && begin ? dueBeside(*end) : std::nullopt;
        if (!due)
            return false;
        m_late.push_back({*end, *due});
        if (*begin == *due)
            return false;
        *begin = *due;
        return true;
    }

    /// paid > paid; paid IS NOT NULL
    bool mendTest(Condition& condition)
    {
        const auto* isThere = std::get_if<sql::NullTest>(&condition.test);
        const auto* there = isThere && isThere->isNegated ? std::get_if<ColumnReference>(&isThere->value.term) : nullptr;
        if (const auto due = there ? dueBeside(*there) : std::nullopt) {
            condition = {Comparison{{*there}, ComparisonOperator::Greater, {*due}}};
            return true;
        }
        auto* test = std::get_if<Comparison>(&condition.test);
        if (test && takeDayForYear(*test))
            return true;
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const bool isOfItself = column && test->left == test->right && test->operation == ComparisonOperator::Greater;
        const auto due = isOfItself ? dueBeside(*column) : std::nullopt;
        if (due)
            test->right = {*due};
        return due.has_value();
    }

    /// What was not late is left out of the reckoning.
    bool keepLateOnes(sql::SelectBlock& block) const
    {
        if (m_late.size() != 1)
            return false;
        const Condition isLate{Comparison{{m_late.front().first}, ComparisonOperator::Greater, {m_late.front().second}}};
        const std::vector<Condition> demands = sql::conjuncts(block.where);
        if (std::ranges::find(demands, isLate) != demands.end())
            return false;
        sql::addConjunct(block.where, isLate);
        return true;
    }

private:
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

    const CellLookup& m_cells;
    std::vector<std::pair<ColumnReference, ColumnReference>> m_late; ///< what differences are between
};

} // namespace

bool reckonLateness(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!saysLate(question) || !query.rest.empty())
        return false;
    Lateness lateness(cells);
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition = [&](Condition& condition) { hasChanged |= lateness.mendTest(condition); },
                    .expression = [&](Expression& expression) { hasChanged |= lateness.mendDifference(expression); }});
    return lateness.keepLateOnes(query.first) || hasChanged;
}

} // namespace ratatosk
