// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/parser/ranking/query_operations.h"

namespace ratatosk {

/// How a question's words ("average", "without", "at most") and a query's operations fit: kinds of request, each counted once.
struct CueBalance {
    int unmet = 0;        ///< asked for, and not done
    int contradicted = 0; ///< asked for, and the opposite is done: "lowest", and the largest is taken
    int unrequested = 0;  ///< done, and no word asks for it

    bool operator==(const CueBalance&) const = default;
};

CueBalance cueBalance(const Question& question, const std::set<QueryOperation>& operations);

} // namespace ratatosk
