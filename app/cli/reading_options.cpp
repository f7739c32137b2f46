// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reading_options.h"

#include "core/importing/openable_place.h"

#include <CLI/CLI.hpp>

#include <array>
#include <initializer_list>
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
                                     {"windows-1250", TextEncoding::Windows1250},
                                     {"windows-1251", TextEncoding::Windows1251},
                                     {"gb18030", TextEncoding::Gb18030},
                                     {"shift-jis", TextEncoding::ShiftJis}};
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
    command.add_option(name, word, text)->check(CLI::IsMember(all))->type_name("WORD")->group("How CSV files are read");
}

template <class Value>
void choose(const std::string& word, const Words<Value>& words, std::optional<Value>& value)
{
    if (word == kAsRecognised)
        value.reset();
    for (const auto& [one, meant] : words) {
        if (one == word)
            value = meant;
    }
}

DelimitedFormat withOptions(DelimitedFormat format, const ReadingOptions& options)
{
    choose(options.encoding, kEncodings, format.encoding);
    choose(options.separator, kSeparators, format.separator);
    choose(options.quote, kQuotes, format.quote);
    choose(options.header, kHeader, format.hasHeading);
    choose(options.decimal, kDecimal, format.usesComma);
    choose(options.dates, kDates, format.putsDayFirst);
    return format;
}

} // namespace

bool ReadingOptions::areGiven() const
{
    return !(encoding.empty() && separator.empty() && quote.empty() && header.empty() && decimal.empty() && dates.empty());
}

void addReadingOptions(CLI::App& command, ReadingOptions& options)
{
    addWord(command, "--encoding", options.encoding, kEncodings, "What its letters are written in; this and the next are remembered");
    addWord(command, "--separator", options.separator, kSeparators, "What parts the cells");
    addWord(command, "--quote", options.quote, kQuotes, "What stands around cells");
    addWord(command, "--header", options.header, kHeader, "Whether the first row names the columns");
    addWord(command, "--decimal", options.decimal, kDecimal, "The decimal sign, where a column leaves it open");
    addWord(command, "--dates", options.dates, kDates, "What 1/2/2023 is, where a column leaves it open");
}

Result<void> keepReadingOptions(const ReadingOptions& options, const std::string& place)
{
    const auto texts = textsAt(place);
    if (!texts)
        return texts.error();
    if (texts->empty())
        return Error{ErrorCode::InvalidArgument, "--separator and the like go with CSV files, and there is none."};
    for (const std::filesystem::path& file : *texts) {
        const FormatNote before = formatNoteOf(file);
        const FormatNote after{before.recognised, withOptions(before.chosen, options)};
        if (after == before)
            continue;
        if (auto kept = keepFormatNote(file, after); !kept)
            return kept;
    }
    return {};
}

} // namespace ratatosk::cli
