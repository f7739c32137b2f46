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

/// By the ending of its name, also before ".gz"; a database stays one under any name, SQL that is to be run is none, and of ".txt" and ".dat"
/// only what has several columns is one.
DataFormat dataFormatOf(const std::filesystem::path& file);

/// ".csv" of "A.CSV" and "a.csv.gz".
std::string endingOf(const std::filesystem::path& file);

/// "a" of them.
std::string stemOf(const std::filesystem::path& file);

/// Whether something is to be imported for it: a file of data, a folder that holds files, or such a one among several (sqlite/file_set.h).
bool isImportable(const std::filesystem::path& place);

/// The file itself, or those of a folder by name: of data, and databases by their ending. Errors: FileMissing, PermissionDenied, NotADatabase
/// (none there).
Result<std::vector<std::filesystem::path>> filesAt(const std::filesystem::path& place);

} // namespace ratatosk
