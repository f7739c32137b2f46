// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The different words of a file's names and cells, to find what a misspelt word stands for. An immutable value.
class FileWords
{
public:
    FileWords() = default;
    /// Reads at most 20,000 cells a column and 150,000 different words in all, of four letters or more.
    FileWords(const Schema& schema, const ValueIndex& values);

    struct Near {
        std::string word; ///< as the file first spells it: "Germany"
        int edits = 0;
    };

    bool has(std::string_view lower) const;
    /// Words with the same first letter within so many edits (Damerau-Levenshtein) of a word in lower case, fewest edits first, then by word.
    /// Not the word itself.
    std::vector<Near> near(std::string_view lower, int mostEdits) const;

private:
    struct Entry {
        std::u32string lower;
        std::string spelled;
        std::uint64_t letters = 0; ///< a bit for each letter that occurs
    };

    void add(std::string_view text);
    void finish();

    std::vector<Entry> m_words; ///< by lower case form
};

} // namespace ratatosk
