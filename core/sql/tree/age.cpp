// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/age.h"

#include <utility>

namespace ratatosk::sql {
namespace {

Expression dayNumber(Expression day)
{
    return {FunctionCall{Function::JulianDay, {std::move(day)}}};
}

} // namespace

Expression ageSince(Expression day)
{
    Expression days{Arithmetic{ArithmeticOperator::Subtract, dayNumber({Literal{ValueType::Text, "now"}}), dayNumber(std::move(day))}};
    Expression years{Arithmetic{ArithmeticOperator::Divide, std::move(days), Expression{Literal{ValueType::Real, "365.25"}}}};
    return {Cast{std::move(years), CastType::Integer}};
}

const Expression* dayOfAge(const Expression& expression)
{
    const auto* cast = std::get_if<Cast>(&expression.term);
    const auto* years = cast ? std::get_if<Arithmetic>(&cast->value->term) : nullptr;
    const auto* days = years ? std::get_if<Arithmetic>(&years->left->term) : nullptr;
    const auto* since = days ? std::get_if<FunctionCall>(&days->right->term) : nullptr;
    const bool isCall = since && since->arguments.size() == 1;
    return isCall && ageSince(since->arguments.front()) == expression ? &since->arguments.front() : nullptr;
}

} // namespace ratatosk::sql
