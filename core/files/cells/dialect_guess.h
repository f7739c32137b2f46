// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/delimited_reader.h"

#include <optional>
#include <string_view>

namespace ratatosk {

/// How much of a text the guess wants to see.
inline constexpr std::size_t kDialectSample = 1u << 18;

/// The separator that gives most rows one length and cells that are numbers or dates, lines above the table aside, and the quotes. `ending`: of the file's name,
/// which counts for tabs and bars. A text without any separator has one column. `separator`: known already.
Dialect guessDialect(std::string_view sample, std::string_view ending, std::optional<char> separator = {});

} // namespace ratatosk
