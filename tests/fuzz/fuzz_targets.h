// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ratatosk::fuzz {

/// What a target throws when the program did something that it promises not to do.
struct BrokenPromise : std::logic_error {
    using std::logic_error::logic_error;
};

inline void promise(bool isKept, std::string_view what)
{
    if (!isKept)
        throw BrokenPromise(std::string(what));
}

/// As above, with the text in which it shows.
inline void promise(bool isKept, std::string_view what, std::string_view where)
{
    if (!isKept)
        throw BrokenPromise(std::string(what) + ": " + std::string(where));
}

// Each takes any bytes at all, as somebody hostile would hand them in. Each is a .cpp of its own.
void fuzzSql(std::string_view bytes);           ///< readers of whole statements
void fuzzTypedSql(std::string_view bytes);      ///< what the editor does with half a statement
void fuzzDatabaseFile(std::string_view bytes);  ///< an SQLite file, or a script that makes one
void fuzzDataFile(std::string_view bytes);      ///< a CSV, JSON or a spreadsheet that is imported
void fuzzSpreadsheet(std::string_view bytes);   ///< the parts of one, as text
void fuzzTablePlaces(std::string_view bytes);   ///< where the tables are among rows
void fuzzWeightsHeader(std::string_view bytes); ///< headers of safetensors files, config.json
void fuzzMessages(std::string_view bytes);      ///< the pipe between window and worker
void fuzzRowText(std::string_view bytes);       ///< rows written in each form, read again
void fuzzQuestion(std::string_view bytes);      ///< words, links and literals of a question

struct FuzzTarget {
    std::string_view name; ///< of its program (fuzz_NAME), corpus and dictionary
    void (*run)(std::string_view bytes);
};

/// Those that were built: without LibTorch's headers there are no weights.
std::span<const FuzzTarget> fuzzTargets();

} // namespace ratatosk::fuzz
