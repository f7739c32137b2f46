// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/example.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// A question file as readSpiderExamples() reads it: a JSON array with a record a line. Requires: UTF-8.
std::string spiderText(const std::vector<Example>& examples);

/// Error: IoError.
Result<void> writeSpiderExamples(const std::filesystem::path& file, const std::vector<Example>& examples);

} // namespace ratatosk
