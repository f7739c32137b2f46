// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/date_form.h"

#include "core/english/language/calendar_date.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace ratatosk::sql {
namespace {

constexpr std::array<int, 3> kTimeLengths{0, 5, 8};
constexpr std::string_view kMonthAlone = "Y-m"; ///< stands for its first day
constexpr const char* kFirstDay = "-01";
constexpr std::array<int, 3> kCenturies{0, 19, 20};
constexpr std::int64_t kEarliestSeconds = 100'000'000, kLatestSeconds = 4'102'444'800; ///< 1973 to 2100
constexpr int kLettersOfMonth = 3;
constexpr const char* kMonths = "JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC";
constexpr std::string_view kFields = "YymdnjBb";

Expression number(int value)
{
    return {Literal{ValueType::Integer, std::to_string(value)}};
}

Expression call(Function function, std::vector<Expression> arguments)
{
    return {FunctionCall{function, std::move(arguments)}};
}

Expression combined(ArithmeticOperator operation, Expression left, Expression right)
{
    return {Arithmetic{operation, std::move(left), std::move(right)}};
}

Expression joined(Expression left, Expression right)
{
    return combined(ArithmeticOperator::Concatenate, std::move(left), std::move(right));
}

Expression twoDigits(Expression digits)
{
    return call(Function::Substr, {joined(textExpression("0"), std::move(digits)), number(-2)});
}

int widthOf(char field)
{
    switch (field) {
    case 'Y': return 4;
    case 'b': return 3;
    case 'n':
    case 'j':
    case 'B': return 0; // as it comes
    default: return 2;
    }
}

/// Cuts a cell into the fields of a pattern, from left to right.
class FieldCutter
{
public:
    explicit FieldCutter(Expression cell) : m_cell(std::move(cell)), m_rest(m_cell) {}

    /// `mark`: what stands behind the field; empty: nothing.
    Expression take(char field, const std::string& mark)
    {
        const int width = widthOf(field);
        const Expression from = rest();
        if (width > 0 && mark.empty() && m_rest != m_cell)
            return call(Function::Substr, {m_cell, number(-width)}); // the end of the cell
        if (width > 0) {
            Expression cut = piece(width);
            m_begin += width + static_cast<int>(mark.size());
            return cut;
        }
        Expression cut = field == 'B' ? piece(kLettersOfMonth) : mark.empty() ? from : upTo(from, mark);
        if (!mark.empty())
            goBehind(from, mark);
        return cut;
    }

private:
    Expression rest() const { return m_begin == 1 ? m_rest : call(Function::Substr, {m_rest, number(m_begin)}); }
    Expression piece(int width) const { return call(Function::Substr, {m_rest, number(m_begin), number(width)}); }

    static Expression placeOf(const std::string& mark, const Expression& in) { return call(Function::Instr, {in, textExpression(mark)}); }

    static Expression upTo(const Expression& from, const std::string& mark)
    {
        return call(Function::Substr, {from, number(1), combined(ArithmeticOperator::Subtract, placeOf(mark, from), number(1))});
    }

    void goBehind(const Expression& from, const std::string& mark)
    {
        const Expression behind = combined(ArithmeticOperator::Add, placeOf(mark, from), number(static_cast<int>(mark.size())));
        m_rest = call(Function::Substr, {from, behind});
        m_begin = 1;
    }

    Expression m_cell, m_rest;
    int m_begin = 1;
};

Expression centuryOf(const Expression& shortYear, int known)
{
    if (known > 0)
        return textExpression(std::to_string(known));
    const Comparison isLate{shortYear, ComparisonOperator::Less, textExpression(std::to_string(kFirstYearOfLastCentury))};
    return {CaseExpression{{Condition{isLate}}, {textExpression("20")}, {textExpression("19")}}};
}

Expression monthNumber(const Expression& letters)
{
    const Expression place = call(Function::Instr, {textExpression(kMonths), call(Function::Upper, {letters})});
    return combined(ArithmeticOperator::Divide, combined(ArithmeticOperator::Add, place, number(2)), number(kLettersOfMonth));
}

Expression isoField(char field, const Expression& cut, int century)
{
    switch (field) {
    case 'y': return joined(centuryOf(cut, century), cut);
    case 'n':
    case 'j': return twoDigits(cut);
    case 'b':
    case 'B': return twoDigits(monthNumber(cut));
    default: return cut;
    }
}

/// What stands in a pattern between a field and the next.
std::string markBehind(std::string_view pattern, std::size_t field)
{
    const std::size_t next = std::min(pattern.find_first_of(kFields, field + 1), pattern.size());
    return std::string(pattern.substr(field + 1, next - field - 1));
}

Expression isoDay(const ColumnReference& column, const DateForm& form)
{
    FieldCutter cutter({column});
    std::array<Expression, 3> parts; // year, month, day
    for (std::size_t at = 0; at < form.pattern.size(); at = form.pattern.find_first_of(kFields, at + 1)) {
        const char field = form.pattern[at];
        const bool isLast = form.pattern.find_first_of(kFields, at + 1) == std::string_view::npos;
        const std::string mark = isLast ? std::string(form.timeLength > 0 ? " " : "") : markBehind(form.pattern, at);
        const std::size_t part = field == 'Y' || field == 'y' ? 0 : field == 'd' || field == 'j' ? 2 : 1;
        parts[part] = isoField(field, cutter.take(field, mark), form.century);
        if (isLast)
            break;
    }
    return joined(joined(joined(joined(parts[0], textExpression("-")), parts[1]), textExpression("-")), parts[2]);
}

/// An hour of one digit gets its zero.
Expression timeOfDay(const ColumnReference& column, int length)
{
    const Expression behindBlank = call(
        Function::Substr, {{column}, combined(ArithmeticOperator::Add, call(Function::Instr, {{column}, textExpression(" ")}), number(1))});
    return call(Function::Substr, {joined(textExpression("0"), behindBlank), number(-length)});
}

std::optional<int> timeLengthOf(const std::string& cell)
{
    if (cell.find(':') == std::string::npos)
        return 0;
    const std::size_t blank = cell.find(' ');
    const std::string time = blank == std::string::npos ? "" : cell.substr(blank + 1);
    const int length = static_cast<int>(time.size()) + (time.find(':') == 1 ? 1 : 0);
    return std::ranges::find(kTimeLengths, length) != kTimeLengths.end() ? std::optional(length) : std::nullopt;
}

int centuryOfAll(const std::vector<std::string>& cells, std::string_view pattern)
{
    const auto century = [&](const std::string& cell) { return readDate(cell, pattern)->year / 100; };
    const int first = century(cells.front());
    return std::ranges::all_of(cells, [&](const std::string& cell) { return century(cell) == first; }) ? first : 0;
}

constexpr int kMilliseconds = 1000;

/// Since 1970, so many of them in a second.
bool areSeconds(const std::vector<std::string>& cells, int perSecond)
{
    return std::ranges::all_of(cells, [perSecond](const std::string& cell) {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
        return error == std::errc() && end == cell.data() + cell.size() && value >= kEarliestSeconds * perSecond
            && value < kLatestSeconds * perSecond;
    });
}

} // namespace

std::optional<DateForm> dateFormOf(const std::vector<std::string>& cells)
{
    const auto allAre = [&](std::string_view pattern) {
        return std::ranges::all_of(cells, [&](const std::string& cell) { return readDate(cell, pattern).has_value(); });
    };
    if (cells.empty() || allAre("Y-m-d"))
        return {};
    if (std::ranges::all_of(cells, [](const std::string& cell) { return cell.size() == 7 && readDate(cell + kFirstDay, "Y-m-d"); }))
        return DateForm{kMonthAlone};
    const auto pattern = std::ranges::find_if(cellDatePatterns(), allAre);
    if (pattern == cellDatePatterns().end()) {
        for (const int perSecond : {1, kMilliseconds})
            if (areSeconds(cells, perSecond))
                return DateForm{.perSecond = perSecond};
        return {};
    }
    const auto length = timeLengthOf(cells.front());
    const auto isAsLong = [&](const std::string& cell) { return timeLengthOf(cell) == length; };
    const bool isAmbiguous = length != 0 && pattern->find(' ') != std::string_view::npos;
    if (!length || isAmbiguous || !std::ranges::all_of(cells, isAsLong))
        return {};
    return DateForm{*pattern, *length, pattern->find('y') == std::string_view::npos ? 0 : centuryOfAll(cells, *pattern)};
}

bool DateForm::isMonths() const
{
    return pattern == kMonthAlone;
}

Literal secondsModifier()
{
    return {ValueType::Text, "unixepoch"};
}

Expression secondsOf(const ColumnReference& column, const DateForm& form)
{
    return form.perSecond == 1 ? Expression{column} : combined(ArithmeticOperator::Divide, {column}, number(form.perSecond));
}

Expression isoDate(const ColumnReference& column, const DateForm& form)
{
    if (form.isSeconds())
        return call(Function::Date, {secondsOf(column, form), {secondsModifier()}});
    if (form.isJulian())
        return call(Function::Date, {{column}});
    if (form.isMonths())
        return joined({column}, textExpression(kFirstDay));
    Expression day = isoDay(column, form);
    return form.timeLength == 0 ? day : joined(joined(std::move(day), textExpression(" ")), timeOfDay(column, form.timeLength));
}

std::optional<ColumnReference> columnOfIsoDate(const Expression& expression)
{
    if (!std::holds_alternative<Arithmetic>(expression.term) && !std::holds_alternative<FunctionCall>(expression.term))
        return {};
    std::optional<ColumnReference> column;
    visitTerms(expression, [&](const Expression& term) {
        if (const auto* reference = std::get_if<ColumnReference>(&term.term); reference && !column)
            column = *reference;
    });
    if (!column)
        return {};
    const auto is = [&](const DateForm& form) { return isoDate(*column, form) == expression; };
    bool isFound = is({}) || is({.perSecond = kMilliseconds}) || is({kMonthAlone});
    for (const std::string_view pattern : cellDatePatterns())
        for (const int length : kTimeLengths)
            for (const int century : kCenturies)
                isFound = isFound || is({pattern, length, century});
    return isFound ? column : std::nullopt;
}

bool isMoment(const Expression& expression)
{
    if (const auto* call = std::get_if<FunctionCall>(&expression.term))
        return call->function == Function::Date || call->function == Function::Strftime;
    const auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type == ValueType::Text && (readDate(literal->text, "Y-m-d") || readDate(literal->text + "-01", "Y-m-d"));
}

namespace {

/// The column where its day has been taken plainly and its time still stands behind it.
std::optional<ColumnReference> columnBeforeTime(const Expression& expression)
{
    const auto* whole = std::get_if<Arithmetic>(&expression.term);
    const auto* day = whole ? std::get_if<Arithmetic>(&whole->left->term) : nullptr;
    const auto* column = day ? std::get_if<ColumnReference>(&day->left->term) : nullptr;
    const auto isBefore = [&](int length) {
        return length > 0 && expression == joined(joined({*column}, textExpression(" ")), timeOfDay(*column, length));
    };
    return column && std::ranges::any_of(kTimeLengths, isBefore) ? std::optional(*column) : std::nullopt;
}

/// The column in the place of its seconds.
void takeSecondsPlainly(Expression& expression)
{
    const auto* quotient = std::get_if<Arithmetic>(&expression.term);
    const auto* column = quotient ? std::get_if<ColumnReference>(&quotient->left->term) : nullptr;
    if (column && expression == secondsOf(*column, {.perSecond = kMilliseconds}))
        expression = {ColumnReference(*column)};
}

} // namespace

void takeDatesPlainly(Query& query)
{
    const auto takePlainly = [](Expression& expression) { // what is inside comes first: the day without its time
        auto column = columnOfIsoDate(expression);
        if (!column)
            column = columnBeforeTime(expression);
        if (column)
            expression = {*column};
        auto* function = std::get_if<FunctionCall>(&expression.term);
        if (function && !function->arguments.empty() && function->arguments.back() == Expression{secondsModifier()})
            for (Expression& argument : function->arguments)
                takeSecondsPlainly(argument);
        const auto isColumn = [](const Expression& argument) { return std::holds_alternative<ColumnReference>(argument.term); };
        if (function && std::ranges::any_of(function->arguments, isColumn) && function->arguments.back() == Expression{secondsModifier()})
            function->arguments.pop_back();
    };
    editParts(query, {.condition = [](Condition&) {}, .expression = takePlainly});
}

} // namespace ratatosk::sql
