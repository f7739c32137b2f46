// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <vector>

namespace ratatosk {

/// A number of the question, in digits or in words.
struct NumberPlace {
    double value = 0;
    int begin = 0; ///< words, [begin, end)
    int end = 0;
};

std::vector<NumberPlace> numberPlacesOf(const Question& question);

} // namespace ratatosk
