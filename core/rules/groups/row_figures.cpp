// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/row_figures.h"

#include <algorithm>

namespace ratatosk {
bool takeFigureOfRow(sql::Expression& expression)
{
    if (auto* sides = std::get_if<sql::Arithmetic>(&expression.term))
        return takeFigureOfRow(*sides->left) && takeFigureOfRow(*sides->right);
    if (auto* call = std::get_if<sql::FunctionCall>(&expression.term))
        return std::ranges::all_of(call->arguments, takeFigureOfRow);
    if (auto* cast = std::get_if<sql::Cast>(&expression.term))
        return takeFigureOfRow(*cast->value);
    if (auto* cases = std::get_if<sql::CaseExpression>(&expression.term))
        return std::ranges::all_of(cases->results, takeFigureOfRow) && std::ranges::all_of(cases->otherwise, takeFigureOfRow);
    auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    if (!call)
        return true;
    if (call->function == sql::Aggregate::Count || !call->filter.empty())
        return false;
    expression = sql::Expression(*call->argument);
    return true;
}

} // namespace ratatosk
