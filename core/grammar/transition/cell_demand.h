// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/values/cell_kinds.h"
#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/hypothesis.h"
#include "core/grammar/transition/surroundings.h"

namespace ratatosk {

/// What cells a column must have where it stands. Columns of which nothing is known pass.
struct CellDemand {
    bool takesTexts = true;
    bool takesNumbers = true;
    bool takesDays = true;

    bool allows(CellKind kind) const
    {
        switch (kind) {
        case CellKind::Unknown: return true;
        case CellKind::Texts: return takesTexts;
        case CellKind::Numbers: return takesNumbers;
        case CellKind::Days: return takesDays;
        }
        return true;
    }
};

/// Parts of dates are of days, sums and arithmetic of numbers, lengths of texts: what SQLite makes of others means nothing.
CellDemand cellDemand(const CompactRules& rules, const DerivationView& derivation, const Frontier& frontier);

} // namespace ratatosk
