// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

namespace ratatosk {

// Whether words that an answer leaves over may change what is asked, however sure the parser is.

/// What rows are to be like: numbers, units, months, denials, names that no cell has, words that are not English, "on time", what things are to be ("... are girls").
bool leavesTests(const Answer& answer);

/// What an answer is to be parted or ordered by ("for each state").
bool leavesOrder(const Answer& answer);

} // namespace ratatosk
