// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/offered_answer.h"

#include <set>
#include <utility>

namespace ratatosk {

Answer offeredAnswer(Answer answer)
{
    std::vector<AnswerCandidate> offered;
    std::set<int> finders; // the first candidates with the rows of those offered
    for (int i = 0; i < std::ssize(answer.candidates); ++i) {
        AnswerCandidate& candidate = answer.candidates[static_cast<std::size_t>(i)];
        const bool isLikely = !answer.isCalibrated || candidate.share >= kLeastOffered;
        const int finder = candidate.preview.sameAs < 0 ? i : candidate.preview.sameAs;
        if (!offered.empty() && (!isLikely || finders.contains(finder)))
            continue;
        finders.insert(finder);
        candidate.preview.sameAs = -1;
        offered.push_back(std::move(candidate));
    }
    answer.candidates = std::move(offered);
    return answer;
}

} // namespace ratatosk
