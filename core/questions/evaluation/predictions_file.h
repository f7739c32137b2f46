// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace ratatosk {

// A predictions file has one SQL statement per line, in the order of the examples; an empty line is a missing answer.

/// Errors: FileMissing, IoError.
Result<std::vector<std::string>> readPredictions(const std::filesystem::path& file);

/// Line breaks inside a statement become spaces. Error: IoError.
Result<void> writePredictions(const std::filesystem::path& file, std::span<const std::string> predictions);

} // namespace ratatosk
