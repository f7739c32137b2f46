// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/import_pace.h"
#include "core/files/importing/row_table.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// A table for each sheet of an OpenDocument spreadsheet (part 3, chapter 9) that holds anything; of `chosen` the rows count. `pace` must
/// outlive it. Errors: as ZippedXml.
Result<std::vector<RowTable>> spreadsheetTables(const std::filesystem::path& file, const DelimitedFormat& chosen, ImportPace& pace);

} // namespace ratatosk
