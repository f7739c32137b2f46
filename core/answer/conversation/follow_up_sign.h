// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/prepared_question.h"

namespace ratatosk {

/// Whether a question's own words say that it continues an earlier one.
enum class FollowUpSign {
    None,    ///< it says all that it needs: "Which tickets are still open?"
    Unclear, ///< a complete question with a word that may point back: "Which customers also have a car?"
    Clear,   ///< "only those from Germany", "what about 2024?", "for each species": it says nothing by itself
};

FollowUpSign followUpSign(const PreparedQuestion& question);

} // namespace ratatosk
