// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/cells/text_encoding.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// How a CSV or the like is read; what is not said is recognised. The rows also of spreadsheets, of each sheet; counted from 1, with blank ones.
struct DelimitedFormat {
    std::optional<TextEncoding> encoding = {};
    std::optional<char> separator = {};
    std::optional<char> quote = {}; ///< kNoQuote: none
    std::optional<bool> hasHeading = {};
    std::optional<bool> usesComma = {};    ///< as decimal sign, where a column leaves it open
    std::optional<bool> putsDayFirst = {}; ///< the same of 1/2/2023
    std::optional<int> headingRow = {};    ///< the row that names the columns; recognised: only where others stand above it
    std::optional<int> firstRow = {};      ///< of the rows below the names
    std::optional<int> lastRow = {};       ///< recognised: only where others stand below it

    bool operator==(const DelimitedFormat&) const = default;
};

/// A character that no text has: cells stand in no quotes.
inline constexpr char kNoQuote = '\x1e';

/// What of a table is not as it stands in its file.
struct TableRemark {
    /// Cells of a column of numbers that are none, and stay as they are.
    struct Texts {
        std::string column;
        std::int64_t count = 0;
        std::vector<std::string> examples = {}; ///< the first of them

        bool operator==(const Texts&) const = default;
    };

    std::string table = {};
    std::int64_t rowsAbove = 0; ///< the table, and left out
    std::int64_t rowsBelow = 0;
    bool hasTotal = false; ///< among those below
    std::int64_t columnsBeside = 0;
    std::vector<Texts> texts = {};
    std::int64_t subtotals = 0;          ///< rows within it that add up others
    std::vector<std::string> notes = {}; ///< what the first of the rows above and below say
    std::string sheet = {};              ///< of a spreadsheet

    bool isEmpty() const { return rowsAbove == 0 && rowsBelow == 0 && columnsBeside == 0 && subtotals == 0 && texts.empty(); }
    bool operator==(const TableRemark&) const = default;
};

/// "2 rows above it and a total row below it are left out; price has 3 texts among its numbers (sold out, ...)"; requires: not empty.
std::string textOf(const TableRemark& remark);

/// A sheet that a table was made of, and how it is read.
struct SheetNote {
    std::string sheet;
    DelimitedFormat recognised = {};
    DelimitedFormat chosen = {}; ///< beside what is chosen of all sheets

    bool operator==(const SheetNote&) const = default;
};

/// What is known of one file: kept in the user's cache folder.
struct FormatNote {
    DelimitedFormat recognised;            ///< and what was made of the choices, at the last import; empty: there was none
    DelimitedFormat chosen;                ///< by a person, from now on
    std::vector<TableRemark> remarks = {}; ///< of the last import
    std::vector<std::string> faults = {};  ///< what the last import could not read: "line 3: a quote is never closed", and how many more
    std::vector<SheetNote> sheets = {};    ///< of a spreadsheet, in order

    bool operator==(const FormatNote&) const = default;
};

/// What is chosen of a sheet: what is said of it alone, else of the file.
DelimitedFormat chosenOf(const FormatNote& note, const std::string& sheet);

/// From now on of that sheet; with nothing chosen, of the file neither.
void choose(FormatNote& note, const std::string& sheet, const DelimitedFormat& chosen);

/// Of a file that nothing is known of: empty.
FormatNote formatNoteOf(const std::filesystem::path& file);

/// Error: IoError.
Result<void> keepFormatNote(const std::filesystem::path& file, const FormatNote& note);

/// "2 spots of 'a.csv' could not be read as they stand: line 3: a quote is never closed; line 7: a byte of 0 is left out." Empty: none.
std::string faultSentence(const std::filesystem::path& file, const std::vector<std::string>& faults);

/// As text; empty: nothing is said.
std::string textOf(const DelimitedFormat& format);

/// All choices as text, for telling imports apart; empty: none.
std::string choicesOf(const FormatNote& note);

} // namespace ratatosk
