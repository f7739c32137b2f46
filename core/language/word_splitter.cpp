// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/word_splitter.h"

#include "core/language/lemmatizer.h"
#include "core/text/characters.h"
#include "core/text/word_scanner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

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

bool isBlank(char letter)
{
    return std::string_view(" \t\n(,;-").find(letter) != std::string_view::npos;
}

/// Whether a quote ends in the text: an apostrophe behind a word that no letter follows.
bool endsQuote(std::string_view text)
{
    for (size_t at = text.find('\''); at != std::string_view::npos; at = text.find('\'', at + 1)) {
        const bool isBehindWord = at == 0 || !isBlank(text[at - 1]);
        const bool isBeforeWord = at + 1 < text.size() && std::isalnum(static_cast<unsigned char>(text[at + 1])) != 0;
        if (isBehindWord && !isBeforeWord)
            return true;
    }
    return false;
}

/// "'15" behind a blank, and not the beginning of a quote.
bool isShortYear(std::string_view text, const Word& apostrophe, const WordSpan& digits)
{
    const bool isFree = apostrophe.begin == 0 || isBlank(text[static_cast<size_t>(apostrophe.begin) - 1]);
    const std::string_view year = text.substr(static_cast<size_t>(digits.begin), static_cast<size_t>(digits.end - digits.begin));
    const std::string_view behind = text.substr(static_cast<size_t>(digits.end));
    const bool isTwoDigits = year.size() == 2 && year.find_first_not_of("0123456789") == std::string_view::npos;
    return isFree && isTwoDigits && apostrophe.end == digits.begin && !endsQuote(behind) && !behind.starts_with("\u2019");
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
