// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace ratatosk {

/// About how many bytes printf() works on for `format` by its widths and precisions. `starAt` gives the number that stands for the n-th
/// argument after the format, where the format says '*'.
std::int64_t printCost(std::string_view format, const std::function<std::int64_t(int)>& starAt);

} // namespace ratatosk
