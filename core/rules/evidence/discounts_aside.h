// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

namespace ratatosk {

/// "Before discount", "ignoring any rebates", "no discount taken off": the word behind such a phrase that begins at this one; the word itself: none does.
int behindDiscountsAside(const Question& question, int word);

/// Whether the text of the question says so, also where its words are read without the phrase.
bool leavesDiscountsAside(const Question& question);

} // namespace ratatosk
