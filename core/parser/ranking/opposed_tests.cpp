// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/opposed_tests.h"

#include <cstdlib>

namespace ratatosk {
namespace {

using sql::Comparison;
using sql::ComparisonOperator;
using sql::Literal;

const Literal* literalOf(const Comparison& test)
{
    return std::holds_alternative<sql::ColumnReference>(test.left.term) ? std::get_if<Literal>(&test.right.term) : nullptr;
}

bool boundsBelow(ComparisonOperator operation)
{
    return operation == ComparisonOperator::Equal || operation == ComparisonOperator::Greater
        || operation == ComparisonOperator::GreaterEqual;
}

bool boundsAbove(ComparisonOperator operation)
{
    return operation == ComparisonOperator::Equal || operation == ComparisonOperator::Less || operation == ComparisonOperator::LessEqual;
}

bool includesItsBound(ComparisonOperator operation)
{
    return operation != ComparisonOperator::Less && operation != ComparisonOperator::Greater;
}

/// Below 0: the first comes first.
double order(const Literal& one, const Literal& other)
{
    if (one.type == ValueType::Text)
        return one.text.compare(other.text);
    return std::strtod(one.text.c_str(), nullptr) - std::strtod(other.text.c_str(), nullptr);
}

bool isNothingBetween(const Comparison& from, const Comparison& to)
{
    if (!boundsBelow(from.operation) || !boundsAbove(to.operation))
        return false;
    const double distance = order(*literalOf(from), *literalOf(to));
    return distance > 0 || (distance == 0 && !(includesItsBound(from.operation) && includesItsBound(to.operation)));
}

/// Of `x` and of functions of it, which find nothing in nothing.
const sql::ColumnReference* columnIn(const sql::Expression& expression)
{
    const auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    if (!call || call->function == sql::Function::Coalesce)
        return std::get_if<sql::ColumnReference>(&expression.term);
    for (const sql::Expression& argument : call->arguments)
        if (const auto* column = columnIn(argument))
            return column;
    return nullptr;
}

bool areNothingAndSomething(const sql::Condition& one, const sql::Condition& other)
{
    const auto* nothing = std::get_if<sql::NullTest>(&one.test);
    const auto* something = std::get_if<Comparison>(&other.test);
    if (!nothing || nothing->isNegated || !something)
        return false;
    const auto *lacking = std::get_if<sql::ColumnReference>(&nothing->value.term), *having = columnIn(something->left);
    return nothing->value == something->left || (lacking && having && *lacking == *having);
}

} // namespace

bool excludeEachOther(const Comparison& one, const Comparison& other)
{
    const Literal *first = literalOf(one), *second = literalOf(other);
    const bool areAlike = first && second && one.left == other.left
        && (first->type == ValueType::Text) == (second->type == ValueType::Text);
    return areAlike && (isNothingBetween(one, other) || isNothingBetween(other, one));
}

bool excludeEachOther(const sql::Condition& one, const sql::Condition& other)
{
    const auto *first = std::get_if<Comparison>(&one.test), *second = std::get_if<Comparison>(&other.test);
    return (first && second && excludeEachOther(*first, *second)) || areNothingAndSomething(one, other)
        || areNothingAndSomething(other, one);
}

} // namespace ratatosk
