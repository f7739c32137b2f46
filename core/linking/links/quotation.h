// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <string>
#include <vector>

namespace ratatosk {

/// Words between two quotation marks, which are not part of it.
struct Quotation {
    int begin = 0; ///< words, [begin, end)
    int end = 0;
    std::string text; ///< as typed, blanks at the ends removed

    bool operator==(const Quotation&) const = default;
};

/// Pairs of marks from left to right; a mark closes the nearest open one of its kind. Apostrophes inside words do not count.
std::vector<Quotation> quotationsOf(const Question& question);

} // namespace ratatosk
