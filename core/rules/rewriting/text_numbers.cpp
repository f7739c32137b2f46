// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/text_numbers.h"

#include "core/english/text/characters.h"
#include "core/rules/dates/iso_dates.h"
#include "core/sql/tree/comparison_order.h"
#include "core/sql/tree/order_keys.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
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
using sql::Condition;
using sql::Expression;
using sql::Literal;
using sql::Query;

constexpr int kNumbersLookedAt = 200;
constexpr std::array kMarks{"$", "€", "£", "%"}; ///< beside numbers that people write

/// A mark, and what stands for it in SQLite's own numbers.
using Mark = std::pair<std::string, std::string>;

/// How a column writes numbers.
struct NumberForm {
    std::vector<Mark> marks;
    bool isWhole = true;
    bool hasEmptyCells = false;                        ///< which count for 0 as numbers
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

std::string marked(std::string text, const Mark& mark)
{
    for (std::size_t at = text.find(mark.first); at != std::string::npos; at = text.find(mark.first, at + mark.second.size()))
        text.replace(at, mark.first.size(), mark.second);
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

/// "1,250" and "1,250,000.5", in which commas part thousands; not "1,5". `part`, `decimal`: "," and ".", or the other way round.
bool partsThousands(const std::string& text, char part, char decimal)
{
    const std::size_t end = std::min(text.find(decimal), text.find_first_of("$€£% ", text.find_first_of("0123456789")));
    const std::size_t last = std::min(end, text.size());
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        const std::size_t next = std::min(text.find(part, at + 1), last);
        if (at > last || next - at != 4)
            return false;
    }
    return true;
}

/// What has to be done to all cells: commas go, or take the place of points where one cell at least tells that they do.
std::optional<std::vector<Mark>> signsOf(const std::vector<std::string>& cells)
{
    const auto holds = [&](char sign) {
        return std::ranges::any_of(cells, [&](const std::string& cell) { return cell.find(sign) != std::string::npos; });
    };
    const auto allPart = [&](char part, char decimal) {
        return std::ranges::all_of(cells, [&](const std::string& cell) { return partsThousands(cell, part, decimal); });
    };
    if (!holds(','))
        return std::vector<Mark>();
    if (allPart(',', '.'))
        return std::vector<Mark>{{",", ""}};
    if (!allPart('.', ','))
        return {};
    return holds('.') ? std::vector<Mark>{{".", ""}, {",", "."}} : std::vector<Mark>{{",", "."}};
}

std::vector<Mark> currenciesOf(const std::vector<std::string>& cells)
{
    std::vector<Mark> marks;
    for (const std::string_view mark : kMarks) {
        if (std::ranges::any_of(cells, [&](const std::string& cell) { return cell.find(mark) != std::string::npos; }))
            marks.emplace_back(mark, "");
    }
    return marks;
}

/// Nothing when a cell is no text: that shows that the column is none of texts.
std::optional<std::vector<std::string>> textsOf(const std::vector<Cell>& cells)
{
    std::vector<std::string> texts;
    for (const Cell& cell : cells) {
        const auto* text = std::get_if<std::string>(&cell);
        if (!text)
            return {};
        texts.push_back(*text);
    }
    return texts;
}

std::optional<NumberForm> numberFormOf(const std::vector<Cell>& cells)
{
    std::optional<std::vector<std::string>> texts = textsOf(cells);
    if (!texts)
        return {};
    const bool hasEmptyCells = std::erase(*texts, "") > 0;
    const auto signs = signsOf(*texts);
    if (texts->empty() || !signs)
        return {};
    NumberForm form{.marks = currenciesOf(*texts), .hasEmptyCells = hasEmptyCells};
    form.marks.insert(form.marks.end(), signs->begin(), signs->end());
    for (const std::string& cell : *texts) {
        const std::string bare = std::accumulate(form.marks.begin(), form.marks.end(), cell, marked);
        const std::string number(withoutBlanksAround(bare));
        if (!isPlainNumber(number))
            return {};
        form.isWhole &= number.find('.') == std::string::npos;
        form.cells.emplace_back(cell, std::strtod(number.c_str(), nullptr));
    }
    return form;
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

    bool rewrite(Query& query)
    {
        sql::editParts(query,
                       {.condition = [&](Condition& condition) { rewriteCondition(condition); },
                        .expression = [&](Expression& expression) { rewriteExpression(expression); }});
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
        const auto text = [](const std::string& letters) { return Expression{Literal{ValueType::Text, letters}}; };
        Expression number = column;
        for (const auto& [mark, instead] : form.marks)
            number = {sql::FunctionCall{sql::Function::Replace, {number, text(mark), text(instead)}}};
        if (form.hasEmptyCells)
            number = {sql::FunctionCall{sql::Function::NullIf, {number, text("")}}};
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

    void rewriteExpression(Expression& expression)
    {
        if (auto* call = std::get_if<sql::AggregateCall>(&expression.term); call && call->function != Aggregate::Count)
            rewriteAggregate(*call);
        if (auto* cast = std::get_if<sql::Cast>(&expression.term); cast && cast->type != sql::CastType::Text)
            rewriteCast(*cast);
        auto* arithmetic = std::get_if<sql::Arithmetic>(&expression.term);
        if (!arithmetic || arithmetic->operation == sql::ArithmeticOperator::Concatenate)
            return;
        takeAsNumberForMarks(*arithmetic->left);
        takeAsNumberForMarks(*arithmetic->right);
    }

    void rewriteAggregate(sql::AggregateCall& call)
    {
        const NumberForm* form = formOf(*call.argument);
        if (!form)
            return;
        const bool isExtreme = call.function == Aggregate::Min || call.function == Aggregate::Max;
        const bool countsEmptyCells = form->hasEmptyCells && call.function != Aggregate::Sum;
        if (countsEmptyCells || (isExtreme ? !form->isInOrder() : !form->marks.empty()))
            takeAsNumber(*call.argument);
    }

    void rewriteCast(sql::Cast& cast)
    {
        const NumberForm* form = formOf(*cast.value);
        if (!form || (form->marks.empty() && !form->hasEmptyCells))
            return;
        *cast.value = withoutMarks(*cast.value, *form);
        m_hasChanged = true;
    }

    void rewriteCondition(Condition& condition)
    {
        if (auto* test = std::get_if<Comparison>(&condition.test)) {
            rewriteSide(test->left, test->right, isOrdering(test->operation));
            rewriteSide(test->right, test->left, isOrdering(test->operation));
        }
        if (auto* test = std::get_if<sql::Between>(&condition.test))
            rewriteBounds(*test);
    }

    /// What is computed of a column lies among its cells; another column's cells may not.
    static bool isInOrderWith(const NumberForm& form, const Expression& other, const std::optional<Literal>& number)
    {
        if (form.hasEmptyCells)
            return false; // an empty text is less than any other
        return number ? form.isInOrder(number) : !std::holds_alternative<ColumnReference>(other.term) && form.isInOrder();
    }

    /// By order, or where marks keep equal numbers apart.
    void rewriteSide(Expression& column, Expression& other, bool isOrdered)
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

    void rewriteBounds(sql::Between& test)
    {
        auto *low = std::get_if<Literal>(&test.low.term), *high = std::get_if<Literal>(&test.high.term);
        const auto least = low ? asNumber(*low) : std::nullopt, most = high ? asNumber(*high) : std::nullopt;
        const NumberForm* form = formOf(test.value);
        if (!form || !least || !most || (isInOrderWith(*form, test.low, least) && isInOrderWith(*form, test.high, most)))
            return;
        *low = *least;
        *high = *most;
        takeAsNumber(test.value);
    }

    const CellLookup& m_cells;
    std::map<ColumnId, std::optional<NumberForm>> m_forms;
    bool m_hasChanged = false;
};

/// CAST(joined_on AS REAL): a day is no number.
bool takeDaysAsTheyAre(Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    const auto take = [&](Expression& expression) {
        const auto* cast = std::get_if<sql::Cast>(&expression.term);
        const auto* column = cast ? std::get_if<sql::ColumnReference>(&cast->value->term) : nullptr;
        if (!column || cells.schema().column(column->column).type == ColumnType::Number || !holdsDays(column->column, cells))
            return;
        expression = Expression{sql::ColumnReference(*column)};
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](Condition&) {}, .expression = take});
    return hasChanged;
}

} // namespace

bool takeTextsAsNumbers(Query& query, const CellLookup& cells)
{
    if (cells.schema().dialect() != Dialect::Sqlite)
        return false;
    const bool hasDays = takeDaysAsTheyAre(query, cells);
    return TextNumbers(cells).rewrite(query) || hasDays;
}

} // namespace ratatosk
