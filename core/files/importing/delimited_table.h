// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/import_pace.h"
#include "core/files/importing/format_note.h"
#include "core/files/importing/row_table.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// How often the bytes of a CSV are read: for its encoding, its types and its rows.
inline constexpr int kDelimitedPasses = 3;

/// The tables of a CSV, TSV and the like, most often one; encoding, separator and quotes are told from its contents where a person has not chosen them.
/// `pace` must outlive it. Errors: as textEncodingOf and TextFile; of a pass also as DelimitedReader.
Result<std::vector<RowTable>> delimitedTables(const std::filesystem::path& file, const DelimitedFormat& chosen, ImportPace& pace);

} // namespace ratatosk
