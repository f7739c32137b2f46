// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/openable_place.h"

#include "core/database/sqlite/file_set.h"
#include "core/files/importing/column_names.h"
#include "core/files/importing/data_file.h"
#include "core/files/importing/data_import.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

constexpr const char* kNameOfSeveral = "data";
constexpr std::size_t kMostTexts = 100;

/// Files that become one database, which stands in the place of the first of them.
struct Share {
    std::vector<fs::path> files;
    bool isImported = false;
};

Result<std::vector<fs::path>> allFilesAt(const std::string& place)
{
    std::vector<fs::path> all;
    for (const SetMember& member : membersOf(place)) {
        const auto files = filesAt(member.file);
        if (!files)
            return files.error();
        for (const fs::path& file : *files) {
            if (std::ranges::find(all, file) == all.end())
                all.push_back(file);
        }
    }
    return all;
}

std::vector<Share> sharesOf(const std::vector<fs::path>& files)
{
    std::vector<Share> shares;
    std::size_t data = files.size(); // whose place among them
    for (const fs::path& file : files) {
        const DataFormat format = dataFormatOf(file);
        const bool isTables = format != DataFormat::None && format != DataFormat::Dump;
        if (isTables && data < shares.size()) {
            shares[data].files.push_back(file);
            continue;
        }
        if (isTables)
            data = shares.size();
        shares.push_back({{file}, format != DataFormat::None});
    }
    return shares;
}

Result<SetMember> memberOf(const Share& share, std::stop_token stop, const ReportProgress& report)
{
    if (!share.isImported)
        return SetMember{share.files.front()};
    auto database = importData(share.files, std::move(stop), report);
    if (!database)
        return database.error();
    return SetMember{*std::move(database), share.files.size() == 1 ? tableName(stemOf(share.files.front())) : kNameOfSeveral};
}

FormatNote noteOfSheet(const FormatNote& note, const SheetNote& sheet)
{
    FormatNote own{.recognised = sheet.recognised, .chosen = chosenOf(note, sheet.sheet)};
    std::ranges::copy_if(note.remarks, std::back_inserter(own.remarks),
                         [&](const TableRemark& remark) { return remark.sheet == sheet.sheet; });
    return own;
}

} // namespace

Result<std::string> openablePlace(const std::string& place, std::stop_token stop, const ReportProgress& report)
{
    const auto files = allFilesAt(place);
    if (!files)
        return files.error();
    const std::vector<Share> shares = sharesOf(*files);
    if (shares.size() > kMostFilesTogether)
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("At most {} databases can be opened together; these are {}.", kMostFilesTogether, shares.size())};
    std::vector<SetMember> members;
    for (const Share& share : shares) {
        auto member = memberOf(share, stop, report);
        if (!member)
            return member.error();
        members.push_back(*std::move(member));
    }
    return members.size() == 1 ? members.front().file.string() : placeOf(members);
}

Result<std::vector<fs::path>> textsAt(const std::string& place)
{
    auto files = allFilesAt(place);
    if (files)
        std::erase_if(*files, [](const fs::path& file) { return dataFormatOf(file) != DataFormat::Delimited; });
    return files;
}

Result<std::vector<fs::path>> rowFilesAt(const std::string& place)
{
    auto files = allFilesAt(place);
    if (files)
        std::erase_if(*files, [](const fs::path& file) {
            const DataFormat format = dataFormatOf(file);
            return format != DataFormat::Delimited && format != DataFormat::Workbook && format != DataFormat::Spreadsheet;
        });
    return files;
}

std::vector<ReadText> readTextsAt(const std::string& place)
{
    std::vector<ReadText> read;
    const auto files = rowFilesAt(place);
    for (const fs::path& file : files ? *files : std::vector<fs::path>()) {
        FormatNote note = formatNoteOf(file);
        for (const SheetNote& sheet : note.sheets) {
            if (sheet.recognised.hasHeading) // false: a choice of a sheet that is not there
                read.push_back(ReadText{file, noteOfSheet(note, sheet), sheet.sheet});
        }
        if (note.recognised.encoding)
            read.push_back({file, std::move(note)});
        if (read.size() >= kMostTexts)
            break;
    }
    read.resize(std::min(read.size(), kMostTexts));
    return read;
}

Result<void> keepChoice(const ReadText& text, const DelimitedFormat& chosen)
{
    FormatNote note = formatNoteOf(text.file);
    choose(note, text.sheet, chosen);
    return keepFormatNote(text.file, note);
}

std::vector<std::string> faultsAt(const std::string& place)
{
    std::vector<std::string> sentences;
    const auto files = allFilesAt(place);
    for (const fs::path& file : files ? *files : std::vector<fs::path>()) {
        std::string sentence = faultSentence(file, formatNoteOf(file).faults);
        if (!sentence.empty() && sentences.size() < kMostTexts)
            sentences.push_back(std::move(sentence));
    }
    return sentences;
}

} // namespace ratatosk
