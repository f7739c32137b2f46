// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

namespace ratatosk {

inline constexpr double kLeastOffered = 0.05; ///< chance of being right; what is less likely costs more reading than it helps

/// The candidates that a person can choose from: the first one, and every other one that finds rows of its own. If probabilities are known,
/// the other ones need at least `kLeastOffered`.
Answer offeredAnswer(Answer answer);

} // namespace ratatosk
