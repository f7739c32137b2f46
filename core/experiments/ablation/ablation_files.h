// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ablation/ablation.h"

#include <filesystem>
#include <string>

namespace ratatosk {

/// ablation.csv (a line for each row), curves.csv (a line for each point), recipe.json and ablation.svg in one folder. Replaces each file as
/// a whole, the rows last: what they tell of is there already. Errors: those of writing.
Result<void> writeAblation(const std::filesystem::path& folder, const TrainingConfig& config, const AblationRecord& record);

/// What an earlier run finished; nothing when the folder holds no rows. Points without their row are left out. Errors: InvalidArgument when
/// the rows are of another recipe, InvalidData for lines that cannot be read.
Result<AblationRecord> readAblation(const std::filesystem::path& folder, const TrainingConfig& config);

std::string rowsText(const AblationRecord& record);
std::string curvesText(const AblationRecord& record);
Result<AblationRecord> ablationFromText(const std::string& rows, const std::string& curves);

} // namespace ratatosk
