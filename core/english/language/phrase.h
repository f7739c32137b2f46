// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// A short phrase to find in questions, written as it is spoken: "until|till|by [the] end of [the]". A bar separates words of which one
/// stands there, brackets hold what may be left out, `<leave>` is any form of the word ("left", "leaving") # a number in digits or letters
/// and * any word.
class Phrase
{
public:
    /// Requires: lower case, one space between words.
    explicit Phrase(std::string_view pattern);

    /// The place behind the phrase that begins at this word; nothing: it does not. The longest where words may be left out.
    std::optional<int> endFrom(const Question& question, int word) const;
    /// The first word of the phrase that ends right before this word.
    std::optional<int> beginBefore(const Question& question, int word) const;

    bool isAt(const Question& question, int word) const { return endFrom(question, word).has_value(); }
    bool isBefore(const Question& question, int word) const { return beginBefore(question, word).has_value(); }
    /// Whether it begins at one of the words [begin, end).
    bool isWithin(const Question& question, int begin, int end) const;
    bool isIn(const Question& question) const { return isWithin(question, 0, static_cast<int>(question.words.size())); }

private:
    struct Part {
        std::vector<std::string> words; ///< one of them
        bool isOptional = false;
        bool isInAnyForm = false;
    };

    static bool matches(const Part& part, const Question& question, int word);
    std::optional<int> matched(const Question& question, int word, int part, int step) const;

    std::vector<Part> m_parts;
};

/// Whether a name has it.
bool isCalled(std::string_view readableName, const Phrase& phrase);

} // namespace ratatosk
