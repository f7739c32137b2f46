// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/hypothesis.h"
#include "core/grammar/tree/grammar.h"

#include <vector>

namespace ratatosk {

/// The fewest actions that finish what is open: fixed point of cost(rule) = 1 + sum of its fields, cost(type) = least of its rules.
class CompletionCost
{
public:
    explicit CompletionCost(const sql::Grammar& grammar);

    /// Applying the rule and all that it opens.
    int ofRule(int rule) const { return m_rules[static_cast<size_t>(rule)]; }
    int ofType(int type) const { return m_types[static_cast<size_t>(type)]; }
    /// Closing one open field: a list holds at least one value and ends with Reduce.
    int ofOpenField(const Frontier& open) const;
    /// Closing every open field but the frontier itself.
    int behindFrontier(const Hypothesis& hypothesis) const;

private:
    int ofField(const sql::Grammar::Field& field) const;

    std::vector<int> m_rules;
    std::vector<int> m_types;
};

} // namespace ratatosk
