// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/dates/period_mentions.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The places of the words that say something: "2024" of "And what about 2024?".
std::vector<int> wordsOfWeight(const Question& question);

/// "2024", "june"
bool isPeriodWord(std::string_view word);

/// A year, a month, or a month of a year, and nothing else.
bool isOfPeriodAlone(const Question& question);

/// The one period in which something is to be.
std::optional<PeriodMention> insideMention(const Question& question);

} // namespace ratatosk
