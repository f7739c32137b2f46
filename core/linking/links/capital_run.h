// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <vector>

namespace ratatosk {

/// Words that look like a name: capitalised, one after the other, small words like "of" between them allowed.
struct CapitalRun {
    int begin = 0; ///< words, [begin, end)
    int end = 0;

    bool operator==(const CapitalRun&) const = default;
};

/// Maximal runs, once with and once without small words inside. A word that opens the question counts unless it is one of those that
/// questions open with.
std::vector<CapitalRun> capitalRunsOf(const Question& question);

/// Begins with a capital letter.
bool isCapitalised(const Word& word);

} // namespace ratatosk
