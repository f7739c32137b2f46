// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/answer.h"

namespace ratatosk {

inline constexpr double kLeastOffered = 0.05; ///< chance of being right; what is less likely costs more reading than it helps

/// What a person is offered of an answer: the first candidate, and those others that find rows which no offered one finds and, where chances
/// are known, have one of at least `kLeastOffered`.
Answer offeredAnswer(Answer answer);

} // namespace ratatosk
