// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evidence/idle_phrases.h"

#include "core/evidence/question_words.h"
#include "core/language/column_senses.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace ratatosk {
namespace {

constexpr int kLongest = 8; ///< words of a phrase

/// Words of the question, [begin, end).
struct Phrase {
    int begin = 0;
    int end = 0;
};

constexpr std::array<std::string_view, 6> kOpenings{",", "(", "-", "–", "—", ";"};
constexpr std::array<std::string_view, 8> kClosings{",", ")", ".", "?", "!", ";", "-", "–"};

bool opens(std::string_view word)
{
    return std::ranges::find(kOpenings, word) != kOpenings.end();
}

bool closes(std::string_view word)
{
    return word.empty() || std::ranges::find(kClosings, word) != kClosings.end(); // empty: the end
}

class IdlePhrases
{
public:
    IdlePhrases(const PreparedQuestion& prepared, const Schema& schema) : m_prepared(prepared), m_schema(schema) {}

    /// The phrase that begins at a word.
    std::optional<Phrase> at(int place) const
    {
        for (const auto& phrase : {whatever(place), ofAnyState(place), included(place), orNot(place)})
            if (phrase)
                return withMarks(*phrase);
        return {};
    }

private:
    std::string_view word(int place) const { return wordAt(m_prepared.question, place); }

    /// Behind the last word before the next mark.
    int endOfPhrase(int place) const
    {
        while (!closes(word(place)))
            ++place;
        return place;
    }

    /// "whatever their status", "regardless of its state", "whatever became of them"; not "whatever the year", which a period may need.
    std::optional<Phrase> whatever(int place) const
    {
        static constexpr std::array<std::string_view, 7> determiners{"the", "its", "their", "his", "her", "my", "our"};
        static constexpr std::array<std::string_view, 6> fates{"happened", "happens", "became", "becomes", "came", "comes"};
        const bool isRegardless = word(place) == "regardless" && word(place + 1) == "of";
        if (word(place) != "whatever" && word(place) != "whichever" && !isRegardless)
            return {};
        const int next = place + (isRegardless ? 2 : 1), end = endOfPhrase(next);
        const bool isFate = isOneOf(word(next), fates) && (word(next).starts_with("happen") || word(next + 1) == "of");
        const bool isState = isOneOf(word(next), determiners) && !hasSense(word(next + 1), ColumnSense::Calendar);
        if ((!isFate && !isState) || end - place > kLongest)
            return {};
        return Phrase{place, end};
    }

    std::optional<Phrase> ofAnyState(int place) const
    {
        static constexpr std::array<std::string_view, 2> any{"any", "whatever"};
        static constexpr std::array<std::string_view, 2> states{"status", "state"};
        const bool isSo = word(place) == "of" && isOneOf(word(place + 1), any) && isOneOf(word(place + 2), states);
        return isSo ? std::optional(Phrase{place, place + 3}) : std::nullopt;
    }

    /// Whether a cell, a flag or a date column has the word: "cancelled", "discharged".
    bool namesState(int place) const
    {
        const auto& values = m_prepared.values;
        const bool isCell = std::ranges::any_of(values, [&](const ValueCandidate& value) {
            return value.beginWord <= place && place < value.endWord && !value.evidence.empty() && value.type == ValueType::Text;
        });
        return isCell || std::ranges::any_of(m_prepared.links.columns, [&](const Link<ColumnId>& link) {
                   return link.word == place && isTelling(link.kind)
                       && (m_schema.column(link.item).type != ColumnType::Number || isParticiple(place));
               });
    }

    bool isParticiple(int place) const
    {
        const std::string_view said = word(place);
        return said.ends_with("ed") || said == "paid" || said == "sold" || said == "lost" || said == "done" || said == "sent";
    }

    /// Whether these words speak of states: "rained off and cancelled", then perhaps of the things that are in them: "orders".
    bool speakOfStates(Phrase words) const
    {
        static constexpr std::array<std::string_view, 10> beside{"the", "those", "ones", "one", "and", "or", "off", "out", "back", "that"};
        static constexpr std::array<std::string_view, 3> former{"former", "past", "ex"};
        bool isOfState = false;
        for (int i = words.begin; i < words.end; ++i) {
            const bool isLast = i + 1 == words.end;
            if (isOneOf(word(i), former) || (namesState(i) && (!isLast || isParticiple(i))))
                isOfState = true;
            else if (!isOneOf(word(i), beside) && !isLast)
                return false;
        }
        return isOfState;
    }

    /// "cancelled ones included", "rained off and cancelled ones as well", "counting cancelled orders too", "former dentists included".
    std::optional<Phrase> included(int place) const
    {
        static constexpr std::array<std::string_view, 5> beginnings{"including", "counting", "even", "also", "with"};
        static constexpr std::array<std::string_view, 3> endings{"included", "too", "alike"};
        const int end = endOfPhrase(place);
        if (!opens(word(place - 1)) || end - place > kLongest)
            return {};
        const bool isAsWell = word(end - 2) == "as" && word(end - 1) == "well";
        const int said = isAsWell ? 2 : isOneOf(word(end - 1), endings) ? 1 : 0;
        const bool isIncluded = said > 0 || isOneOf(word(place), std::span(beginnings).first(2));
        const Phrase states{place + (isOneOf(word(place), beginnings) ? 1 : 0), end - said};
        return isIncluded && speakOfStates(states) ? std::optional(Phrase{place, end}) : std::nullopt;
    }

    /// "cancelled or not"; not in a list of what is to be shown, nor of "every customer, insured or not", which wants those without.
    std::optional<Phrase> orNot(int place) const
    {
        const bool isParted = word(place + 1) == "or" && word(place + 2) == "not";
        if (!opens(word(place - 1)) || !isParted || !closes(word(place + 3)) || !namesState(place) || isListed(place) || isOfEach(place))
            return {};
        return Phrase{place, place + 3};
    }

    bool isListed(int place) const
    {
        while (place > 0 && word(place - 1) != "." && word(place - 1) != "?" && word(place - 1) != ":")
            --place;
        return word(place - 1) == ":";
    }

    bool isOfEach(int place) const
    {
        static constexpr std::array<std::string_view, 3> each{"each", "every", "all"};
        return isOneOf(word(place - 3), each) || isOneOf(word(place - 4), each);
    }

    /// With the mark that opens it, and the parenthesis that closes it.
    Phrase withMarks(Phrase phrase) const
    {
        const bool isInParentheses = word(phrase.begin - 1) == "(";
        if (opens(word(phrase.begin - 1)))
            --phrase.begin;
        if (isInParentheses && word(phrase.end) == ")")
            ++phrase.end;
        return phrase;
    }

    const PreparedQuestion& m_prepared;
    const Schema& m_schema;
};

} // namespace

Question withoutIdlePhrases(const PreparedQuestion& prepared, const Schema& schema)
{
    const IdlePhrases phrases(prepared, schema);
    Question result{prepared.question.text, {}};
    for (int place = 0; place < static_cast<int>(prepared.question.words.size());) {
        const auto phrase = phrases.at(place);
        if (!phrase) {
            result.words.push_back(prepared.question.words[static_cast<std::size_t>(place++)]);
            continue;
        }
        if (phrase->begin < place && !result.words.empty())
            result.words.pop_back(); // the mark before it
        place = phrase->end;
    }
    return result.words.empty() ? prepared.question : result;
}

} // namespace ratatosk
