// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/logic/word_table.h"

#include <algorithm>
#include <set>

namespace ratatosk::logic {
namespace {

const Words kSpecialWords{"<filler>", "<unknown>", "<begin>", "<end>"};

bool isLetter(char character)
{
    return character >= 'a' && character <= 'z';
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

} // namespace

WordTable::WordTable(const Words& ofForms, const Words& ofQuestions) : m_words(kSpecialWords)
{
    m_words.insert(m_words.end(), ofForms.begin(), ofForms.end());
    m_formWords = size();
    m_words.insert(m_words.end(), ofQuestions.begin(), ofQuestions.end());
    for (std::int64_t i = 0; i < size(); ++i)
        m_numbers.try_emplace(word(i), i);
}

WordTable WordTable::of(const std::vector<Example>& examples)
{
    std::set<std::string> ofForms, ofQuestions;
    for (const Example& example : examples) {
        ofForms.insert(example.form.begin(), example.form.end());
        ofQuestions.insert(example.question.begin(), example.question.end());
    }
    for (const std::string& special : kSpecialWords)
        ofForms.erase(special), ofQuestions.erase(special);
    for (const std::string& word : ofForms)
        ofQuestions.erase(word);
    return {Words(ofForms.begin(), ofForms.end()), Words(ofQuestions.begin(), ofQuestions.end())};
}

Result<WordTable> WordTable::read(const std::string& text)
{
    const std::size_t line = text.find('\n');
    if (line == std::string::npos || !text.ends_with('\n') || std::ranges::count(text, '\n') != 2)
        return Error{ErrorCode::ModelInvalid, "the words are not two lines"};
    WordTable table(wordsOf(std::string_view(text).substr(0, line)),
                    wordsOf(std::string_view(text).substr(line + 1, text.size() - line - 2)));
    if (table.m_numbers.size() != table.m_words.size())
        return Error{ErrorCode::ModelInvalid, "a word comes twice"};
    return table;
}

std::string WordTable::text() const
{
    const auto special = static_cast<std::ptrdiff_t>(kSpecialWords.size());
    const auto questions = m_words.begin() + static_cast<std::ptrdiff_t>(m_formWords);
    return textOf(Words(m_words.begin() + special, questions)) + '\n' + textOf(Words(questions, m_words.end())) + '\n';
}

std::vector<std::int64_t> WordTable::numbersOf(const Words& words) const
{
    std::vector<std::int64_t> numbers;
    for (const std::string& word : words) {
        const auto found = m_numbers.find(word);
        numbers.push_back(found == m_numbers.end() ? kUnknown : found->second);
    }
    return numbers;
}

Words WordTable::wordsAt(const std::vector<std::int64_t>& numbers) const
{
    Words words;
    for (const std::int64_t number : numbers)
        words.push_back(word(number));
    return words;
}

bool WordTable::isPlaceholder(std::string_view word)
{
    const auto digits = std::ranges::find_if_not(word, isLetter);
    return digits != word.begin() && digits != word.end() && std::all_of(digits, word.end(), isDigit);
}

} // namespace ratatosk::logic
