// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/relative_spans.h"

#include "core/english/language/lemmatizer.h"
#include "core/english/language/number_words.h"
#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/quotation.h"
#include "core/rules/dates/calendar_days.h"
#include "core/rules/dates/calendar_points.h"
#include "core/rules/dates/period_mentions.h"
#include "core/rules/dates/worded_span.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include <fmt/format.h>

namespace ratatosk {
namespace {

using Day = std::chrono::sys_days;

constexpr int kMostUnits = 1000;

/// "year's" and "years'" without their ends.
std::string_view ownerOf(std::string_view word)
{
    for (const std::string_view end : {"'s", "\u2019s", "'", "\u2019"})
        if (word.size() > end.size() && word.ends_with(end))
            return word.substr(0, word.size() - end.size());
    return word;
}

std::optional<CalendarUnit> unitOf(std::string_view word)
{
    constexpr std::array units{"day", "week", "month", "quarter", "year"};
    std::string_view name = ownerOf(word);
    name = name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
    const auto found = std::ranges::find(units, name);
    return found == units.end() ? std::nullopt : std::optional(static_cast<CalendarUnit>(found - units.begin()));
}

/// Before a span, which things lie in.
const Phrase& insideOf()
{
    static const Phrase phrase("in|within|over|during|for|of|from|on|at|throughout");
    return phrase;
}

/// Before a span that ends or begins another.
const Phrase& edgeAt()
{
    static const Phrase phrase("since|before|after|until|till|by|through");
    return phrase;
}

/// 1 of "a week", "one week".
const Phrase& oneOf()
{
    static const Phrase phrase("a|one");
    return phrase;
}

bool isYearIn(const Word& word)
{
    const auto number = readNumber(word.text);
    return number && isYear(*number);
}

/// Reads one question.
class SpanReader
{
public:
    SpanReader(const Question& question, Day today) : m_question(question), m_today(today) {}

    std::vector<RelativeSpan> read()
    {
        std::vector<RelativeSpan> spans;
        const auto year = onlyYear();
        bool isYearTaken = false;
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word) {
            auto span = spanAt(word);
            if (!span && (span = quarterAt(word, year)))
                isYearTaken = year.has_value();
            if (!span)
                continue;
            spans.push_back(*span);
            word = span->end - 1;
        }
        if (isYearTaken) {
            spans.push_back(wordsOf(*year));
            std::ranges::sort(spans, {}, &RelativeSpan::begin);
        }
        return spans;
    }

private:
    /// What begins with its adjective, number or noun at that word.
    std::optional<RelativeSpan> spanAt(int word)
    {
        m_end = word;
        m_isLoose = false;
        if (auto ago = boundedAgo(word))
            return ago;
        if (auto named = namedInPart(word))
            return named;
        const auto worded = wordingAt(word);
        if (!worded || isOther(word))
            return {};
        return placed(*worded, word);
    }

    /// The year that all of the question is about, if it names one.
    std::optional<PeriodMention> onlyYear() const
    {
        const std::vector<PeriodMention> mentions = periodMentions(m_question);
        const bool isOne = mentions.size() == 1 && mentions.front().month == 0 && mentions.front().side == PeriodSide::Inside;
        const auto years = std::ranges::count_if(m_question.words, isYearIn);
        return isOne && years == 1 ? std::optional(mentions.front()) : std::nullopt;
    }

    /// "in Q3", "during the first quarter"
    std::optional<RelativeSpan> quarterAt(int word, const std::optional<PeriodMention>& year)
    {
        static constexpr std::array firsts{"January", "April", "July", "October"}, lasts{"March", "June", "September", "December"};
        static const Phrase the("[the]"), end("?|.");
        const auto part = monthsOfPartAt(m_question, word);
        if (!part || part->last - part->first != 2)
            return {};
        m_end = part->end;
        m_isLoose = false;
        const int begin = *the.beginBefore(m_question, word);
        const bool isAtEnd = m_end == static_cast<int>(m_question.words.size()) || end.isAt(m_question, m_end);
        const bool isPlaced = insideOf().isBefore(m_question, begin);
        if (isOther(word) || (!isPlaced && !isAtEnd) || (!year && mentionsYear()))
            return {};
        RelativeSpan span{{}, begin - (isPlaced ? 1 : 0), word, m_end, {}, false, true};
        if (year) {
            const WordedSpan worded = spanOfMonths(year->year, *part);
            span.period = {isoOf(worded.first), isoOf(worded.behind)};
            span.wording = phraseOf(worded);
        } else {
            const auto quarter = static_cast<std::size_t>(part->first / 3);
            span.wording = fmt::format("from {} to {}", firsts[quarter], lasts[quarter]);
        }
        return span;
    }

    /// "in 2023", which nothing stands for any more.
    RelativeSpan wordsOf(const PeriodMention& year) const
    {
        static const Phrase yearWord("year");
        int word = std::max(year.word, 0);
        const int opening = word;
        while (!isYearIn(m_question.words[static_cast<std::size_t>(word)]))
            ++word;
        const bool isPlaced = insideOf().isAt(m_question, opening)
            && (word == opening + 1 || yearWord.isBefore(m_question, word)); // "of the 2024 orders" is not
        return {{}, isPlaced ? opening : word, word, word + 1, {}, false, true};
    }

    std::optional<WordedSpan> wordingAt(int word)
    {
        const std::string_view text = ownerOf(at(word));
        m_end = word + 1;
        if (text == "yesterday" || text == "tomorrow")
            return calendarSpan(m_today, CalendarUnit::Day, text == "yesterday" ? -1 : 1);
        if (text == "today" && isOfToday(word))
            return calendarSpan(m_today, CalendarUnit::Day, 0);
        if (const auto ago = spanAgo(word))
            return ago;
        if (const auto part = partOfYearAt(m_question, word)) {
            m_end = part->end;
            return part->span;
        }
        static const Phrase now("this|current"), next("next|coming|upcoming"), the("the");
        if (now.isAt(m_question, word))
            return unitBehind(word, 0);
        if (next.isAt(m_question, word))
            return several(word, true) ? several(word, true) : unitBehind(word, 1);
        if (text == "past")
            return several(word, false) ? several(word, false) : oneUntilToday(word);
        if (text != "last")
            return {};
        if (const auto span = several(word, false))
            return span;
        return the.isBefore(m_question, word) ? theLast(word) : unitBehind(word, -1);
    }

    /// "2024 month by month, and the total since January": of that year.
    bool mentionsYear() const { return std::ranges::any_of(m_question.words, isYearIn); }

    /// "between 3 and 9 March 2023", "since 5 May": what stands without its month or year.
    std::optional<RelativeSpan> namedInPart(int word)
    {
        if (isQuoted(word))
            return {};
        if (const auto pair = calendarPairAt(m_question, word)) {
            const auto days = daysOf(*pair);
            m_end = pair->end;
            return days ? std::optional(RelativeSpan{{isoOf(days->first), isoOf(days->behind)}, word, word, m_end, phraseOf(*days)})
                        : std::nullopt;
        }
        static const Phrase since("since");
        const auto point = since.isAt(m_question, word) ? calendarPointAt(m_question, word + 1) : std::nullopt;
        if (!point || point->month == 0 || mentionsYear())
            return {};
        const CalendarDate today = dateOf(m_today);
        const int day = std::max(point->day, 1);
        const bool isOfLastYear = std::pair(point->month, day) > std::pair(today.month, today.day);
        const CalendarDate first{today.year - (isOfLastYear ? 1 : 0), point->month, day};
        if (!isOfCalendar(first))
            return {};
        m_end = point->end;
        return RelativeSpan{{isoOf(first), ""}, word + 1, word + 1, m_end, writeDate(first, point->day > 0 ? "j B Y" : "B Y")};
    }

    /// "today's orders", "orders of today", "sold today"; in "who plays today" it means at present.
    bool isOfToday(int word) const
    {
        static const Phrase owner("* 's"), wereThere("were|was there"), noun("of|many|all|the *");
        const bool isOwner = ownerOf(at(word)) != at(word) || owner.isAt(m_question, word);
        if (isOwner || insideOf().isBefore(m_question, word) || edgeAt().isBefore(m_question, word) || wereThere.isBefore(m_question, word))
            return true;
        const std::string before(at(word - 1));
        const std::vector<std::string> verbs = verbLemmas(before);
        if (verbs.empty()) // "number of sales today"
            return before.ends_with('s') && noun.isBefore(m_question, word);
        return verbs.front() != before && !before.ends_with('s') && !before.ends_with("ing");
    }

    /// "more than 30 days ago", "at least a year ago"
    std::optional<RelativeSpan> boundedAgo(int word)
    {
        struct Bound {
            Phrase phrase;
            std::string_view wording;
        };
        static const std::array bounds{Bound{Phrase("more than"), "before"}, Bound{Phrase("over"), "before"},
                                       Bound{Phrase("at least"), "until"},   Bound{Phrase("less than"), "after"},
                                       Bound{Phrase("under"), "after"},      Bound{Phrase("at most"), "since"}};
        static const Phrase ago("* * ago");
        for (const Bound& bound : bounds) {
            const int number = bound.phrase.endFrom(m_question, word).value_or(-1);
            const auto unit = unitOf(at(number + 1));
            const auto count = oneOf().isAt(m_question, number) ? std::optional(1) : countAt(number);
            if (number < 0 || !unit || !count || !ago.isAt(m_question, number) || isQuoted(word))
                continue;
            const Day day = unitsFrom(m_today, *unit, -*count);
            const bool isBehind = bound.wording == "before" || bound.wording == "until";
            const Day edge = day + std::chrono::days(bound.wording == "until" || bound.wording == "after" ? 1 : 0);
            m_end = number + 3;
            return RelativeSpan{{isBehind ? "" : isoOf(edge), isBehind ? isoOf(edge) : ""},
                                word,
                                word,
                                m_end,
                                fmt::format("{} {}", bound.wording, writtenDay(day))};
        }
        return {};
    }

    /// "two years ago", "a week ago"
    std::optional<WordedSpan> spanAgo(int word)
    {
        static const Phrase ago("* * ago"), bound("than|over|least|most|under|within");
        const auto unit = unitOf(at(word + 1));
        const auto count = oneOf().isAt(m_question, word) ? std::optional(1) : countAt(word);
        if (!unit || !count || !ago.isAt(m_question, word) || bound.isBefore(m_question, word))
            return {};
        m_end = word + 3;
        return calendarSpan(m_today, *unit, -*count);
    }

    std::optional<WordedSpan> unitBehind(int word, int count)
    {
        const auto unit = unitOf(at(word + 1));
        if (!unit || *unit == CalendarUnit::Day || ownerOf(at(word + 1)).ends_with('s'))
            return {};
        m_end = word + 2;
        return calendarSpan(m_today, *unit, count);
    }

    /// "last 7 days"
    std::optional<WordedSpan> several(int word, bool isAhead)
    {
        const auto count = countAt(word + 1);
        const auto unit = unitOf(at(word + 2));
        if (!count || !unit)
            return {};
        m_end = word + 3;
        m_isLoose = true;
        return isAhead ? spanFromToday(m_today, *unit, *count) : spanUntilToday(m_today, *unit, *count);
    }

    std::optional<WordedSpan> oneUntilToday(int word)
    {
        const auto unit = unitOf(at(word + 1));
        if (!unit || *unit == CalendarUnit::Day || ownerOf(at(word + 1)).ends_with('s'))
            return {};
        m_end = word + 2;
        return spanUntilToday(m_today, *unit, 1);
    }

    /// "in the last year"; "the last year" by itself may be the last that there is.
    std::optional<WordedSpan> theLast(int word)
    {
        static const Phrase length("in|within|over|during|for the");
        if (!length.isBefore(m_question, word))
            return {};
        return unitOf(at(word + 1)) == CalendarUnit::Quarter ? unitBehind(word, -1) : oneUntilToday(word);
    }

    std::optional<int> countAt(int word) const
    {
        if (word < 0 || word >= static_cast<int>(m_question.words.size()))
            return {};
        const auto digits = readNumber(at(word));
        if (digits && digits->value >= 1 && digits->value <= kMostUnits && digits->value == static_cast<int>(digits->value))
            return static_cast<int>(digits->value);
        for (const NumberPhrase& phrase : numberPhrasesOf(m_question))
            if (phrase.begin == word && phrase.end == word + 1 && phrase.value >= 1 && phrase.value <= kMostUnits)
                return static_cast<int>(phrase.value);
        return {};
    }

    /// Of something else than today, or one of several that cannot be put into one span.
    bool isOther(int word) const
    {
        static const Phrase the("[the]"), each("each|every|any|per|between|which [*]"), verb("that|which|who|to");
        static const Phrase of("of|before"), inYear("in #"), from("from"), until("to|until|till"), to("to"), joined("and"),
            between("between");
        const int begin = *the.beginBefore(m_question, word);
        const bool isOf = of.isAt(m_question, m_end) || inYear.isAt(m_question, m_end);
        const bool isFromTo = from.isBefore(m_question, begin) && until.isAt(m_question, m_end);
        const bool isEndOfSpan = to.isBefore(m_question, begin)
            || (joined.isBefore(m_question, begin) && between.isWithin(m_question, 0, begin));
        const bool isVerb = m_isLoose && begin == word && verb.isBefore(m_question, word); // "tours that last 3 days"
        return isOf || each.isBefore(m_question, begin) || isFromTo || isEndOfSpan || isVerb || isQuoted(word);
    }

    bool isQuoted(int word) const
    {
        return std::ranges::any_of(quotationsOf(m_question),
                                   [word](const Quotation& quotation) { return quotation.begin <= word && word < quotation.end; });
    }

    std::optional<RelativeSpan> placed(const WordedSpan& worded, int word)
    {
        static const Phrase the("[the]"), owner("'s|'"), from("from"), on("on|onward|onwards"), of("of");
        const int begin = *the.beginBefore(m_question, word);
        const auto ownerEnd = owner.endFrom(m_question, m_end);
        const bool isOwner = at(m_end - 1) != ownerOf(at(m_end - 1)) || ownerEnd;
        m_end = ownerEnd.value_or(m_end);
        RelativeSpan span{{isoOf(worded.first), isoOf(worded.behind)}, begin, word, m_end, {}};
        if (isOwner) { // "last year's orders" are 2025 orders
            const auto name = nameOf(worded);
            span.wording = name.value_or(phraseOf(worded));
            span.isBehindAll = !name;
            return span;
        }
        if (edgeAt().isBefore(m_question, begin)) {
            span.wording = edgeOf(worded, at(begin - 1));
            return span;
        }
        if (from.isBefore(m_question, begin) && on.isAt(m_question, m_end)) { // "from last month on"
            span.wording = edgeOf(worded, "since");
            return span;
        }
        if (of.isBefore(m_question, begin) && nameOf(worded)) { // "at the end of last month"
            span.wording = *nameOf(worded);
            return span;
        }
        span.begin = insideOf().beginBefore(m_question, begin).value_or(begin);
        span.wording = phraseOf(worded);
        return span;
    }

    std::string_view at(int word) const { return wordAt(m_question, word); }

    const Question& m_question;
    Day m_today;
    int m_end = 0;          ///< behind the last word of the span that is read
    bool m_isLoose = false; ///< its "last" may be a verb
};

} // namespace

std::vector<RelativeSpan> relativeSpans(const Question& question, const CalendarDate& today)
{
    return SpanReader(question, dayOf(today)).read();
}

} // namespace ratatosk
