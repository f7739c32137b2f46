// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/idioms.h"

#include "core/sql/tree/date_form.h"

#include <utility>

namespace ratatosk::idiom {

using namespace sql;

namespace {

constexpr const char* kSpace = " ";

Expression integer(const char* digits)
{
    return {Literal{ValueType::Integer, digits}};
}

Expression real(const char* digits)
{
    return {Literal{ValueType::Real, digits}};
}

Expression space()
{
    return {Literal{ValueType::Text, kSpace}};
}

Expression arithmetic(ArithmeticOperator operation, Expression left, Expression right)
{
    return {Arithmetic{operation, std::move(left), std::move(right)}};
}

const Arithmetic* arithmeticIn(const Expression& expression, ArithmeticOperator operation)
{
    const auto* found = std::get_if<Arithmetic>(&expression.term);
    return found && found->operation == operation ? found : nullptr;
}

bool isReal(const Expression& expression, double value)
{
    const auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type == ValueType::Real && std::stod(literal->text) == value;
}

/// Takes the factor out of a product, wherever in the chain it stands.
bool takeFactor(Expression& product, double factor)
{
    auto* multiplication = std::get_if<Arithmetic>(&product.term);
    if (!multiplication || multiplication->operation != ArithmeticOperator::Multiply)
        return false;
    if (isReal(*multiplication->left, factor)) {
        product = Expression(*multiplication->right);
        return true;
    }
    if (isReal(*multiplication->right, factor)) {
        product = Expression(*multiplication->left);
        return true;
    }
    return takeFactor(*multiplication->left, factor);
}

bool takeCast(Expression& expression)
{
    const auto* cast = std::get_if<Cast>(&expression.term);
    if (!cast || cast->type != CastType::Real || argumentsOf(*cast->value, Function::Replace, 3))
        return false;
    expression = Expression(*cast->value);
    return true;
}

/// The moment of julianday().
std::optional<Expression> dayNumberedIn(const Expression& expression)
{
    const auto* call = std::get_if<FunctionCall>(&expression.term);
    if (!call || call->function != Function::JulianDay)
        return std::nullopt;
    FunctionCall whole = withMoment(*call);
    return whole.arguments.size() == 1 ? std::optional(std::move(whole.arguments.front())) : std::nullopt;
}

bool isOfCalendar(Function function)
{
    switch (function) {
    case Function::Date:
    case Function::DateTime:
    case Function::JulianDay:
    case Function::Strftime:
    case Function::Time: return true;
    default: return false;
    }
}

/// (month + 2) / 3
Expression quarterOf(Expression month)
{
    Expression raised = arithmetic(ArithmeticOperator::Add, std::move(month), integer("2"));
    return arithmetic(ArithmeticOperator::Divide, std::move(raised), integer("3"));
}

Expression monthOf(Expression date)
{
    return calendarCall(Function::Strftime, {textExpression("%m"), std::move(date)});
}

/// instr(text, ' ') + offset
Expression spaceIn(const Expression& text, ArithmeticOperator operation)
{
    return arithmetic(operation, call(Function::Instr, {text, space()}), integer("1"));
}

} // namespace

Expression call(Function function, std::vector<Expression> arguments)
{
    return {FunctionCall{function, std::move(arguments)}};
}

const std::vector<Expression>* argumentsOf(const Expression& expression, Function function, size_t count)
{
    const auto* found = std::get_if<FunctionCall>(&expression.term);
    return found && found->function == function && found->arguments.size() == count ? &found->arguments : nullptr;
}

Expression quotient(Quotient parts)
{
    Expression factored = arithmetic(ArithmeticOperator::Multiply, real(parts.isPercent ? "100.0" : "1.0"), std::move(parts.part));
    return arithmetic(ArithmeticOperator::Divide, std::move(factored), std::move(parts.whole));
}

std::optional<Quotient> quotientIn(const Expression& expression)
{
    const Arithmetic* division = arithmeticIn(expression, ArithmeticOperator::Divide);
    if (!division)
        return std::nullopt;
    Quotient found{false, *division->left, *division->right};
    found.isPercent = takeFactor(found.part, 100);
    const bool isRatio = !found.isPercent && (takeFactor(found.part, 1) || takeCast(found.part) || takeCast(found.whole));
    return found.isPercent || isRatio ? std::optional(std::move(found)) : std::nullopt;
}

Expression countIf(Condition condition)
{
    AggregateCall count{.function = Aggregate::Count, .argument = Expression{Star{}}};
    count.filter.push_back(std::move(condition));
    return {std::move(count)};
}

const Condition* countIfIn(const Expression& expression)
{
    const auto* count = std::get_if<AggregateCall>(&expression.term);
    const bool isCount = count && count->function == Aggregate::Count && std::holds_alternative<Star>(count->argument->term);
    return isCount && count->filter.size() == 1 ? &count->filter.front() : nullptr;
}

bool isCountAll(const Expression& expression)
{
    return expression == Expression{AggregateCall{.function = Aggregate::Count, .argument = Expression{Star{}}}};
}

Expression days(Pair ends)
{
    return arithmetic(ArithmeticOperator::Subtract, calendarCall(Function::JulianDay, {std::move(ends.right)}),
                      calendarCall(Function::JulianDay, {std::move(ends.left)}));
}

std::optional<Pair> daysIn(const Expression& expression)
{
    const Arithmetic* difference = arithmeticIn(expression, ArithmeticOperator::Subtract);
    const std::optional<Expression> to = difference ? dayNumberedIn(*difference->left) : std::nullopt;
    const std::optional<Expression> from = difference ? dayNumberedIn(*difference->right) : std::nullopt;
    return to && from ? std::optional(Pair{*from, *to}) : std::nullopt;
}

Expression ofSeconds(Expression seconds)
{
    return call(Function::DateTime, {std::move(seconds), {secondsModifier()}});
}

std::optional<Expression> secondsIn(const Expression& expression)
{
    const auto* arguments = argumentsOf(expression, Function::DateTime, 2);
    return arguments && arguments->back() == Expression{secondsModifier()} ? std::optional(arguments->front()) : std::nullopt;
}

Expression calendarCall(Function function, std::vector<Expression> arguments)
{
    if (std::optional<Expression> seconds = isOfCalendar(function) ? secondsIn(arguments.back()) : std::nullopt) {
        arguments.back() = *std::move(seconds);
        arguments.push_back({secondsModifier()});
    }
    return call(function, std::move(arguments));
}

FunctionCall withMoment(FunctionCall call)
{
    const bool isOfSeconds = isOfCalendar(call.function) && call.arguments.size() > 1
        && call.arguments.back() == Expression{secondsModifier()};
    if (!isOfSeconds || secondsIn({call}))
        return call;
    call.arguments.pop_back();
    call.arguments.back() = ofSeconds(std::move(call.arguments.back()));
    return call;
}

Expression quarter(Expression date)
{
    return quarterOf({Cast{monthOf(std::move(date)), CastType::Integer}});
}

std::optional<Expression> quarterIn(const Expression& expression)
{
    const Arithmetic* division = arithmeticIn(expression, ArithmeticOperator::Divide);
    const Arithmetic* raised = division ? arithmeticIn(*division->left, ArithmeticOperator::Add) : nullptr;
    const auto* cast = raised ? std::get_if<Cast>(&raised->left->term) : nullptr;
    const Expression* month = cast ? &*cast->value : raised ? &*raised->left : nullptr;
    const auto* call = month ? std::get_if<FunctionCall>(&month->term) : nullptr;
    if (!call || call->arguments.size() < 2)
        return std::nullopt;
    const Expression date = withMoment(*call).arguments.back();
    const bool isQuarter = expression == quarter(date) || expression == quarterOf(monthOf(date));
    return isQuarter ? std::optional(date) : std::nullopt;
}

Expression asNumber(Expression text, const char* instead)
{
    return {Cast{call(Function::Replace, {std::move(text), textExpression(","), textExpression(instead)}), CastType::Real}};
}

std::optional<Expression> asNumberIn(const Expression& expression, const char* instead)
{
    const auto* cast = std::get_if<Cast>(&expression.term);
    const auto* arguments = cast ? argumentsOf(*cast->value, Function::Replace, 3) : nullptr;
    return arguments && expression == asNumber(arguments->front(), instead) ? std::optional(arguments->front()) : std::nullopt;
}

Expression spaced(Pair words)
{
    Expression first = arithmetic(ArithmeticOperator::Concatenate, std::move(words.left), space());
    return arithmetic(ArithmeticOperator::Concatenate, std::move(first), std::move(words.right));
}

std::optional<Pair> spacedIn(const Expression& expression)
{
    const Arithmetic* whole = arithmeticIn(expression, ArithmeticOperator::Concatenate);
    const Arithmetic* first = whole ? arithmeticIn(*whole->left, ArithmeticOperator::Concatenate) : nullptr;
    if (!first || *first->right != space())
        return std::nullopt;
    return Pair{*first->left, *whole->right};
}

Expression firstWord(Expression text)
{
    Expression end = spaceIn(text, ArithmeticOperator::Subtract);
    return call(Function::Substr, {std::move(text), integer("1"), std::move(end)});
}

std::optional<Expression> firstWordIn(const Expression& expression)
{
    const auto* arguments = argumentsOf(expression, Function::Substr, 3);
    return arguments && expression == firstWord(arguments->front()) ? std::optional(arguments->front()) : std::nullopt;
}

Expression lastWords(Expression text)
{
    Expression begin = spaceIn(text, ArithmeticOperator::Add);
    return call(Function::Substr, {std::move(text), std::move(begin)});
}

std::optional<Expression> lastWordsIn(const Expression& expression)
{
    const auto* arguments = argumentsOf(expression, Function::Substr, 2);
    return arguments && expression == lastWords(arguments->front()) ? std::optional(arguments->front()) : std::nullopt;
}

Expression change(Expression value, std::vector<OrderKey> orderBy)
{
    WindowCall before{.function = WindowFunction::Lag, .arguments = {value}, .orderBy = std::move(orderBy)};
    return arithmetic(ArithmeticOperator::Subtract, std::move(value), {std::move(before)});
}

const WindowCall* changeIn(const Expression& expression)
{
    const Arithmetic* difference = arithmeticIn(expression, ArithmeticOperator::Subtract);
    const auto* before = difference ? std::get_if<WindowCall>(&difference->right->term) : nullptr;
    const bool isLag = before && before->function == decltype(before->function)(WindowFunction::Lag) && before->arguments.size() == 1;
    return isLag && before->arguments.front() == *difference->left ? before : nullptr;
}

} // namespace ratatosk::idiom
