// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {

/// A number written in words: "three", "twenty-five", "two hundred and ten", "the third", "twice".
struct NumberPhrase {
    double value = 0;
    int begin = 0; ///< words, [begin, end)
    int end = 0;

    bool operator==(const NumberPhrase&) const = default;
};

/// Longest phrases from left to right.
std::vector<NumberPhrase> numberPhrasesOf(const Question& question);

/// Whether the number behind this word counts those who come first: "exactly two are older". Requires: lower case.
bool isExactCount(std::string_view word);

/// The factor that may follow a number: hundred, thousand, k, million, m, billion, dozen. Requires: lower case.
std::optional<double> multiplierValue(std::string_view word);

} // namespace ratatosk
