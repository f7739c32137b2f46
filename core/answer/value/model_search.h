// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace ratatosk {

/// The model bundle that a folder is or, as its first by name, holds. Error: ModelMissing.
Result<std::filesystem::path> modelBundleIn(const std::filesystem::path& folder);

} // namespace ratatosk
