// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/grammar_gap.h"

#include <optional>

namespace ratatosk {

/// What a question asks of a time to come ("will ... in 2030", "will ... next year") where its answer says nothing about that time: the query
/// does without it, or finds no row, only NULL, or 0. Future entries that the database has are found as any others. Requires: a candidate.
std::optional<FoundGap> forecastIn(const Answer& answer);

} // namespace ratatosk
