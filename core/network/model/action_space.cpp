// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/model/action_space.h"

namespace ratatosk {

int previousEmbedding(const DecoderStep& step, const ActionSpace& actions)
{
    if (step.isFirst)
        return actions.start();
    switch (step.previous.kind) {
    case Action::Kind::ApplyRule: return step.previous.index;
    case Action::Kind::Reduce: return actions.reduce();
    default: return actions.pointer(step.previous.kind);
    }
}

} // namespace ratatosk
