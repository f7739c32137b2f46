// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/offered_answer.h"

namespace ratatosk {

Answer offeredAnswer(const Answer& answer)
{
    Answer offered = answer;
    offered.candidates.clear();
    for (const AnswerCandidate& candidate : answer.candidates) {
        const bool isLikely = !answer.isCalibrated || candidate.share >= kLeastOffered;
        if (offered.candidates.empty() || (isLikely && candidate.preview.sameAs < 0))
            offered.candidates.push_back(candidate);
    }
    return offered;
}

} // namespace ratatosk
