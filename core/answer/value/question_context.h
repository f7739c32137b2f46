// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/earlier_turn.h"

#include <vector>

namespace ratatosk {

/// Whether a question goes on from what went before it.
enum class GoingOn {
    Decide, ///< as the network sees it
    Yes,
    No,
};

/// What a question is asked after.
struct QuestionContext {
    std::vector<EarlierTurn> earlier; ///< nearest last; empty: it stands alone
    GoingOn goingOn = GoingOn::Decide;
    /// It belongs to a conversation even where nothing went before: it is read with what conversations taught.
    bool isConversation = false;

    bool operator==(const QuestionContext&) const = default;
};

} // namespace ratatosk
