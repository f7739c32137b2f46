// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transition/transition_system.h"

namespace ratatosk {

/// What the compact grammar's types cannot say: which of the possible actions make queries that run and mean something.
class CompactLegality
{
public:
    explicit CompactLegality(const sql::Grammar& compact);

    /// Clears flags in `legal`; leaves it as it was when nothing would remain.
    void restrict(const Hypothesis& hypothesis, const TransitionContext& context, LegalActions& legal) const;
};

} // namespace ratatosk
