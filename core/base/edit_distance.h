// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// Damerau-Levenshtein distance (optimal string alignment: insert, delete, replace, swap two neighbours; no part edited twice),
/// counted in characters. `limit` + 1 stands for everything above `limit`.
int editDistance(std::u32string_view left, std::u32string_view right, int limit);

} // namespace ratatosk
