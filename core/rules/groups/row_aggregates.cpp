// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/row_aggregates.h"

#include <algorithm>

namespace ratatosk {
bool unwrapAggregate(sql::Expression& expression)
{
    if (auto* sides = std::get_if<sql::Arithmetic>(&expression.term))
        return unwrapAggregate(*sides->left) && unwrapAggregate(*sides->right);
    if (auto* call = std::get_if<sql::FunctionCall>(&expression.term))
        return std::ranges::all_of(call->arguments, unwrapAggregate);
    if (auto* cast = std::get_if<sql::Cast>(&expression.term))
        return unwrapAggregate(*cast->value);
    if (auto* cases = std::get_if<sql::CaseExpression>(&expression.term))
        return std::ranges::all_of(cases->results, unwrapAggregate) && std::ranges::all_of(cases->otherwise, unwrapAggregate);
    auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    if (!call)
        return true;
    if (call->function == sql::Aggregate::Count || !call->filter.empty())
        return false;
    expression = sql::Expression(*call->argument);
    return true;
}

} // namespace ratatosk
