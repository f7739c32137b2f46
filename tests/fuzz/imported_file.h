// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace ratatosk::fuzz {

/// Where caches of imports go in this process.
void keepCacheApart();

/// Imports the file, which holds these bytes: what comes of it can be read in full, or a sentence says why nothing does; the file stays.
void importKeepsPromises(const std::filesystem::path& file, std::string_view bytes);

} // namespace ratatosk::fuzz
