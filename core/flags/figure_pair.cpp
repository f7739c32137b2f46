// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/figure_pair.h"

#include "core/sql/share.h"

#include <array>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::Expression;

/// The two sides of a difference, or of how many times as many there are.
std::array<Expression*, 2> sidesOf(Expression& shown)
{
    auto* reckoned = std::get_if<sql::Arithmetic>(&shown.term);
    if (reckoned && reckoned->operation == sql::ArithmeticOperator::Subtract)
        return {&*reckoned->left, &*reckoned->right};
    if (reckoned && reckoned->operation == sql::ArithmeticOperator::Divide)
        return {&sql::scaledPart(*reckoned), &*reckoned->right};
    return {&shown, nullptr};
}

} // namespace

std::optional<std::pair<AggregateCall*, AggregateCall*>> figurePairOf(sql::SelectBlock& block)
{
    std::vector<AggregateCall*> calls;
    for (sql::SelectItem& item : block.items)
        for (Expression* side : sidesOf(item.expression))
            if (auto* call = side ? std::get_if<AggregateCall>(&side->term) : nullptr)
                calls.push_back(call);
    if (calls.size() != 2 || calls.front()->function != calls.back()->function || !(*calls.front()->argument == *calls.back()->argument))
        return {};
    return std::pair(calls.front(), calls.back());
}

} // namespace ratatosk
