// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/prepared_question.h"

namespace ratatosk {

/// Whether a word may refer to the previous result: "those", "them", "the same", "instead", "too".
bool mayPointBack(const PreparedQuestion& question);

/// Whether a word certainly refers to the previous result: "the name of that room", "those mills", "show me their ids". Not "rooms that are
/// free", "those who paid", "this year", "teams and their towns".
bool pointsBack(const PreparedQuestion& question);

} // namespace ratatosk
