// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The text in single quotes, inner quotes doubled: safe to place into any statement.
std::string quotedText(std::string_view text);

/// "'a', 'b'"
std::string listOfTexts(const std::vector<std::string>& texts);

} // namespace ratatosk
