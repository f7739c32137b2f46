// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

/// Snowball's English (Porter2) stem. Requires: lower case. Any thread.
std::string stemOf(std::string_view word);

} // namespace ratatosk
