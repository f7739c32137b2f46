// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace ratatosk::cli {

/// How CSV files are to be read, each by a word; empty: as before, "auto": as it is recognised. The rows also of spreadsheets.
struct ReadingOptions {
    std::string encoding;
    std::string separator;
    std::string quote;
    std::string header;
    std::string decimal;
    std::string dates;
    std::string headerRow;
    std::string firstRow;
    std::string lastRow;

    bool areGiven() const { return areOfTexts() || areOfRows(); }
    bool areOfTexts() const; ///< what spreadsheets do not leave open
    bool areOfRows() const;
};

void addReadingOptions(CLI::App& command, ReadingOptions& options);

/// Notes them for the CSV files and spreadsheets of a place, from now on. Errors: InvalidArgument (there is none), IoError; as filesAt.
Result<void> keepReadingOptions(const ReadingOptions& options, const std::string& place);

/// What a person should know of how the files of a place were read: letters that were guessed, what was left out, texts among numbers, and what
/// could not be read.
std::vector<std::string> readingNotices(const std::string& place);

} // namespace ratatosk::cli
