// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/import_pace.h"
#include "core/files/importing/format_note.h"
#include "core/files/importing/row_table.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// The tables of each sheet of an Office Open XML workbook (ECMA-376, part 1, chapter 18) that holds anything; of what was chosen `before` the rows
/// count, of a formula the value counts that was saved with it, and numbers in a format of dates are dates. A damaged sheet is noted and left out
/// where there are others. `pace` must outlive it. Errors: as ZippedXml.
Result<std::vector<RowTable>> workbookTables(const std::filesystem::path& file, const FormatNote& before, ImportPace& pace);

} // namespace ratatosk
