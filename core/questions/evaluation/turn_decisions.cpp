// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/turn_decisions.h"

namespace ratatosk {

TurnDecisions decisionsOf(const std::vector<Verdict>& verdicts, const std::vector<Verdict>& otherWay, const std::vector<bool>& goneOn,
                          const std::vector<bool>& begins)
{
    TurnDecisions decisions;
    for (std::size_t turn = 0; turn < verdicts.size(); ++turn) {
        if (begins[turn])
            continue;
        DecisionTally& tally = goneOn[turn] ? decisions.goneOn : decisions.alone;
        const bool isRight = verdicts[turn].isExecutionMatch.value_or(false),
                   isOtherRight = otherWay[turn].isExecutionMatch.value_or(false);
        ++tally.turns;
        tally.lost += isOtherRight && !isRight ? 1 : 0;
        tally.gained += isRight && !isOtherRight ? 1 : 0;
    }
    return decisions;
}

} // namespace ratatosk
