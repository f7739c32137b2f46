// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answering/beam_examination.h"

namespace ratatosk {

Result<BeamFeatures> examineBeam(Parser& parser, const std::vector<TrialRun>& runs, const PreparedQuestion& question, const Schema& schema,
                                 const std::vector<Candidate>& candidates)
{
    const auto readings = parser.read(question, schema, candidates);
    if (!readings)
        return readings.error();
    return featuresOf(question, schema, candidates, runs, *readings);
}

} // namespace ratatosk
