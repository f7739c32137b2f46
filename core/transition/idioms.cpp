// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transition/idioms.h"

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
    if (!cast || cast->type != CastType::Real)
        return false;
    expression = Expression(*cast->value);
    return true;
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
    return arithmetic(ArithmeticOperator::Subtract, call(Function::JulianDay, {std::move(ends.right)}),
                      call(Function::JulianDay, {std::move(ends.left)}));
}

std::optional<Pair> daysIn(const Expression& expression)
{
    const Arithmetic* difference = arithmeticIn(expression, ArithmeticOperator::Subtract);
    const auto* to = difference ? argumentsOf(*difference->left, Function::JulianDay, 1) : nullptr;
    const auto* from = difference ? argumentsOf(*difference->right, Function::JulianDay, 1) : nullptr;
    return to && from ? std::optional(Pair{from->front(), to->front()}) : std::nullopt;
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
