// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    std::vector<std::string> with; ///< further files of data
};

/// DATABASE and `--with FILE`.
void addDatabaseOptions(CLI::App& command, DatabaseOptions& options);

/// The database itself; files of data are imported into one first, with progress on the terminal. Errors: as importData; InvalidArgument
/// (files beside a database). Whether a database can be opened is not looked at.
Result<std::filesystem::path> databaseFor(const DatabaseOptions& options, Terminal& terminal, std::stop_token stop);

} // namespace ratatosk::cli
