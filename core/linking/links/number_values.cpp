// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/number_words.h"
#include "core/english/text/characters.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/value_sources.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ratatosk {
namespace {

/// "10%" is 10 or 0.1; "5 million" is 5,000,000, or 5 where the column counts millions.
void addNumber(const Question& question, int word, const NumberLiteral& number, ValueCandidates& found)
{
    const bool hasNext = word + 1 < static_cast<int>(question.words.size());
    if (const auto factor = hasNext ? multiplierValue(question.words[word + 1].lemmas.front()) : std::nullopt)
        found.push_back(numberCandidate(number.value * *factor, ValueSource::Number, word, word + 2));
    found.push_back(numberCandidate(number.value, isYear(number) ? ValueSource::Year : ValueSource::Number, word, word + 1));
    if (number.isPercent)
        found.push_back(numberCandidate(number.value / 100, ValueSource::Number, word, word + 1));
}

/// The numbers inside "1990-2000", "1980s", "3rd" and "".
void addPieces(const std::string& text, int word, ValueCandidates& found)
{
    for (size_t begin = text.find_first_of("0123456789"); begin != std::string::npos;) {
        const size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
        const std::string digits = text.substr(begin, end - begin);
        if (isCodeOfDigits(digits))
            found.push_back(codeCandidate(digits, ValueSource::Number, word, word + 1));
        else if (const auto number = readNumber(digits))
            found.push_back(numberCandidate(number->value, isYear(*number) ? ValueSource::Year : ValueSource::Number, word, word + 1));
        begin = text.find_first_of("0123456789", end);
    }
}

/// "2016" where a column is called that: the word means the column, unless "year" stands before it.
bool namesColumn(const ValueContext& context, int word)
{
    const std::vector<Word>& words = context.question.words;
    const auto hasName = [&](const Column& column) { return column.name == words[word].text; };
    const bool saysYear = word > 0 && std::ranges::find(words[word - 1].lemmas, "year") != words[word - 1].lemmas.end();
    return !saysYear && std::ranges::any_of(context.schema.columns(), hasName);
}

} // namespace

ValueCandidate numberCandidate(double value, ValueSource source, int beginWord, int endWord)
{
    const bool isWhole = value == std::floor(value) && std::abs(value) < 1e15;
    return {isWhole ? ValueType::Integer : ValueType::Real, sqlSpelling(value), source, beginWord, endWord, {}};
}

ValueCandidate codeCandidate(const std::string& digits, ValueSource source, int beginWord, int endWord)
{
    std::int64_t whole = 0;
    const bool isWhole = !digits.starts_with('0') && std::from_chars(digits.data(), digits.data() + digits.size(), whole).ec == std::errc();
    return {isWhole ? ValueType::Integer : ValueType::Text, digits, source, beginWord, endWord, {}};
}

ValueCandidates numberValues(const ValueContext& context)
{
    ValueCandidates found;
    const std::vector<Word>& words = context.question.words;
    for (int word = 0; word < static_cast<int>(words.size()); ++word) {
        if (namesColumn(context, word))
            continue;
        if (isCodeOfDigits(words[word].text))
            found.push_back(codeCandidate(words[word].text, ValueSource::Number, word, word + 1));
        else if (const auto number = readNumber(lowerCase(words[word].text)))
            addNumber(context.question, word, *number, found);
        else if (!isDateOrTime(words[word].text))
            addPieces(words[word].text, word, found);
    }
    for (const NumberPhrase& phrase : numberPhrasesOf(context.question))
        found.push_back(numberCandidate(phrase.value, ValueSource::NumberWord, phrase.begin, phrase.end));
    return found;
}

} // namespace ratatosk
