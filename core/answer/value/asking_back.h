// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <optional>

namespace ratatosk {

/// The other reading that a person had better choose from: the first answer is not likely enough, and this one, which finds other rows, comes
/// near it. Its number; nothing: there is nothing to ask.
std::optional<int> rivalReading(const Answer& answer);

} // namespace ratatosk
