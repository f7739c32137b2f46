// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

enum class PatternMatch { No, Yes, GivenUp };

/// Asked every few thousand letters; true ends the comparison with GivenUp.
using HasToEnd = bool (*)();

/// SQLite's `text LIKE pattern ESCAPE escape`: % stands for any letters, _ for one, ASCII letters are alike in both cases. `escape` is one
/// character or empty.
PatternMatch matchLike(std::string_view pattern, std::string_view text, std::string_view escape, HasToEnd hasToEnd);

/// SQLite's `text GLOB pattern`: * stands for any letters, ? for one, [a-z] and [^a-z] for one of a set.
PatternMatch matchGlob(std::string_view pattern, std::string_view text, HasToEnd hasToEnd);

} // namespace ratatosk
