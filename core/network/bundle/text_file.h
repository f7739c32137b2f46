// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace ratatosk {

/// The contents of a small text file beside a model's weights. ModelMissing when it is not there, PermissionDenied, or ModelInvalid when it
/// is larger than a megabyte or, taken as JSON, nested beyond kMostJsonLevels.
Result<std::string> readModelText(const std::filesystem::path& file);

} // namespace ratatosk
