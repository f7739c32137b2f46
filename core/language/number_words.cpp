// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/number_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ratatosk {
namespace {

using NamedNumber = std::pair<std::string_view, double>;

constexpr std::array kUnits = std::to_array<NamedNumber>({
    {"zero", 0},      {"one", 1},      {"two", 2},      {"three", 3},      {"four", 4},      {"five", 5},      {"six", 6},
    {"seven", 7},     {"eight", 8},    {"nine", 9},     {"ten", 10},       {"eleven", 11},   {"twelve", 12},   {"thirteen", 13},
    {"fourteen", 14}, {"fifteen", 15}, {"sixteen", 16}, {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19},
});

constexpr std::array kTens = std::to_array<NamedNumber>({
    {"twenty", 20},
    {"thirty", 30},
    {"forty", 40},
    {"fifty", 50},
    {"sixty", 60},
    {"seventy", 70},
    {"eighty", 80},
    {"ninety", 90},
});

constexpr std::array kMultipliers = std::to_array<NamedNumber>(
    {{"hundred", 1e2}, {"thousand", 1e3}, {"k", 1e3}, {"million", 1e6}, {"m", 1e6}, {"billion", 1e9}, {"dozen", 12}});

// Words that are a number by themselves and take part in no longer one.
constexpr std::array kAlone = std::to_array<NamedNumber>({
    {"once", 1},   {"twice", 2},   {"thrice", 3}, {"both", 2},   {"couple", 2}, {"pair", 2},   {"single", 1},
    {"double", 2}, {"half", 0.5},  {"first", 1},  {"second", 2}, {"third", 3},  {"fourth", 4}, {"fifth", 5},
    {"sixth", 6},  {"seventh", 7}, {"eighth", 8}, {"ninth", 9},  {"tenth", 10},
});

std::optional<double> valueIn(const auto& numbers, std::string_view word)
{
    const auto found = std::ranges::find(numbers, word, &NamedNumber::first);
    return found == numbers.end() ? std::nullopt : std::optional(found->second);
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
        if (const auto unit = valueIn(kUnits, word))
            return add(*unit, *unit < 10 ? 10 : 100);
        if (const auto tens = valueIn(kTens, word))
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
    const auto alone = valueIn(kAlone, question.words[begin].lemmas.front());
    return alone ? NumberPhrase{*alone, begin, begin + 1} : phrase;
}

} // namespace

std::optional<double> multiplierValue(std::string_view word)
{
    return valueIn(kMultipliers, word);
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
