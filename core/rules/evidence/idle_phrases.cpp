// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/evidence/idle_phrases.h"

#include "core/english/language/column_senses.h"
#include "core/rules/evidence/discounts_aside.h"
#include "core/rules/evidence/question_words.h"

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
        for (const auto& phrase :
             {whatever(place), ofAnyState(place), included(place), orNot(place), fixed(place), leaveOut(place), beforeDiscount(place)})
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
        const int end = endOfPhrase(place), said = wordsOfIncluding(end);
        if (!opens(word(place - 1)) || end - place > kLongest)
            return {};
        int first = place;
        while (isOneOf(word(first), beginnings))
            ++first;
        const bool isBegun = first > place && isOneOf(word(first - 1), std::span(beginnings).first(2));
        return (said > 0 || isBegun) && speakOfStates({first, end - said}) ? std::optional(Phrase{place, end}) : std::nullopt;
    }

    /// How many words before the end say that something counts: "included", "too", "as well", "and all", "count too".
    int wordsOfIncluding(int end) const
    {
        static constexpr std::array<std::string_view, 3> single{"included", "too", "alike"};
        const std::string_view before = word(end - 2), last = word(end - 1);
        if ((before == "as" && last == "well") || (before == "and" && last == "all"))
            return word(end - 3) == "count" ? 3 : 2;
        return isOneOf(last, single) ? (before == "count" || before == "counts" ? 2 : 1) : 0;
    }

    /// "past and present", "any outcome counts", "never mind refunds".
    std::optional<Phrase> fixed(int place) const
    {
        const int end = endOfPhrase(place);
        const bool isBoth = word(place) == "past" && word(place + 2) == "present" && end == place + 3;
        const bool isAny = word(place) == "any" && word(place + 2) == "counts" && end == place + 3;
        const bool isNeverMind = word(place) == "never" && word(place + 1) == "mind" && end - place <= kLongest;
        const bool isSo = opens(word(place - 1)) && (isBoth || isAny || isNeverMind);
        return isSo ? std::optional(Phrase{place, end}) : std::nullopt;
    }

    /// "leave out owners without a livery", "skip the ones with none": what is not there to be joined is left out anyway. An average of groups
    /// is asked for in these words.
    std::optional<Phrase> leaveOut(int place) const
    {
        static constexpr std::array<std::string_view, 7> leaving{"leave", "leaving", "skip", "skipping", "ignore", "ignoring", "omit"};
        const int end = endOfPhrase(place);
        const bool isOwnSentence = word(place - 1) == "." || word(place - 1) == "?";
        if (!isOneOf(word(place), leaving) || asksAverage() || (!opens(word(place - 1)) && !isOwnSentence) || end - place > 2 * kLongest)
            return {};
        int without = place + 1;
        while (without < end && word(without) != "without")
            ++without;
        const bool isNone = word(end - 1) == "none" || (word(end - 2) == "empty" && word(end - 1) == "ones");
        const bool isWithout = without < end && (word(end - 1) == "any" || namesTable(end - 1) || word(end - 1) == "boss");
        return isNone || isWithout ? std::optional(Phrase{place, end + (isOwnSentence ? 1 : 0)}) : std::nullopt;
    }

    /// "Before discount", where no column is called so: sums of money are told that by the text.
    std::optional<Phrase> beforeDiscount(int place) const
    {
        const int end = behindDiscountsAside(m_prepared.question, place);
        const auto isCalledSo = [](const Column& column) { return column.spokenName.find("before") != std::string::npos; };
        return end > place && std::ranges::none_of(m_schema.columns(), isCalledSo) ? std::optional(Phrase{place, end}) : std::nullopt;
    }

    bool asksAverage() const
    {
        static constexpr std::array<std::string_view, 4> averages{"average", "avg", "mean", "typical"};
        static constexpr std::array<std::string_view, 4> parts{"each", "every", "per", "by"};
        const auto says = [&](std::span<const std::string_view> anyOf) {
            return std::ranges::any_of(m_prepared.question.words, [&](const Word& word) { return hasLemma(word, anyOf); });
        };
        return says(averages) && !says(parts); // else it is one for each of them
    }

    bool namesTable(int place) const
    {
        return std::ranges::any_of(m_prepared.links.tables,
                                   [&](const Link<TableId>& link) { return link.word == place && isTelling(link.kind); });
    }

    /// "cancelled or not"; not in a list of what is to be shown, nor of "every customer, insured or not", which wants those without.
    std::optional<Phrase> orNot(int place) const
    {
        const bool isParted = word(place + 1) == "or" && word(place + 2) == "not";
        const bool isState = namesState(place) || word(place) == "gone";
        if (!opens(word(place - 1)) || !isParted || !closes(word(place + 3)) || !isState || isListed(place) || isOfEach(place))
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
