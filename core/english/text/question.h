// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ratatosk {

/// A word of a question with its place in the original text.
struct Word {
    std::string text; ///< surface form, as typed; a year without its century ("'15") has it
    int begin = 0;    ///< byte offsets into Question::text
    int end = 0;
    std::vector<std::string> lemmas; ///< lower surface, noun lemma, verb lemmas, stem; no repeats, first is the surface

    bool operator==(const Word&) const = default;
};

/// What a person asked, cut into words by `text/word_splitter`: a value.
struct Question {
    std::string text;
    std::vector<Word> words;

    bool operator==(const Question&) const = default;
};

/// Longest question accepted, in bytes and in words; longer ones are refused with InvalidQuestion.
inline constexpr int kMaxQuestionBytes = 4000;
inline constexpr int kMaxQuestionWords = 200; ///< a language model of 512 pieces reads no more beside a schema

} // namespace ratatosk
