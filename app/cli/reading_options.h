// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace CLI {
class App;
}

namespace ratatosk::cli {

/// How CSV files are to be read, each by a word; empty: as before, "auto": as it is recognised.
struct ReadingOptions {
    std::string encoding;
    std::string separator;
    std::string quote;
    std::string header;
    std::string decimal;
    std::string dates;

    bool areGiven() const;
};

void addReadingOptions(CLI::App& command, ReadingOptions& options);

/// Notes them for the CSV files of a place, from now on. Errors: InvalidArgument (there is none), IoError; as filesAt.
Result<void> keepReadingOptions(const ReadingOptions& options, const std::string& place);

} // namespace ratatosk::cli
