// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/phrase.h"

#include "core/english/language/number_words.h"
#include "core/english/language/question_words.h"
#include "core/english/language/word_splitter.h"

#include <algorithm>

namespace ratatosk {

namespace {

std::vector<std::string> cut(std::string_view text, char separator)
{
    std::vector<std::string> pieces;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        pieces.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return pieces;
}

bool isNumber(const Question& question, int word)
{
    const auto isIn = [&](const NumberPhrase& phrase) { return phrase.begin <= word && word < phrase.end; };
    const std::string_view text = wordAt(question, word);
    return (text.front() >= '0' && text.front() <= '9') || std::ranges::any_of(numberPhrasesOf(question), isIn);
}

} // namespace

Phrase::Phrase(std::string_view pattern)
{
    for (std::string piece : cut(pattern, ' ')) {
        Part part;
        part.isOptional = piece.starts_with('[');
        if (part.isOptional)
            piece = piece.substr(1, piece.size() - 2);
        part.isInAnyForm = piece.starts_with('<');
        if (part.isInAnyForm)
            piece = piece.substr(1, piece.size() - 2);
        part.words = cut(piece, '|');
        m_parts.push_back(std::move(part));
    }
}

bool Phrase::matches(const Part& part, const Question& question, int word)
{
    if (word < 0 || word >= static_cast<int>(question.words.size()))
        return false;
    const auto isIt = [&](const std::string& one) {
        if (one == "*" || (one == "#" && isNumber(question, word)))
            return true;
        return part.isInAnyForm ? hasLemma(question.words[static_cast<std::size_t>(word)], one) : wordAt(question, word) == one;
    };
    return std::ranges::any_of(part.words, isIt);
}

/// Goes on from a part at a word, in steps of 1 or -1; what lies behind the last word.
std::optional<int> Phrase::matched(const Question& question, int word, int part, int step) const
{
    if (part < 0 || part == static_cast<int>(m_parts.size()))
        return word;
    const Part& next = m_parts[static_cast<std::size_t>(part)];
    if (matches(next, question, word)) {
        if (const auto end = matched(question, word + step, part + step, step))
            return end;
    }
    return next.isOptional ? matched(question, word, part + step, step) : std::nullopt;
}

std::optional<int> Phrase::endFrom(const Question& question, int word) const
{
    return matched(question, word, 0, 1);
}

std::optional<int> Phrase::beginBefore(const Question& question, int word) const
{
    const auto before = matched(question, word - 1, static_cast<int>(m_parts.size()) - 1, -1);
    return before ? std::optional(*before + 1) : std::nullopt;
}

bool Phrase::isWithin(const Question& question, int begin, int end) const
{
    for (int word = begin; word < end; ++word)
        if (isAt(question, word))
            return true;
    return false;
}

bool isCalled(std::string_view readableName, const Phrase& phrase)
{
    return phrase.isIn({std::string(readableName), splitName(readableName)});
}

} // namespace ratatosk
