// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reading_options.h"

#include "app/terminal/text_cell.h"
#include "core/files/importing/openable_place.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk::cli {

namespace {

template <class Value>
using Words = std::initializer_list<std::pair<std::string_view, Value>>;

const Words<TextEncoding> kEncodings{{"utf-8", TextEncoding::Utf8},
                                     {"utf-16le", TextEncoding::Utf16Little},
                                     {"utf-16be", TextEncoding::Utf16Big},
                                     {"windows-1252", TextEncoding::Windows1252},
                                     {"mac-roman", TextEncoding::MacRoman},
                                     {"windows-1250", TextEncoding::Windows1250},
                                     {"windows-1251", TextEncoding::Windows1251},
                                     {"gb18030", TextEncoding::Gb18030},
                                     {"big5", TextEncoding::Big5},
                                     {"shift-jis", TextEncoding::ShiftJis},
                                     {"euc-kr", TextEncoding::EucKr}};
const Words<char> kSeparators{{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}, {"bar", '|'}, {"none", '\x1f'}};
const Words<char> kQuotes{{"double", '"'}, {"single", '\''}, {"none", kNoQuote}};
const Words<bool> kHeader{{"yes", true}, {"no", false}};
const Words<bool> kDecimal{{"comma", true}, {"point", false}};
const Words<bool> kDates{{"day-first", true}, {"month-first", false}};
constexpr std::string_view kAsRecognised = "auto";

template <class Value>
void addWord(CLI::App& command, const std::string& name, std::string& word, const Words<Value>& words, const std::string& text)
{
    std::vector<std::string> all;
    for (const auto& [one, value] : words)
        all.emplace_back(one);
    all.emplace_back(kAsRecognised);
    command.add_option(name, word, text)->check(CLI::IsMember(all))->type_name("WORD")->group("Reading CSV files and spreadsheets");
}

template <class Value>
void choose(const std::string& word, const Words<Value>& words, std::optional<Value>& value)
{
    if (word == kAsRecognised)
        value.reset();
    for (const auto& [one, intended] : words) {
        if (one == word)
            value = intended;
    }
}

/// A row's number, or "auto".
std::string objectionToRow(const std::string& word)
{
    int number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isRow = read.ec == std::errc() && read.ptr == word.data() + word.size() && number > 0;
    return isRow || word == kAsRecognised ? std::string() : fmt::format("'{}' is neither a row number from 1 nor auto", word);
}

void addRow(CLI::App& command, const std::string& name, std::string& word, const std::string& text)
{
    command.add_option(name, word, text)
        ->check(CLI::Validator(objectionToRow, {}))
        ->type_name("ROW")
        ->group("Reading CSV files and spreadsheets");
}

void chooseRow(const std::string& word, std::optional<int>& row)
{
    if (word == kAsRecognised)
        row.reset();
    else if (!word.empty())
        row = std::stoi(word);
}

DelimitedFormat withOptions(DelimitedFormat format, const ReadingOptions& options)
{
    choose(options.encoding, kEncodings, format.encoding);
    choose(options.separator, kSeparators, format.separator);
    choose(options.quote, kQuotes, format.quote);
    choose(options.header, kHeader, format.hasHeading);
    choose(options.decimal, kDecimal, format.usesComma);
    choose(options.dates, kDates, format.putsDayFirst);
    chooseRow(options.headerRow, format.headingRow);
    chooseRow(options.firstRow, format.firstRow);
    chooseRow(options.lastRow, format.lastRow);
    return format;
}

} // namespace

bool ReadingOptions::areOfTexts() const
{
    return !(encoding.empty() && separator.empty() && quote.empty() && header.empty() && decimal.empty() && dates.empty());
}

bool ReadingOptions::areOfRows() const
{
    return !(headerRow.empty() && firstRow.empty() && lastRow.empty());
}

void addReadingOptions(CLI::App& command, ReadingOptions& options)
{
    addWord(command, "--encoding", options.encoding, kEncodings,
            "Encoding of the file; this option and the next ones are remembered for the file");
    addWord(command, "--separator", options.separator, kSeparators, "Delimiter between cells");
    addWord(command, "--quote", options.quote, kQuotes, "Quote character around cells");
    addWord(command, "--header", options.header, kHeader, "Whether the first row is the header");
    addWord(command, "--decimal", options.decimal, kDecimal, "Decimal separator, for columns where it is unclear");
    addWord(command, "--dates", options.dates, kDates, "Order of dates such as 1/2/2023, for columns where it is unclear");
    addRow(command, "--header-row", options.headerRow,
           "Number of the header row; this option and the next ones work for spreadsheets, too");
    addRow(command, "--first-row", options.firstRow, "First row below the header");
    addRow(command, "--last-row", options.lastRow, "Last row of the table");
}

Result<void> keepReadingOptions(const ReadingOptions& options, const std::string& place)
{
    const auto texts = options.areOfTexts() ? textsAt(place) : rowFilesAt(place);
    if (!texts)
        return texts.error();
    if (texts->empty())
        return Error{ErrorCode::InvalidArgument,
                     options.areOfTexts() ? "--separator and similar options need a CSV file, and there is none."
                                          : "--header-row and similar options need a CSV file or a spreadsheet, and there is none."};
    for (const std::filesystem::path& file : *texts) {
        const FormatNote before = formatNoteOf(file);
        FormatNote after = before;
        after.chosen = withOptions(before.chosen, options);
        for (SheetNote& sheet : after.sheets)
            sheet.chosen = {}; // the options are of all sheets
        if (after == before)
            continue;
        if (auto kept = keepFormatNote(file, after); !kept)
            return kept;
    }
    return {};
}

namespace {

/// What was left out of a file's tables, and texts among numbers; empty: nothing.
std::string remarkOf(const std::filesystem::path& file)
{
    const std::vector<TableRemark> remarks = formatNoteOf(file).remarks;
    std::vector<std::string> texts;
    for (const TableRemark& remark : remarks)
        texts.push_back(remarks.size() > 1 ? fmt::format("{}: {}", remark.table, textOf(remark)) : textOf(remark));
    return texts.empty() ? std::string() : printable(fmt::format("{}: {}.", file.filename().string(), fmt::join(texts, "; ")));
}

} // namespace

std::vector<std::string> readingNotices(const std::string& place)
{
    std::vector<std::string> notices;
    for (const ReadText& text : readTextsAt(place)) {
        if (!text.note.recognised.encoding) // a sheet
            continue;
        const TextEncoding encoding = *text.note.recognised.encoding;
        const bool isGuess = encoding >= TextEncoding::Windows1252 && !text.note.chosen.encoding;
        const auto* const word = std::ranges::find(kEncodings, encoding, &std::pair<std::string_view, TextEncoding>::second);
        if (isGuess && word != kEncodings.end())
            notices.push_back(fmt::format("'{}' was read with the encoding {}. Use --encoding if this is wrong.",
                                          text.file.filename().string(), word->first));
    }
    const auto files = rowFilesAt(place);
    for (const std::filesystem::path& file : files ? *files : std::vector<std::filesystem::path>()) {
        if (std::string remark = remarkOf(file); !remark.empty())
            notices.push_back(std::move(remark));
    }
    std::ranges::copy(faultsAt(place), std::back_inserter(notices));
    return notices;
}

} // namespace ratatosk::cli
