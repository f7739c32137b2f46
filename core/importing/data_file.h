// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// Files of data that are no databases, and that a database can be made of.
enum class DataFormat {
    None, ///< everything else
    Delimited,
    Json,        ///< one value: a list of objects, or an object that holds some
    JsonLines,   ///< a value a line
    Workbook,    ///< Office Open XML: .xlsx
    Spreadsheet, ///< OpenDocument: .ods
    Dump,        ///< SQL that makes a database: see beginsAsDump
};

/// By the ending of its name; a database stays one under any name, and SQL that is to be run is none.
DataFormat dataFormatOf(const std::filesystem::path& file);

/// Whether it is to be imported: a file of data, or a folder that holds some.
bool isImportable(const std::filesystem::path& file);

/// The file itself, or those of a folder by name. Errors: FileMissing, PermissionDenied, NotADatabase (none there, or no file of data).
Result<std::vector<std::filesystem::path>> dataFilesAt(const std::filesystem::path& place);

} // namespace ratatosk
