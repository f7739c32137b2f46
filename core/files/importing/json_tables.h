// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/import_pace.h"
#include "core/files/importing/data_file.h"
#include "core/files/importing/row_table.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// The tables of a file of JSON, parents before their children: a list of objects is a table, an object inside of one becomes columns
/// (address_city), a list inside of one becomes a table whose first column holds the key of the parent. `pace` must outlive it.
/// Errors: as textEncodingOf and passRecords.
Result<std::vector<RowTable>> jsonTables(const std::filesystem::path& file, DataFormat format, ImportPace& pace);

} // namespace ratatosk
