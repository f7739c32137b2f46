// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/data_file.h"

#include "core/files/file_nature.h"
#include "core/importing/sql_dump.h"
#include "core/schema/identifier.h"
#include "core/sqlite/file_set.h"
#include "core/sqlite/open_failure.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, DataFormat>, 11> kEndings{{{".csv", DataFormat::Delimited},
                                                                            {".tsv", DataFormat::Delimited},
                                                                            {".tab", DataFormat::Delimited},
                                                                            {".psv", DataFormat::Delimited},
                                                                            {".json", DataFormat::Json},
                                                                            {".jsonl", DataFormat::JsonLines},
                                                                            {".ndjson", DataFormat::JsonLines},
                                                                            {".xlsx", DataFormat::Workbook},
                                                                            {".ods", DataFormat::Spreadsheet},
                                                                            {".sql", DataFormat::Dump},
                                                                            {".dump", DataFormat::Dump}}};

DataFormat formatOfName(const fs::path& file)
{
    const std::string ending = foldedIdentifier(file.extension().string());
    const auto* found = std::ranges::find(kEndings, ending, &std::pair<std::string_view, DataFormat>::first);
    return found == kEndings.end() ? DataFormat::None : found->second;
}

bool isNamedDatabase(const fs::path& file)
{
    static constexpr std::array<std::string_view, 4> endings{".sqlite", ".sqlite3", ".db", ".db3"};
    return std::ranges::find(endings, foldedIdentifier(file.extension().string())) != endings.end()
        && fileNature(file) == FileNature::Database;
}

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code failure;
    for (const auto& entry : fs::directory_iterator(folder, failure)) {
        const bool isHidden = entry.path().filename().string().starts_with('.');
        if (!isHidden && entry.is_regular_file(failure)
            && (dataFormatOf(entry.path()) != DataFormat::None || isNamedDatabase(entry.path())))
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

} // namespace

DataFormat dataFormatOf(const fs::path& file)
{
    const DataFormat format = formatOfName(file);
    if (format == DataFormat::None || fileNature(file) == FileNature::Database)
        return DataFormat::None;
    return format != DataFormat::Dump || isSqlDump(file) ? format : DataFormat::None;
}

bool isImportable(const fs::path& place)
{
    return std::ranges::any_of(membersOf(place.native()), [](const SetMember& member) {
        std::error_code failure;
        return fs::is_directory(member.file, failure) ? !filesIn(member.file).empty() : dataFormatOf(member.file) != DataFormat::None;
    });
}

Result<std::vector<fs::path>> filesAt(const fs::path& place)
{
    std::error_code failure;
    if (fs::is_directory(place, failure)) {
        std::vector<fs::path> files = filesIn(place);
        if (files.empty())
            return Error{ErrorCode::NotADatabase, fmt::format("The folder '{}' holds no database and no file of data.", place.string())};
        return files;
    }
    if (auto objection = fileSystemObjection(place))
        return *std::move(objection);
    return std::vector{place};
}

} // namespace ratatosk
