// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/word_splitter.h"

#include "core/language/lemmatizer.h"
#include "core/text/characters.h"
#include "core/text/word_scanner.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {
namespace {

/// "e-mail" is also "email".
void addWithoutHyphens(std::vector<std::string>& lemmas)
{
    std::string joined = lemmas.front();
    if (std::erase(joined, '-') > 0 && !joined.empty())
        lemmas.push_back(std::move(joined));
}

bool isApostrophe(std::string_view word)
{
    return word == "'" || word == "\u2019";
}

/// "'15" behind a blank, and with no quote or letter behind it.
bool isShortYear(std::string_view text, const Word& apostrophe, const WordSpan& digits)
{
    constexpr std::string_view blanks = " \t\n(,;-";
    const bool isFree = apostrophe.begin == 0 || blanks.find(text[static_cast<size_t>(apostrophe.begin) - 1]) != std::string_view::npos;
    const std::string_view year = text.substr(static_cast<size_t>(digits.begin), static_cast<size_t>(digits.end - digits.begin));
    const std::string_view behind = text.substr(static_cast<size_t>(digits.end));
    const bool isTwoDigits = year.size() == 2 && year.find_first_not_of("0123456789") == std::string_view::npos;
    return isFree && isTwoDigits && apostrophe.end == digits.begin && !behind.starts_with('\'') && !behind.starts_with("\u2019");
}

/// With the century that people leave out: those to come are meant up to 2030.
std::string wholeYear(std::string_view year)
{
    return fmt::format("{}{}", year <= "30" ? "20" : "19", year);
}

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    for (const WordSpan& span : scanWords(text)) {
        std::string surface(text.substr(span.begin, span.end - span.begin));
        int begin = span.begin;
        if (!words.empty() && isApostrophe(words.back().text) && isShortYear(text, words.back(), span)) {
            begin = words.back().begin;
            surface = wholeYear(surface);
            words.pop_back();
        }
        words.push_back({surface, begin, span.end, lemmasOf(lowerCase(surface))});
        addWithoutHyphens(words.back().lemmas);
    }
    return words;
}

Error tooLong(size_t length, const char* unit, int most)
{
    return {ErrorCode::InvalidQuestion, fmt::format("The question has {} {}; at most {} are read.", length, unit, most)};
}

} // namespace

Result<Question> splitQuestion(std::string_view text)
{
    if (text.size() > kMaxQuestionBytes)
        return tooLong(text.size(), "bytes", kMaxQuestionBytes);
    if (!isUtf8(text))
        return Error{ErrorCode::InvalidQuestion, "The question is not UTF-8 text."};
    Question question{std::string(text), wordsOf(text)};
    if (question.words.empty())
        return Error{ErrorCode::InvalidQuestion, "The question is empty."};
    if (question.words.size() > kMaxQuestionWords)
        return tooLong(question.words.size(), "words", kMaxQuestionWords);
    return question;
}

std::vector<Word> splitName(std::string_view spokenName)
{
    return wordsOf(spokenName);
}

bool sameWord(const Word& left, const Word& right)
{
    return std::any_of(left.lemmas.begin(), left.lemmas.end(), [&right](const std::string& lemma) {
        return std::find(right.lemmas.begin(), right.lemmas.end(), lemma) != right.lemmas.end();
    });
}

} // namespace ratatosk
