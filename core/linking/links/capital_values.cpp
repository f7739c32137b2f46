// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/capital_run.h"
#include "core/linking/links/cell_matcher.h"
#include "core/linking/links/value_sources.h"

namespace ratatosk {

ValueCandidates capitalValues(const ValueContext& context)
{
    ValueCandidates found;
    for (const CapitalRun& run : capitalRunsOf(context.question))
        found.push_back({ValueType::Text, spanText(context.question, run.begin, run.end), ValueSource::Capitals, run.begin, run.end, {}});
    return found;
}

} // namespace ratatosk
