// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace ratatosk {

/// Under which terms weights were published.
struct Licence {
    std::string file; ///< that says so, in their folder
    std::string text;
};

/// LICENSE and its other spellings; else what the header of README.md names ("license: mit"). ModelMissing when neither says anything.
Result<Licence> readLicence(const std::filesystem::path& folder);

} // namespace ratatosk
