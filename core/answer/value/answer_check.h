// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <string>

namespace ratatosk {

/// What makes a value unsafe to show, in a few words: offsets outside the texts, links outside the items, maps of another size than
/// said. Empty when nothing does.
std::string inconsistencyOf(const Answer& answer);
std::string inconsistencyOf(const AttentionMaps& maps);
std::string inconsistencyOf(const AttentionOverview& overview);

} // namespace ratatosk
