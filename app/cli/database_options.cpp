// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/database_options.h"

#include "app/terminal/terminal.h"
#include "core/importing/data_file.h"
#include "core/importing/data_import.h"
#include "core/postgres/server_address.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

/// All files that are to be one database.
Result<std::vector<std::filesystem::path>> filesOf(const DatabaseOptions& options)
{
    std::vector<std::string> places{options.database};
    places.insert(places.end(), options.with.begin(), options.with.end());
    std::vector<std::filesystem::path> files;
    for (const std::string& place : places) {
        auto found = dataFilesAt(place);
        if (!found)
            return found.error();
        files.insert(files.end(), found->begin(), found->end());
    }
    return files;
}

} // namespace

void addDatabaseOptions(CLI::App& command, DatabaseOptions& options)
{
    command
        .add_option(
            "DATABASE", options.database,
            "A SQLite file; or CSV, TSV, JSON, XLSX or ODS, or a folder of them; or a server's database: postgresql://USER@HOST/NAME")
        ->required();
    command.add_option("--with", options.with, "A further file of data beside a CSV or the like; may be given several times")
        ->type_name("FILE")
        ->allow_extra_args(false); // what follows it is the question
}

Result<std::filesystem::path> databaseFor(const DatabaseOptions& options, Terminal& terminal, std::stop_token stop)
{
    if (isServerAddress(options.database) || !isImportable(options.database)) {
        if (options.with.empty())
            return std::filesystem::path(options.database);
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("--with goes with files of data such as CSV, which '{}' is not.", withoutPassword(options.database))};
    }
    const auto files = filesOf(options);
    if (!files)
        return files.error();
    return importData(*files, std::move(stop), [&](const Progress& progress) { terminal.showProgress(progress); });
}

} // namespace ratatosk::cli
