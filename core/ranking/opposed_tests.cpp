// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/opposed_tests.h"

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

} // namespace

bool excludeEachOther(const Comparison& one, const Comparison& other)
{
    const Literal *first = literalOf(one), *second = literalOf(other);
    const bool areAlike = first && second && one.left == other.left
        && (first->type == ValueType::Text) == (second->type == ValueType::Text);
    return areAlike && (isNothingBetween(one, other) || isNothingBetween(other, one));
}

} // namespace ratatosk
