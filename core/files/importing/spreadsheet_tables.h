// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/import_pace.h"
#include "core/files/importing/format_note.h"
#include "core/files/importing/row_table.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// The tables of each sheet of an OpenDocument spreadsheet (part 3, chapter 9) that holds anything; of what was chosen `before` the rows count.
/// `pace` must outlive it. Errors: as ZippedXml.
Result<std::vector<RowTable>> spreadsheetTables(const std::filesystem::path& file, const FormatNote& before, ImportPace& pace);

} // namespace ratatosk
