// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <vector>

namespace ratatosk {

/// "Christmas Day", "Halloween": the same day each year.
struct FeastDay {
    int month = 0, day = 0;
    int begin = 0, end = 0; ///< words
};

std::vector<FeastDay> feastDays(const Question& question);

} // namespace ratatosk
