// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// Levels that any JSON that we read may have.
inline constexpr int kMostJsonLevels = 100;

/// Whether lists and objects lie inside each other beyond kMostJsonLevels. Asked before a text from a file or a pipe is parsed: parsers get
/// through it, but whoever copies or writes the value recurses, and the stack ends.
bool isNestedTooDeeply(std::string_view json);

} // namespace ratatosk
