// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/number_words.h"

#include "core/english/language/word_list.h"

#include <algorithm>
#include <charconv>

namespace ratatosk {
namespace {

const WordTable& numberUnits()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/number_units.words"
    );
    return list;
}

const WordTable& numberTens()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/number_tens.words"
    );
    return list;
}

const WordTable& numberMultipliers()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/number_multipliers.words"
    );
    return list;
}

// Words that are a number by themselves and take part in no longer one.
const WordTable& loneNumbers()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/lone_numbers.words"
    );
    return list;
}

std::optional<double> valueIn(const WordTable& numbers, std::string_view word)
{
    const std::string_view digits = numbers.valueOf(word);
    double value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return digits.empty() ? std::nullopt : std::optional(value);
}

/// Adds up a phrase word by word: the part below a thousand, and what larger powers have closed.
class PhraseSum
{
public:
    /// False when the word cannot continue the number.
    bool take(std::string_view word)
    {
        if (const size_t hyphen = word.find('-'); hyphen != std::string_view::npos)
            return take(word.substr(0, hyphen)) && take(word.substr(hyphen + 1));
        if (const auto unit = valueIn(numberUnits(), word))
            return add(*unit, *unit < 10 ? 10 : 100);
        if (const auto tens = valueIn(numberTens(), word))
            return add(*tens, 100);
        const auto factor = word.size() > 1 ? multiplierValue(word) : std::nullopt;
        return factor && multiply(*factor);
    }

    double value() const { return m_closed + m_open; }

private:
    /// "forty" takes "five" but "five" takes nothing: the last digits must still be free.
    bool add(double value, double free)
    {
        const bool fits = m_isEmpty || static_cast<long>(m_open) % static_cast<long>(free) == 0;
        if (!fits || (!m_isEmpty && m_open == 0 && m_closed == 0))
            return false;
        m_open += value;
        m_isEmpty = false;
        return true;
    }

    bool multiply(double factor)
    {
        m_open = (m_isEmpty ? 1 : m_open) * factor;
        m_isEmpty = false;
        if (factor >= 1000) {
            m_closed += m_open;
            m_open = 0;
        }
        return true;
    }

    double m_closed = 0;
    double m_open = 0;
    bool m_isEmpty = true;
};

/// The number that begins at a word; end == begin when none does.
NumberPhrase phraseAt(const Question& question, int begin)
{
    NumberPhrase phrase{0, begin, begin};
    PhraseSum sum;
    const int words = static_cast<int>(question.words.size());
    for (int word = begin; word < words; ++word) {
        const std::string& text = question.words[word].lemmas.front();
        if (word > begin && text == "and")
            continue;
        PhraseSum longer = sum;
        if (!longer.take(text))
            break;
        sum = longer;
        phrase = {sum.value(), begin, word + 1};
    }
    if (phrase.end > begin)
        return phrase;
    const auto alone = valueIn(loneNumbers(), question.words[begin].lemmas.front());
    return alone ? NumberPhrase{*alone, begin, begin + 1} : phrase;
}

} // namespace

bool isExactCount(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/exact_counts.words"
    );
    return list.contains(word);
}

std::optional<double> multiplierValue(std::string_view word)
{
    return valueIn(numberMultipliers(), word);
}

std::vector<NumberPhrase> numberPhrasesOf(const Question& question)
{
    std::vector<NumberPhrase> phrases;
    for (int word = 0; word < static_cast<int>(question.words.size());) {
        const NumberPhrase phrase = phraseAt(question, word);
        if (phrase.end > phrase.begin)
            phrases.push_back(phrase);
        word = std::max(phrase.end, word + 1);
    }
    return phrases;
}

} // namespace ratatosk
