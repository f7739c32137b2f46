// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transition/compact_legality.h"

namespace ratatosk {

CompactLegality::CompactLegality(const sql::Grammar&) {}

void CompactLegality::restrict(const Hypothesis&, const TransitionContext&, LegalActions&) const {}

} // namespace ratatosk
