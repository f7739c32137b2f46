// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/logic_examples.h"

#include <cstdint>
#include <unordered_map>

namespace ratatosk::logic {

/// The words of questions and forms by number. A word that both have is one word: "ci0" of the question is "ci0" of the form. Words that
/// forms have come first, behind the special ones, so that a decoder scores a range.
class WordTable
{
public:
    static constexpr std::int64_t kFiller = 0, kUnknown = 1, kBegin = 2, kEnd = 3;

    static WordTable of(const std::vector<Example>& examples);
    /// Two lines of words, those of forms and those of questions alone, without the special ones. Error: ModelInvalid when there are not two,
    /// or a word comes twice.
    static Result<WordTable> read(const std::string& text);
    std::string text() const;

    std::int64_t size() const { return static_cast<std::int64_t>(m_words.size()); }
    /// Special words and those of forms.
    std::int64_t formWords() const { return m_formWords; }
    const std::string& word(std::int64_t number) const { return m_words[static_cast<std::size_t>(number)]; }

    std::vector<std::int64_t> numbersOf(const Words& words) const;
    Words wordsAt(const std::vector<std::int64_t>& numbers) const;

    /// Whether the word stands for a name ("ci0", "s1"): letters, then digits. What it stands for the question says.
    static bool isPlaceholder(std::string_view word);

private:
    WordTable(const Words& ofForms, const Words& ofQuestions);

    Words m_words;
    std::int64_t m_formWords = 0;
    std::unordered_map<std::string, std::int64_t> m_numbers;
};

} // namespace ratatosk::logic
