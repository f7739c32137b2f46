// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/postgres_printer.h"
#include "core/sql/printing/server_literals.h"
#include "core/sql/tree/date_form.h"
#include "core/sql/tree/spelling.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace ratatosk::sql {

namespace {

/// A date that is text and may be none: what looks like one.
constexpr const char* kCalendarPattern =
    "'^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([ T][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?)?$'";

const Literal* textOf(const Expression& expression)
{
    const auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type == ValueType::Text ? literal : nullptr;
}

/// to_char's pattern for strftime's; letters that are none of it in quotes.
std::string patternFor(const std::string& format)
{
    static constexpr auto parts = std::to_array<std::pair<char, std::string_view>>(
        {{'Y', "YYYY"}, {'m', "MM"}, {'d', "DD"}, {'H', "HH24"}, {'M', "MI"}, {'S', "SS"}, {'j', "DDD"}, {'W', "IW"}, {'f', "SS.MS"}});
    std::string pattern;
    for (size_t i = 0; i < format.size(); ++i) {
        const char letter = format[i] == '%' && i + 1 < format.size() ? format[++i] : '\0';
        const auto* part = std::ranges::find(parts, letter, [](const auto& one) { return one.first; });
        if (letter != '\0' && part != parts.end())
            pattern += part->second;
        else if (std::isalpha(static_cast<unsigned char>(format[i])) != 0)
            pattern += std::string("\"") + format[i] + "\"";
        else
            pattern += format[i];
    }
    return pattern;
}

} // namespace

bool PostgresPrinter::isDayDifference(const Arithmetic& arithmetic) const
{
    const auto isDayNumber = [](const Expression& side) {
        const auto* call = std::get_if<FunctionCall>(&side.term);
        return call && call->function == Function::JulianDay && !call->arguments.empty();
    };
    return arithmetic.operation == ArithmeticOperator::Subtract && isDayNumber(*arithmetic.left) && isDayNumber(*arithmetic.right);
}

void PostgresPrinter::term(const FunctionCall& function)
{
    m_out.open(spelled(function.function));
    switch (function.function) {
    case Function::Date:
    case Function::DateTime:
    case Function::Time:
    case Function::Strftime: calendar(function); break;
    case Function::JulianDay: dayNumber(function); break;
    case Function::Substr: substring(function); break;
    case Function::Instr: call("strpos", function.arguments, Form::Text); break;
    case Function::Abs: call("abs", function.arguments, Form::Number); break;
    case Function::Round: {
        const bool isReal = typeOf(function.arguments.front()) == ServerType::Real;
        m_out.write(isReal ? "round(CAST(" : "round(");
        asNumber(function.arguments.front());
        m_out.write(isReal ? " AS numeric)" : "");
        for (size_t i = 1; i < function.arguments.size(); ++i) {
            m_out.write(", ");
            expression(function.arguments[i]);
        }
        m_out.write(")");
        break;
    }
    case Function::Coalesce:
    case Function::NullIf: {
        const bool isText = typeOf({function}) == ServerType::Text;
        call(spelled(function.function), function.arguments, isText ? Form::Text : Form::Plain);
        break;
    }
    default: call(spelled(function.function), function.arguments, Form::Text);
    }
    m_out.close();
}

void PostgresPrinter::call(const char* name, const std::vector<Expression>& arguments, Form form)
{
    m_out.write(std::string(name) + "(");
    list(arguments, ", ", [&](const Expression& argument) { as(form, argument); });
    m_out.write(")");
}

/// A negative length is an error here.
void PostgresPrinter::substring(const FunctionCall& function)
{
    const std::vector<Expression>& arguments = function.arguments;
    m_out.write("substr(");
    asText(arguments[0]);
    for (size_t i = 1; i < arguments.size(); ++i) {
        const bool isLength = i == 2 && !std::holds_alternative<Literal>(arguments[i].term);
        m_out.write(isLength ? ", greatest(" : ", ");
        asNumber(arguments[i]);
        m_out.write(isLength ? ", 0)" : "");
    }
    m_out.write(")");
}

/// strftime(), date() and time().
void PostgresPrinter::calendar(const FunctionCall& function)
{
    if (function.function != Function::Strftime) {
        m_out.write("CAST(");
        moment(function.arguments, 0);
        m_out.write(function.function == Function::Date       ? " AS date)"
                        : function.function == Function::Time ? " AS time)"
                                                              : " AS timestamp(0))");
        return;
    }
    const Literal* format = textOf(function.arguments.front());
    const std::string text = format ? format->text : "%Y-%m-%d";
    const bool isWeekday = text == "%w", isSeconds = text == "%s";
    m_out.write(isWeekday ? "CAST(extract(dow FROM " : isSeconds ? "CAST(extract(epoch FROM " : "to_char(");
    moment(function.arguments, 1);
    m_out.write(isWeekday || isSeconds ? ") AS text)" : ", " + spelledLiteral({ValueType::Text, patternFor(text)}) + ")");
}

void PostgresPrinter::dayNumber(const FunctionCall& function)
{
    m_out.write("(extract(epoch FROM ");
    moment(function.arguments, 0);
    m_out.write(") / 86400 + 2440587.5)"); // of 1 January 1970
}

/// The argument at `first` as a point in time, moved by the modifiers behind it.
void PostgresPrinter::moment(const std::vector<Expression>& arguments, size_t first)
{
    const Expression now{Literal{ValueType::Text, "now"}};
    const size_t begin = std::min(first, arguments.size());
    const bool isOfSeconds = begin + 1 < arguments.size() && arguments[begin + 1] == Expression{secondsModifier()};
    std::string ending;
    for (size_t i = arguments.size(); i > begin + (isOfSeconds ? 2 : 1); --i) {
        const Literal* modifier = textOf(arguments[i - 1]);
        const std::string text = modifier ? modifier->text : "";
        const bool isStart = text.starts_with("start of ");
        if (isStart)
            m_out.write("date_trunc(" + spelledLiteral({ValueType::Text, text.substr(9)}) + ", ");
        else if (!text.empty())
            m_out.write("(");
        ending = (isStart ? ")" : text.empty() ? "" : " + CAST(" + spelledLiteral(*modifier) + " AS interval))") + ending;
    }
    if (isOfSeconds) {
        m_out.write("(to_timestamp(");
        asNumber(arguments[begin]);
        m_out.write(") AT TIME ZONE 'UTC')");
    } else {
        plainMoment(first < arguments.size() ? arguments[first] : now);
    }
    m_out.write(ending);
}

void PostgresPrinter::plainMoment(const Expression& expression)
{
    const ServerType type = typeOf(expression);
    const Literal* literal = textOf(expression);
    const bool isKnown = type == ServerType::Date || (literal && (literal->text == "now" || isCalendarText(literal->text)));
    if (type == ServerType::Moment || type == ServerType::Clock)
        return this->expression(expression);
    m_out.write("CAST(");
    if (isKnown || type == ServerType::Unknown) {
        this->expression(expression);
    } else {
        m_out.write("CASE WHEN ");
        asText(expression);
        m_out.write(std::string(" ~ ") + kCalendarPattern + " THEN ");
        asText(expression);
        m_out.write(" END");
    }
    m_out.write(" AS timestamp)");
}

} // namespace ratatosk::sql
