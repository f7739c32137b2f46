// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// Units, large numbers, months, negations: what they are about changes the result. Requires: a lemma.
bool isDecisiveWord(std::string_view lemma);

} // namespace ratatosk
