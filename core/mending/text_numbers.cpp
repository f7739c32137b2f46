// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/text_numbers.h"

#include "core/mending/comparison_order.h"
#include "core/mending/order_keys.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::Aggregate;
using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;
using sql::Query;

constexpr int kNumbersLookedAt = 200;
constexpr std::array<std::string_view, 5> kMarks{"$", "€", "£", "%", ","}; ///< beside or inside of numbers that people write

/// How a column writes numbers.
struct NumberForm {
    std::vector<std::string> marks; ///< to be taken away
    bool isWhole = true;
    std::vector<std::pair<std::string, double>> cells; ///< as written, and what that says

    /// Whether texts come in the order of their numbers anyway, with one more among them: years do.
    bool isInOrder(const std::optional<Literal>& other = {}) const
    {
        auto all = cells;
        if (other)
            all.emplace_back(other->text, std::strtod(other->text.c_str(), nullptr));
        std::ranges::sort(all);
        return std::ranges::is_sorted(all, {}, &std::pair<std::string, double>::second);
    }
};

std::string without(std::string text, std::string_view mark)
{
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
        text.erase(at, mark.size());
    return text;
}

/// "-12.50"; not "007", which is a code, nor "1e5", which nobody writes into a table.
bool isPlainNumber(std::string_view text)
{
    if (text.starts_with('-'))
        text.remove_prefix(1);
    const std::string_view whole = text.substr(0, text.find('.'));
    const std::string_view part = whole.size() == text.size() ? "0" : text.substr(whole.size() + 1);
    const auto isDigits = [](std::string_view digits) {
        return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return isDigits(whole) && isDigits(part) && (whole.size() == 1 || whole.front() != '0');
}

/// "1,250" and "1,250,000.5", in which commas part thousands; not "1,5", where one may be a decimal sign.
bool hasSoundCommas(const std::string& text)
{
    const std::size_t end = std::min(text.find('.'), text.size());
    for (std::size_t at = text.find(','); at != std::string::npos; at = text.find(',', at + 1)) {
        const std::size_t next = std::min(text.find(',', at + 1), end);
        if (at > end || next - at != 4)
            return false;
    }
    return true;
}

/// Nothing for a cell that is no number.
bool addCell(const std::string& cell, NumberForm& form)
{
    std::string text = cell;
    for (const std::string_view mark : kMarks) {
        if (text.find(mark) == std::string::npos)
            continue;
        if (mark == "," && !hasSoundCommas(text))
            return false;
        text = without(std::move(text), mark);
        if (std::ranges::find(form.marks, mark) == form.marks.end())
            form.marks.emplace_back(mark);
    }
    form.isWhole &= text.find('.') == std::string::npos;
    form.cells.emplace_back(cell, std::strtod(text.c_str(), nullptr));
    return isPlainNumber(text);
}

std::optional<NumberForm> numberFormOf(const std::vector<Cell>& cells)
{
    NumberForm form;
    for (const Cell& cell : cells) {
        const auto* text = std::get_if<std::string>(&cell);
        if (!text || !addCell(*text, form)) // a cell that is a number shows that the column is none of texts
            return {};
    }
    return cells.empty() ? std::nullopt : std::optional(form);
}

/// A text that writes a number becomes one. Nothing for another text.
std::optional<Literal> asNumber(const Literal& literal)
{
    if (literal.type != ValueType::Text)
        return literal;
    if (!isPlainNumber(literal.text))
        return {};
    return Literal{literal.text.find('.') == std::string::npos ? ValueType::Integer : ValueType::Real, literal.text};
}

class TextNumbers
{
public:
    explicit TextNumbers(const CellLookup& cells) : m_cells(cells) {}

    bool mend(Query& query)
    {
        sql::editParts(query,
                       {.condition = [&](Condition& condition) { mendCondition(condition); },
                        .expression = [&](Expression& expression) { mendExpression(expression); }});
        editOrderKeys(query, [&](Expression& key) { putInOrder(key); });
        return m_hasChanged;
    }

private:
    const NumberForm* formOf(const Expression& expression)
    {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        if (!column || m_cells.schema().column(column->column).type == ColumnType::Number)
            return nullptr;
        const auto known = m_forms.find(column->column);
        const auto& form = known != m_forms.end()
            ? known->second
            : m_forms.emplace(column->column, numberFormOf(m_cells.firstCells(column->column, kNumbersLookedAt))).first->second;
        return form ? &*form : nullptr;
    }

    static Expression withoutMarks(const Expression& column, const NumberForm& form)
    {
        Expression number = column;
        for (const std::string& mark : form.marks)
            number = {
                sql::FunctionCall{sql::Function::Replace, {number, {Literal{ValueType::Text, mark}}, {Literal{ValueType::Text, ""}}}}};
        return number;
    }

    void takeAsNumber(Expression& expression)
    {
        const NumberForm* form = formOf(expression);
        if (!form)
            return;
        expression = {sql::Cast{withoutMarks(expression, *form), form->isWhole ? sql::CastType::Integer : sql::CastType::Real}};
        m_hasChanged = true;
    }

    /// Where SQLite takes texts as numbers by itself, it does so as far as their first mark.
    void takeAsNumberForMarks(Expression& expression)
    {
        if (const NumberForm* form = formOf(expression); form && !form->marks.empty())
            takeAsNumber(expression);
    }

    void putInOrder(Expression& expression)
    {
        if (const NumberForm* form = formOf(expression); form && !form->isInOrder())
            takeAsNumber(expression);
    }

    void mendExpression(Expression& expression)
    {
        if (auto* call = std::get_if<sql::AggregateCall>(&expression.term); call && call->function != Aggregate::Count)
            mendAggregate(*call);
        if (auto* cast = std::get_if<sql::Cast>(&expression.term); cast && cast->type != sql::CastType::Text)
            mendCast(*cast);
        auto* arithmetic = std::get_if<sql::Arithmetic>(&expression.term);
        if (!arithmetic || arithmetic->operation == sql::ArithmeticOperator::Concatenate)
            return;
        takeAsNumberForMarks(*arithmetic->left);
        takeAsNumberForMarks(*arithmetic->right);
    }

    void mendAggregate(sql::AggregateCall& call)
    {
        const bool isExtreme = call.function == Aggregate::Min || call.function == Aggregate::Max;
        isExtreme ? putInOrder(*call.argument) : takeAsNumberForMarks(*call.argument);
    }

    void mendCast(sql::Cast& cast)
    {
        const NumberForm* form = formOf(*cast.value);
        if (!form || form->marks.empty())
            return;
        *cast.value = withoutMarks(*cast.value, *form);
        m_hasChanged = true;
    }

    void mendCondition(Condition& condition)
    {
        if (auto* test = std::get_if<Comparison>(&condition.test)) {
            mendSide(test->left, test->right, isOrdering(test->operation));
            mendSide(test->right, test->left, isOrdering(test->operation));
        }
        if (auto* test = std::get_if<sql::Between>(&condition.test))
            mendBounds(*test);
    }

    /// What is reckoned of a column lies among its cells; another column's cells may not.
    static bool isInOrderWith(const NumberForm& form, const Expression& other, const std::optional<Literal>& number)
    {
        return number ? form.isInOrder(number) : !std::holds_alternative<ColumnReference>(other.term) && form.isInOrder();
    }

    /// By order, or where marks keep equal numbers apart.
    void mendSide(Expression& column, Expression& other, bool isOrdered)
    {
        const NumberForm* form = formOf(column);
        auto* literal = std::get_if<Literal>(&other.term);
        const auto number = literal ? asNumber(*literal) : std::nullopt;
        if (!form || (literal && !number) || isInOrderWith(*form, other, number) || (!isOrdered && (form->marks.empty() || !literal)))
            return;
        if (literal)
            *literal = *number;
        takeAsNumber(column);
    }

    void mendBounds(sql::Between& test)
    {
        auto *low = std::get_if<Literal>(&test.low.term), *high = std::get_if<Literal>(&test.high.term);
        const auto least = low ? asNumber(*low) : std::nullopt, most = high ? asNumber(*high) : std::nullopt;
        const NumberForm* form = formOf(test.value);
        if (!form || !least || !most || (form->isInOrder(*least) && form->isInOrder(*most)))
            return;
        *low = *least;
        *high = *most;
        takeAsNumber(test.value);
    }

    const CellLookup& m_cells;
    std::map<ColumnId, std::optional<NumberForm>> m_forms;
    bool m_hasChanged = false;
};

} // namespace

bool takeTextsAsNumbers(Query& query, const CellLookup& cells)
{
    return cells.schema().dialect() == Dialect::Sqlite && TextNumbers(cells).mend(query);
}

} // namespace ratatosk
