// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/database_options.h"

#include "app/terminal/terminal.h"
#include "core/database/postgres/server_address.h"
#include "core/database/sqlite/file_set.h"
#include "core/files/importing/data_file.h"
#include "core/files/importing/openable_place.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

constexpr int kMostWords = 1000;

/// All that are to be one database.
std::string placeOf(const DatabaseOptions& options)
{
    std::vector<std::filesystem::path> places{options.database};
    places.insert(places.end(), options.with.begin(), options.with.end());
    return ratatosk::placeOf(places);
}

/// What is no file is most likely a word of a question without quotes.
void takeFiles(DatabaseOptions& options, const std::vector<std::string>& words)
{
    for (const std::string& word : words) {
        std::error_code failure;
        if (!std::filesystem::exists(word, failure))
            throw CLI::ValidationError(fmt::format("There is no file '{}'. Put text of several words in quotes", word));
        options.with.push_back(word);
    }
}

} // namespace

void addDatabaseOptions(CLI::App& command, DatabaseOptions& options)
{
    command
        .add_option("DATABASE", options.database,
                    "A SQLite, CSV, TSV, JSON, XLSX or ODS file, an SQL dump of SQLite, a folder of such files, or a database on a server: "
                    "postgresql://USER@HOST/NAME")
        ->required();
    command.add_option("--with", options.with, "Another file or folder to open together with DATABASE; can be repeated")
        ->type_name("FILE")
        ->allow_extra_args(false); // what follows it is the question
    addReadingOptions(command, options.reading);
}

void addTextBehind(CLI::App& command, DatabaseOptions& options, const std::string& name, std::string& text, const std::string& help)
{
    const auto take = [&options, &text](std::vector<std::string> words) {
        text = std::move(words.back());
        words.pop_back();
        takeFiles(options, words);
    };
    command.add_option_function<std::vector<std::string>>(name, take, help)->required()->expected(1, kMostWords)->type_name("");
}

void addFilesBehind(CLI::App& command, DatabaseOptions& options)
{
    const auto take = [&options](const std::vector<std::string>& words) { takeFiles(options, words); };
    command.add_option_function<std::vector<std::string>>("FILE", take, "More files and folders to open together with DATABASE")
        ->expected(1, kMostWords)
        ->type_name("");
}

Result<std::filesystem::path> databaseFor(const DatabaseOptions& options, Terminal& terminal, std::stop_token stop)
{
    const bool isServer = isServerAddress(options.database);
    if (isServer && !options.with.empty())
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("--with works with files only, and '{}' is not a file.", withoutPassword(options.database))};
    const std::string place = isServer ? options.database : placeOf(options);
    if (options.reading.areGiven()) {
        if (isServer)
            return Error{ErrorCode::InvalidArgument, "--separator and similar options work with files, not with a server."};
        if (const auto kept = keepReadingOptions(options.reading, place); !kept)
            return kept.error();
    }
    if (isServer || !isImportable(place))
        return std::filesystem::path(place);
    auto database = openablePlace(place, std::move(stop), [&](const Progress& progress) { terminal.showProgress(progress); });
    if (!database)
        return database.error();
    for (const std::string& notice : readingNotices(place))
        terminal.note(notice);
    return std::filesystem::path(*std::move(database));
}

} // namespace ratatosk::cli
