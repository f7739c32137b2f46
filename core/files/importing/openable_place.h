// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/files/importing/format_note.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// What is opened for a file, a folder, or several of them together (sqlite/file_set.h): files of data become one database in the cache, each
/// dump one of its own, and databases stay what they are; where more than one is left, these are opened together. Errors: as importData and
/// filesAt; InvalidArgument (more databases than SQLite opens together).
Result<std::string> openablePlace(const std::string& place, std::stop_token stop = {}, const ReportProgress& report = {});

/// A CSV or the like, or a sheet of a spreadsheet, and how it was read.
struct ReadText {
    std::filesystem::path file;
    FormatNote note;        ///< of the sheet alone
    std::string sheet = {}; ///< empty: a text
};

/// The CSV files and the like of a place. Errors: as filesAt.
Result<std::vector<std::filesystem::path>> textsAt(const std::string& place);

/// Those and the spreadsheets: files whose tables lie somewhere in their rows. Errors: as filesAt.
Result<std::vector<std::filesystem::path>> rowFilesAt(const std::string& place);

/// The CSV files and the like of a place that were imported, and the sheets of spreadsheets, the first hundred of them.
std::vector<ReadText> readTextsAt(const std::string& place);

/// Keeps what a person has chosen of it from now on. Error: IoError.
Result<void> keepChoice(const ReadText& text, const DelimitedFormat& chosen);

/// A sentence for each file of a place that was imported though some of it could not be read (faultSentence).
std::vector<std::string> faultsAt(const std::string& place);

} // namespace ratatosk
