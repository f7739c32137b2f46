// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <span>
#include <string_view>
#include <vector>

namespace ratatosk {

// Lists of English words are files, resources/english/*.words, compiled in as strings. A list begins with lines of comment that say
// "# Sense: " (what a word in it means to the program) and "# Source: ". It is sorted and in lower case, unless "# Order: " says what
// its order is, or "# Case: " why values have capitals. Words and values are views into the text, which must outlive the list.

/// Words separated by white space.
class WordSet
{
public:
    /// Errors: InvalidData, which names the line.
    static Result<WordSet> read(std::string_view file);
    /// Of a file that is compiled in: one that does not read ends the program.
    static WordSet builtIn(std::string_view file);

    bool contains(std::string_view word) const;
    const std::vector<std::string_view>& words() const { return m_words; } ///< as the file has them

private:
    std::vector<std::string_view> m_words;
    std::vector<std::string_view> m_sorted;
};

/// Lines of a key, a colon and values separated by commas; after a comma at its end a line goes on in the next, which is indented.
/// With "# Columns: " each key has as many values as that names columns, and "-" stands for none.
class WordTable
{
public:
    struct Entry {
        std::string_view key;
        std::vector<std::string_view> values; ///< "-" is empty
    };

    /// Errors: InvalidData, which names the line.
    static Result<WordTable> read(std::string_view file);
    /// Of a file that is compiled in: one that does not read ends the program.
    static WordTable builtIn(std::string_view file);

    /// Empty for keys that are not there.
    std::span<const std::string_view> valuesOf(std::string_view key) const;
    /// The first value; empty for keys that are not there.
    std::string_view valueOf(std::string_view key) const;
    const std::vector<Entry>& entries() const { return m_entries; } ///< as the file has them

private:
    std::vector<Entry> m_entries;
    std::vector<std::pair<std::string_view, size_t>> m_sorted; ///< keys, and where they are in m_entries
};

} // namespace ratatosk
