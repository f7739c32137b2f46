// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// Adds the databases that examples of a question file are about and that are not among `databases` yet, from beside the file (packDatabase): opened
/// and described as in use, with keys that nobody declared guessed. Errors: FileMissing, those of opening.
Result<void> addPackDatabases(const std::filesystem::path& questions, const std::vector<Example>& examples, DatasetDatabases& databases);

} // namespace ratatosk
