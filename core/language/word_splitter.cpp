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

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    for (const WordSpan& span : scanWords(text)) {
        const std::string_view surface = text.substr(span.begin, span.end - span.begin);
        words.push_back({std::string(surface), span.begin, span.end, lemmasOf(lowerCase(surface))});
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
