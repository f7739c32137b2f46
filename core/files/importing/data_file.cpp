// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/data_file.h"

#include "core/database/schema/identifier.h"
#include "core/database/sqlite/file_set.h"
#include "core/database/sqlite/open_failure.h"
#include "core/files/cells/byte_source.h"
#include "core/files/cells/dialect_guess.h"
#include "core/files/cells/letter_guess.h"
#include "core/files/importing/sql_dump.h"
#include "core/files/opening/file_nature.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, DataFormat>, 14> kEndings{{{".csv", DataFormat::Delimited},
                                                                            {".tsv", DataFormat::Delimited},
                                                                            {".tab", DataFormat::Delimited},
                                                                            {".psv", DataFormat::Delimited},
                                                                            {".txt", DataFormat::Delimited},
                                                                            {".dat", DataFormat::Delimited},
                                                                            {".json", DataFormat::Json},
                                                                            {".jsonl", DataFormat::JsonLines},
                                                                            {".ndjson", DataFormat::JsonLines},
                                                                            {".xlsx", DataFormat::Workbook},
                                                                            {".xlsm", DataFormat::Workbook},
                                                                            {".ods", DataFormat::Spreadsheet},
                                                                            {".sql", DataFormat::Dump},
                                                                            {".dump", DataFormat::Dump}}};

constexpr std::string_view kPackedEnding = ".gz";
constexpr std::size_t kLookedAt = 1u << 16;

bool isPacked(const fs::path& file)
{
    return foldedIdentifier(file.extension().string()) == kPackedEnding;
}

DataFormat formatOfName(const fs::path& file)
{
    const auto* found = std::ranges::find(kEndings, endingOf(file), &std::pair<std::string_view, DataFormat>::first);
    if (found == kEndings.end())
        return DataFormat::None;
    const bool isText = found->second == DataFormat::Delimited || found->second == DataFormat::Json
        || found->second == DataFormat::JsonLines;
    return isText || !isPacked(file) ? found->second : DataFormat::None;
}

bool isUtf16(std::string_view sample)
{
    return sample.starts_with("\xff\xfe") || sample.starts_with("\xfe\xff") || unmarkedUtf16(sample) != TextEncoding::Utf8;
}

/// Whether most rows have as many cells as one another, and more than one. Of UTF-16 what is ASCII in it tells.
bool hasColumns(const fs::path& file)
{
    auto source = ByteSource::open(file);
    std::string sample(kLookedAt, '\0');
    const auto count = source ? source->read(sample.data(), sample.size()) : Result<std::size_t>(source.error());
    if (!count)
        return false;
    sample.resize(*count);
    if (!isUtf16(sample) && areNoText(sample))
        return false;
    const bool isWhole = *count < kLookedAt;
    std::erase(sample, '\0');
    std::map<std::size_t, std::size_t> rowsOfLength;
    std::size_t rows = 0;
    DelimitedReader reader(guessDialect(sample, {}), [&](RowCells row) -> Result<void> {
        ++rows;
        ++rowsOfLength[row.size()];
        return {};
    });
    if (reader.take(sample) && isWhole)
        (void)reader.finish();
    return std::ranges::any_of(rowsOfLength,
                               [&](const auto& entry) { return entry.first > 1 && 4 * entry.second >= 3 * rows && rows > 1; });
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

std::string endingOf(const fs::path& file)
{
    return foldedIdentifier((isPacked(file) ? file.stem() : file).extension().string());
}

std::string stemOf(const fs::path& file)
{
    return (isPacked(file) ? file.stem() : file).stem().string();
}

DataFormat dataFormatOf(const fs::path& file)
{
    const DataFormat format = formatOfName(file);
    if (format == DataFormat::None || fileNature(file) == FileNature::Database)
        return DataFormat::None;
    const std::string ending = endingOf(file);
    if ((ending == ".txt" || ending == ".dat") && !hasColumns(file))
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
            return Error{ErrorCode::NotADatabase, fmt::format("The folder '{}' contains no database and no data file.", place.string())};
        return files;
    }
    if (auto objection = fileSystemObjection(place))
        return *std::move(objection);
    return std::vector{place};
}

} // namespace ratatosk
