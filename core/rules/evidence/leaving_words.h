// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/scaffold_words.h"
#include "core/rules/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {

/// "Leave out all of those without", "skip anyone with nobody": some words before this one; not "do not leave out".
inline bool isLeftOutAt(const Question& question, int word)
{
    constexpr int reach = 5;
    static constexpr std::array<std::string_view, 7> leavings{"leave", "skip", "ignore", "omit", "exclude", "drop", "disregard"};
    for (int before = std::max(0, word - reach); before < word; ++before)
        if (isOneOf(wordAt(question, before), leavings) && !isDenial(wordAt(question, before - 1))
            && (wordAt(question, before) != "leave" || wordAt(question, before + 1) == "out"))
            return true;
    return false;
}

} // namespace ratatosk
