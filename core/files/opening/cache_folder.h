// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace ratatosk {

/// The user's cache folder for this program: $XDG_CACHE_HOME/ratatosk, or ~/.cache/ratatosk; without a home a new folder that is only this
/// user's and stays when the program ends. Need not be there. Empty: none could be made.
std::filesystem::path cacheFolder();

/// FNV-1a of a text in 16 hexadecimal digits: what was made of another text has another name.
std::string fingerprint(std::string_view text);

} // namespace ratatosk
