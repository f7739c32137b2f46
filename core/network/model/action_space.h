// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/model_input.h"

namespace ratatosk {

/// How many rules (Reduce not counted) the grammar has: what `previous` and the rule targets are built with.
struct ActionSpace {
    int rules = 0;

    int reduce() const { return rules; }
    int start() const { return rules + 1; }
    int pointer(Action::Kind kind) const { return rules + 1 + static_cast<int>(kind); } ///< SelectColumn.. follow Reduce
    int embeddings() const { return rules + 2 + static_cast<int>(Action::Kind::SelectValue); }
};

/// Width of the layer between read-out and rules.
inline constexpr int kRuleInnerSize = 1024;

/// Which row of the actions' vectors stands for the action before a step.
int previousEmbedding(const DecoderStep& step, const ActionSpace& actions);

} // namespace ratatosk
