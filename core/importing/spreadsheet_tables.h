// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cells/import_pace.h"
#include "core/importing/row_table.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// A table for each sheet of an OpenDocument spreadsheet (part 3, chapter 9) that holds anything; empty rows are left out. `pace` must
/// outlive it. Errors: as ZippedXml.
Result<std::vector<RowTable>> spreadsheetTables(const std::filesystem::path& file, ImportPace& pace);

} // namespace ratatosk
