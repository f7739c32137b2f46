// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace ratatosk {

// Only the sources that read JSON include this.

inline constexpr int kDeepestJson = 100; ///< lists and objects inside of each other

/// A value that stands by itself. Error: what is wrong with it ("is no JSON").
Result<nlohmann::ordered_json> jsonValueOf(const std::string& text);

bool isBlankLine(std::string_view line);

} // namespace ratatosk
