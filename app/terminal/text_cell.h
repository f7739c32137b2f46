// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk::cli {

/// `text` with control characters replaced by spaces and bytes that are not UTF-8 by U+FFFD: nothing in a database can steer the
/// terminal.
std::string printable(std::string_view text);

/// Columns that printable UTF-8 takes on a terminal: wide East Asian characters two, combining ones none.
int displayWidth(std::string_view text);

/// At most `width` columns of printable UTF-8; a longer text ends in an ellipsis.
std::string cutTo(std::string_view text, int width);

} // namespace ratatosk::cli
