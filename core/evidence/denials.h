// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/text/question.h"

#include <span>
#include <string_view>

namespace ratatosk {

/// "Never were leader", "do not have a chip": whether a denial stands before the word, with nothing but such words between.
inline bool isDeniedAt(const Question& question, int word, std::span<const std::string_view> between)
{
    int before = word - 1;
    while (isOneOf(wordAt(question, before), between))
        --before;
    return before >= 0 && isDenial(wordAt(question, before));
}

} // namespace ratatosk
