// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/reading_options.h"
#include "core/base/result.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace ratatosk::cli {

class Terminal;

/// What a command reads.
struct DatabaseOptions {
    std::string database;          ///< or a file of data, or a folder of such files, or the address of a server's database
    std::vector<std::string> with; ///< further files and folders
    ReadingOptions reading;
};

/// DATABASE, `--with FILE`, and how CSV files are read.
void addDatabaseOptions(CLI::App& command, DatabaseOptions& options);

/// What stands behind DATABASE: further files and folders, and the text at last, which is required.
void addTextBehind(CLI::App& command, DatabaseOptions& options, const std::string& name, std::string& text, const std::string& help);
/// The same where there is no text.
void addFilesBehind(CLI::App& command, DatabaseOptions& options);

/// The database itself; files of data are imported first, with progress on the terminal, and several
/// databases are one place (sqlite/file_set.h). Errors: as openablePlace; InvalidArgument
/// (files beside a server). Whether a database can be opened is not looked at.
Result<std::filesystem::path> databaseFor(const DatabaseOptions& options, Terminal& terminal, std::stop_token stop);

} // namespace ratatosk::cli
