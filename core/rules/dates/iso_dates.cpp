// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/iso_dates.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/column_senses.h"
#include "core/english/language/phrase.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/comparison_order.h"
#include "core/sql/tree/order_keys.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::DateForm;
using sql::Expression;
using sql::Function;
using sql::FunctionCall;
using sql::Literal;
using sql::Query;

constexpr int kDatesLookedAt = 1000;

/// Which argument of a function of the calendar is the date.
std::optional<std::size_t> datePlace(Function function)
{
    switch (function) {
    case Function::Strftime: return 1;
    case Function::Date:
    case Function::JulianDay: return 0;
    default: return std::nullopt;
    }
}

/// "2010", "2010-12", "2010-12-24", "2010-12-24 18:00"
bool isIso(std::string_view text)
{
    constexpr std::string_view shape = "0000-00-00";
    for (std::size_t i = 0; i < std::min(text.size(), shape.size()); ++i) {
        const bool isDigit = text[i] >= '0' && text[i] <= '9';
        if (shape[i] == '0' ? !isDigit : text[i] != '-')
            return false;
    }
    return text.size() == 4 || text.size() == 7 || text.size() >= shape.size();
}

bool isWholeDay(std::string_view text)
{
    return isIso(text) && text.size() > 7;
}

bool isBareYear(const Literal& literal)
{
    const bool isDigits = literal.text.size() == 4 && literal.text.find_first_not_of("0123456789") == std::string::npos;
    return isDigits && (literal.text.front() == '1' || literal.text.front() == '2');
}

Literal* textIn(Expression& expression)
{
    auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type == ValueType::Text ? literal : nullptr;
}

/// Several fractions between 1900 and 2100, and nothing else.
bool areJulianDays(const std::vector<Cell>& cells)
{
    constexpr std::size_t fewest = 3;
    constexpr double first = 2'415'020.5, last = 2'488'069.5;
    return cells.size() >= fewest && std::ranges::all_of(cells, [](const Cell& cell) {
               const auto* number = std::get_if<double>(&cell);
               return number && *number >= first && *number <= last;
           });
}

bool namesJulianDays(const Column& column)
{
    static const Phrase words("<jd|jdn|julian>");
    return namesATime(column) || isCalled(column.readableName, words);
}

bool namesMilliseconds(const Column& column)
{
    return namesATime(column)
        || std::ranges::any_of(splitName(column.readableName), [](const Word& word) { return isClockName(word.lemmas.front()); });
}

/// What a format of strftime shows; empty: something rare.
std::string nameOfPart(std::string_view format)
{
    constexpr std::array<std::pair<std::string_view, const char*>, 7> names{
        {{"%Y", "year"}, {"%m", "month"}, {"%Y-%m", "month"}, {"%d", "day"}, {"%w", "weekday"}, {"%H", "hour"}, {"%Y-%m-%d", "day"}}};
    const auto found = std::ranges::find(names, format, &std::pair<std::string_view, const char*>::first);
    return found == names.end() ? "" : found->second;
}

/// The name of a part of a day that is written out; empty: another expression, whose own text is a title.
std::string nameFor(const Expression& expression)
{
    const auto* call = std::get_if<FunctionCall>(&expression.term);
    const bool isPart = call && call->function == Function::Strftime && call->arguments.size() > 1
        && sql::columnOfIsoDate(call->arguments[1]).has_value();
    const auto* format = isPart ? std::get_if<Literal>(&call->arguments.front().term) : nullptr;
    return format ? nameOfPart(format->text) : "";
}

/// A column of rows whose title would be the whole of a long expression gets a name.
void namePartsOfDates(sql::SelectBlock& block)
{
    for (sql::SelectItem& item : block.items) {
        const std::string name = item.alias.empty() ? nameFor(item.expression) : "";
        if (std::ranges::none_of(block.items, [&](const sql::SelectItem& other) { return other.alias == name; }))
            item.alias = name;
    }
}

class IsoDates
{
public:
    explicit IsoDates(const CellLookup& cells) : m_cells(cells) {}

    bool rewrite(Query& query)
    {
        sql::editParts(query,
                       {.condition = [&](Condition& condition) { rewriteCondition(condition); },
                        .expression = [&](Expression& expression) { rewriteExpression(expression); }});
        editOrderKeys(query, [&](Expression& key) { putInOrder(key); });
        if (m_hasChanged)
            namePartsOfDates(query.first);
        return m_hasChanged;
    }

private:
    /// Of a plain column; null for other expressions, and for columns that need nothing.
    const DateForm* formOf(const Expression& expression)
    {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        if (!column)
            return nullptr;
        const auto known = m_forms.find(column->column);
        const auto& form = known != m_forms.end() ? known->second
                                                  : m_forms.emplace(column->column, dateFormOf(column->column, m_cells)).first->second;
        return form ? &*form : nullptr;
    }

    void write(Expression& column, const DateForm& form)
    {
        column = sql::isoDate(ColumnReference(std::get<ColumnReference>(column.term)), form);
        m_hasChanged = true;
    }

    void putInOrder(Expression& expression)
    {
        if (const DateForm* form = formOf(expression); form && !form->isInOrder())
            write(expression, *form);
    }

    void rewriteExpression(Expression& expression)
    {
        if (auto* call = std::get_if<FunctionCall>(&expression.term))
            rewriteCall(*call);
        if (auto* call = std::get_if<sql::AggregateCall>(&expression.term))
            rewriteExtreme(*call);
    }

    void rewriteCall(FunctionCall& call)
    {
        const auto place = datePlace(call.function);
        if (!place || *place >= call.arguments.size())
            return;
        const DateForm* form = formOf(call.arguments[*place]);
        if (!form || form->isJulian()) // which the functions take as they are, with their hours
            return;
        if (!form->isSeconds())
            return write(call.arguments[*place], *form);
        if (call.arguments.size() == *place + 1) {
            call.arguments[*place] = sql::secondsOf(ColumnReference(std::get<ColumnReference>(call.arguments[*place].term)), *form);
            call.arguments.push_back({sql::secondsModifier()});
            m_hasChanged = true;
        }
    }

    void rewriteExtreme(sql::AggregateCall& call)
    {
        if (call.function == sql::Aggregate::Min || call.function == sql::Aggregate::Max)
            putInOrder(*call.argument);
    }

    void rewriteCondition(Condition& condition)
    {
        if (auto* test = std::get_if<Comparison>(&condition.test))
            rewriteComparison(*test);
        if (auto* test = std::get_if<sql::Between>(&condition.test); test && formOf(test->value))
            rewriteBounds(test->value, {&test->low, &test->high}, true);
        if (auto* test = std::get_if<sql::Like>(&condition.test); test && formOf(test->value))
            rewritePattern(*test);
    }

    void rewriteComparison(Comparison& test)
    {
        if (rewriteYear(test))
            return;
        if (formOf(test.left) && formOf(test.right))
            return rewriteBoth(test);
        if (formOf(test.left))
            rewriteBounds(test.left, {&test.right}, isOrdering(test.operation));
        else if (formOf(test.right))
            rewriteBounds(test.right, {&test.left}, isOrdering(test.operation));
    }

    /// A day is never equal to a bare year, though text by text it may come before one.
    bool rewriteYear(Comparison& test)
    {
        const auto* year = std::get_if<Literal>(&test.right.term);
        const bool isInOrder = test.operation == ComparisonOperator::Less || test.operation == ComparisonOperator::GreaterEqual;
        if (!year || !isBareYear(*year) || (year->type == ValueType::Text && isInOrder) || !isOfDays(test.left))
            return false;
        FunctionCall part{Function::Strftime, {{Literal{ValueType::Text, "%Y"}}, test.left}};
        rewriteCall(part);
        test = {{std::move(part)}, test.operation, {Literal{ValueType::Text, year->text}}};
        return m_hasChanged = true;
    }

    /// Large numbers may be seconds; beside a small one it takes a name to believe it.
    bool isOfDays(const Expression& expression)
    {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        const DateForm* form = column ? formOf(expression) : nullptr;
        if (form && form->isSeconds())
            return form->perSecond > 1 || namesATime(m_cells.schema().column(column->column));
        return column && holdsDays(column->column, m_cells);
    }

    void rewriteBoth(Comparison& test)
    {
        const DateForm left = *formOf(test.left), right = *formOf(test.right);
        if (left == right && (left.isInOrder() || !isOrdering(test.operation)))
            return;
        write(test.left, left);
        write(test.right, right);
    }

    /// A column beside literals: all of them days in SQLite's way, or in the column's own where its order is not that of time.
    void rewriteBounds(Expression& column, const std::vector<Expression*>& bounds, bool isOrdered)
    {
        const DateForm form = *formOf(column);
        if (form.isMonths()
            && std::ranges::none_of(bounds, [](Expression* bound) { return textIn(*bound) && isWholeDay(textIn(*bound)->text); }))
            return; // a month beside a month or a year
        const auto isInIso = [](Expression* bound) { return textIn(*bound) && isIso(textIn(*bound)->text); };
        const auto ownDay = [&](Expression* bound) {
            return textIn(*bound) && !form.isSeconds() ? readDate(textIn(*bound)->text, form.pattern) : std::nullopt;
        };
        const bool isOwn = isOrdered && !form.isInOrder()
            && std::ranges::all_of(bounds, [&](Expression* bound) { return ownDay(bound).has_value(); });
        if (!isOwn && !std::ranges::all_of(bounds, isInIso))
            return;
        for (Expression* bound : bounds)
            if (isOwn)
                textIn(*bound)->text = writeDate(*ownDay(bound), "Y-m-d");
        write(column, form);
    }

    /// LIKE '2010-12%'
    void rewritePattern(sql::Like& test)
    {
        const Literal* pattern = textIn(test.pattern);
        const bool isStart = pattern && pattern->text.size() > 4 && pattern->text.ends_with('%');
        if (isStart && isIso(std::string_view(pattern->text).substr(0, pattern->text.size() - 1)))
            write(test.value, *formOf(test.value));
    }

    const CellLookup& m_cells;
    std::map<ColumnId, std::optional<DateForm>> m_forms;
    bool m_hasChanged = false;
};

} // namespace

bool namesATime(const Column& column)
{
    return column.type == ColumnType::Time
        || std::ranges::any_of(splitName(column.readableName), [](const Word& word) { return isMomentName(word.lemmas.front()); });
}

std::optional<DateForm> dateFormOf(ColumnId column, const CellLookup& cells)
{
    if (cells.schema().dialect() != Dialect::Sqlite)
        return {};
    if (areJulianDays(cells.firstCells(column, kDatesLookedAt)) && namesJulianDays(cells.schema().column(column)))
        return DateForm::julianDays();
    const auto form = sql::dateFormOf(cells.firstTexts(column, kDatesLookedAt));
    const bool isLikely = !form || form->perSecond == 1 || namesMilliseconds(cells.schema().column(column)); // large numbers are common
    return isLikely ? form : std::nullopt;
}

bool holdsDays(ColumnId column, const CellLookup& cells)
{
    if (cells.schema().dialect() != Dialect::Sqlite)
        return false;
    const std::vector<std::string>& texts = cells.firstTexts(column, kDatesLookedAt);
    const auto isDay = [](const std::string& text) { return readDate(text, "Y-m-d").has_value(); };
    return (!texts.empty() && std::ranges::all_of(texts, isDay)) || dateFormOf(column, cells);
}

bool convertToIsoDates(Query& query, const CellLookup& cells)
{
    return IsoDates(cells).rewrite(query);
}

} // namespace ratatosk
