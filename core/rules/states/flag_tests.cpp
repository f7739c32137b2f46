// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/states/flag_tests.h"

#include "core/english/language/scaffold_words.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/evidence/comparison_order.h"
#include "core/rules/evidence/due_words.h"
#include "core/rules/evidence/question_words.h"
#include "core/rules/states/flag_sense.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Literal;

bool saysThatNothingHappened(const Question& question)
{
    return std::ranges::any_of(question.words,
                               [](const Word& word) { return isDenial(word.lemmas.front()) || isPendingWord(word.lemmas.front()); });
}

bool denies(const Condition& condition)
{
    if (const auto* in = std::get_if<sql::InQuery>(&condition.test))
        return in->isNegated;
    const auto* test = std::get_if<Comparison>(&condition.test);
    return std::holds_alternative<sql::Negation>(condition.test) || (test && test->operation == ComparisonOperator::NotEqual);
}

/// NOT IN, EXCEPT and the like: the question's denial is there already.
bool deniesSomething(const sql::Query& query)
{
    const auto isExcept = [](const sql::SetOperand& operand) { return operand.operation == sql::SetOperator::Except; };
    bool isDenying = std::ranges::any_of(query.rest, isExcept);
    sql::visitParts(query, {.condition = [&](const Condition& condition) { isDenying = isDenying || denies(condition); }});
    return isDenying;
}

/// The columns that are tested for yes and for no: both are asked for.
std::vector<ColumnId> testedBothWays(const sql::Query& query)
{
    std::vector<ColumnId> yes, no;
    const auto look = [&](const Condition& condition) {
        const auto* test = std::get_if<Comparison>(&condition.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        if (column && literal && isYes(literal->text))
            yes.push_back(column->column);
        if (column && literal && isNo(literal->text))
            no.push_back(column->column);
    };
    sql::visitParts(query, {.condition = look});
    std::erase_if(yes, [&](ColumnId column) { return std::ranges::find(no, column) == no.end(); });
    return yes;
}

/// "code 0", "'No'": the cell itself.
bool saysCellItself(const Question& question, const std::string& cell)
{
    const bool isDigit = cell == "0" || cell == "1";
    const auto isIt = [&](const Word& word) { return word.lemmas.front() == cell || word.lemmas.front().ends_with('-' + cell); };
    const auto isQuoted = [&](std::string_view mark) {
        return question.text.find(std::string(mark) + cell + std::string(mark)) != std::string::npos;
    };
    return (isDigit && std::ranges::any_of(question.words, isIt)) || isQuoted("'") || isQuoted("\"");
}

class FlagTests
{
public:
    FlagTests(const Question& question, const CellLookup& cells, const sql::Query& query)
        : m_question(question), m_cells(cells), m_isDenied(deniesSomething(query)),
          m_isOfAll(m_isDenied && !saysThatNothingHappened(question)), m_both(testedBothWays(query))
    {
    }

    bool mend(Condition& condition) const
    {
        auto* test = std::get_if<Comparison>(&condition.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        if (column && literal && isOrdering(test->operation) && literal->type != ValueType::Text)
            return testForFlag(condition, *column);
        if (!column || !literal || !(isYes(literal->text) || isNo(literal->text)))
            return false;
        if (test->operation == ComparisonOperator::NotEqual)
            return affirm(*test, *literal, column->column);
        if (test->operation != ComparisonOperator::Equal)
            return false;
        if (holdsDays(column->column, m_cells))
            return saysLate(m_question) ? testForLateness(condition, *column) : testForNothing(condition, *column);
        if (const std::vector<std::string> flags = flagCells(column->column, m_cells); !flags.empty())
            return isFree(column->column, *literal) && turn(*literal, flags, m_cells.schema().column(column->column));
        return isNowhere(*literal, column->column) && testForPresence(condition, *column, isYes(literal->text));
    }

private:
    /// "Sports in which all have a scholarship" has a denial that no word says.
    bool isFree(ColumnId column, const Literal& literal) const
    {
        return !m_isOfAll && std::ranges::find(m_both, column) == m_both.end() && !saysCellItself(m_question, literal.text);
    }

    /// `wheelchair > 600`: the number is of another column, and this one is asked for.
    bool testForFlag(Condition& condition, const ColumnReference& column) const
    {
        const Column& named = m_cells.schema().column(column.column);
        const auto said = flagSaid(m_question, named);
        auto isMeant = said && !flagCells(column.column, m_cells).empty() ? flagTest(column, *said, m_cells) : std::nullopt;
        if (!isMeant)
            return false;
        condition = *std::move(isMeant);
        return true;
    }

    /// `has_oven != 0` where those without are asked for; not `refunded != 1` of those left out, for which many words stand.
    bool affirm(Comparison& test, Literal& literal, ColumnId column) const
    {
        const auto said = flagSaid(m_question, m_cells.schema().column(column));
        if (!said || *said || isYes(literal.text) || flagCells(column, m_cells).empty())
            return false;
        test.operation = ComparisonOperator::Equal;
        return true;
    }

    /// Of the same row, the day when it should have been.
    bool testForLateness(Condition& condition, const ColumnReference& column) const
    {
        const Schema& schema = m_cells.schema();
        const std::vector<ColumnId> beside = schema.columnsOf(schema.column(column.column).table);
        const auto isDue = [&](ColumnId other) {
            return other != column.column && saysDue(schema.column(other)) && holdsDays(other, m_cells);
        };
        const auto due = std::ranges::find_if(beside, isDue);
        if (due == beside.end())
            return false;
        condition = {Comparison{{column}, ComparisonOperator::Greater, {ColumnReference{column.source, *due}}}};
        return true;
    }

    bool testForNothing(Condition& condition, const ColumnReference& column) const
    {
        if (m_cells.any(column.column, {sql::NullTest{cellOf(column.column)}}) != CellLookup::Found::Yes)
            return false;
        condition = {sql::NullTest{{column}, !saysThatNothingHappened(m_question)}};
        return true;
    }

    bool isNowhere(const Literal& literal, ColumnId column) const
    {
        return m_cells.schema().column(column).type == ColumnType::Text
            && m_cells.any(column, {Comparison{cellOf(column), ComparisonOperator::Equal, {literal}}}) == CellLookup::Found::No;
    }

    /// `coupon = '1'` of codes: whether there is one.
    bool testForPresence(Condition& condition, const ColumnReference& column, bool isThere) const
    {
        if (m_cells.any(column.column, {sql::NullTest{cellOf(column.column)}}) != CellLookup::Found::Yes)
            return false;
        condition = {sql::NullTest{{column}, isThere}};
        return true;
    }

    bool turn(Literal& literal, const std::vector<std::string>& cells, const Column& column) const
    {
        const auto said = flagSaid(m_question, column);
        if (!said || *said == isYes(literal.text) || (!*said && m_isDenied))
            return false;
        const auto meant = std::ranges::find_if(cells, [&](const std::string& cell) { return isYes(cell) == *said; });
        if (meant == cells.end())
            return false;
        literal.text = *meant;
        return true;
    }

    const Question& m_question;
    const CellLookup& m_cells;
    bool m_isDenied, m_isOfAll;
    std::vector<ColumnId> m_both;
};

/// "How many patients are insured?" does not ask how many cells `insured` has, nor how many different ones.
bool countThoseOfFlag(sql::SelectBlock& block, const Question& question, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 6> different{"different", "distinct", "various", "unique", "status", "kind"};
    auto* call = block.items.size() == 1 && block.groupBy.empty() && !says(question, different)
        ? std::get_if<sql::AggregateCall>(&block.items.front().expression.term)
        : nullptr;
    const bool isCount = call && call->function == sql::Aggregate::Count && call->filter.empty();
    const auto* column = isCount ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
    const auto said = column ? flagSaid(question, cells.schema().column(column->column)) : std::nullopt;
    const auto isMeant = said ? flagTest(*column, *said, cells) : std::nullopt;
    if (!isMeant)
        return false;
    sql::addConjunct(block.where, *isMeant);
    *call = {sql::Aggregate::Count, false, sql::Expression{sql::Star{}}, {}};
    return true;
}

} // namespace

bool testFlagsAsAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = query.rest.empty() && countThoseOfFlag(query.first, question, cells);
    const FlagTests tests(question, cells, query);
    sql::editParts(
        query, {.condition = [&](Condition& condition) { hasChanged |= tests.mend(condition); }, .expression = [](sql::Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
