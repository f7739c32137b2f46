// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/day_mentions.h"

#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
#include "core/linking/number_literal.h"
#include "core/linking/spoken_dates.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace ratatosk {
namespace {

constexpr int kDaysOfLongestMonth = 31;

/// The same day each year, by the words that name it.
struct Feast {
    std::string_view name; ///< of one word or two, as wordAt has them
    std::string_view next;
    int month = 0, day = 0;
};
constexpr std::array kFeasts{Feast{"christmas", "day", 12, 25}, Feast{"christmas", "eve", 12, 24}, Feast{"valentine", "day", 2, 14},
                             Feast{"halloween", "", 10, 31}};

std::optional<int> dayAt(const Question& question, int word)
{
    const std::string text = withoutOrdinal(std::string(wordAt(question, word)));
    int day = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), day);
    const bool isDay = error == std::errc() && end == text.data() + text.size() && day >= 1 && day <= kDaysOfLongestMonth;
    return isDay ? std::optional(day) : std::nullopt;
}

int monthAt(const Question& question, int word)
{
    return wordAt(question, word).empty() ? 0 : monthOfName(wordAt(question, word));
}

std::optional<int> yearAt(const Question& question, int word)
{
    const auto number = readNumber(wordAt(question, word));
    return number && isYear(*number) ? std::optional(static_cast<int>(number->value)) : std::nullopt;
}

PeriodSide sideBefore(const Question& question, int begin)
{
    const int opening = begin - (wordAt(question, begin - 1) == "the" ? 2 : 1);
    return sideOpened(question, opening).value_or(PeriodSide::Inside);
}

/// "New Year's Day", "New Year's Eve": words that stand where a date begins.
std::optional<FeastDay> newYear(const Question& question, int word)
{
    if (wordAt(question, word) != "new" || !wordAt(question, word + 1).starts_with("year"))
        return {};
    for (int end = word + 2; end <= word + 4; ++end) {
        if (wordAt(question, end) == "day")
            return FeastDay{1, 1, word, end + 1};
        if (wordAt(question, end) == "eve")
            return FeastDay{12, 31, word, end + 1};
    }
    return {};
}

std::optional<FeastDay> feastAt(const Question& question, int word)
{
    if (const auto found = newYear(question, word))
        return found;
    for (const Feast& feast : kFeasts) {
        if (wordAt(question, word) != feast.name)
            continue;
        if (feast.next.empty())
            return FeastDay{feast.month, feast.day, word, word + 1};
        for (int next = word + 1; next <= word + 2; ++next)
            if (wordAt(question, next) == feast.next)
                return FeastDay{feast.month, feast.day, word, next + 1};
    }
    return {};
}

DayMention mentionOf(const CalendarDate& date, PeriodSide side)
{
    return {date, date, side};
}

std::vector<DayMention> feasts(const Question& question)
{
    std::vector<DayMention> mentions;
    for (const FeastDay& feast : feastDays(question)) {
        const int next = feast.end + (wordAt(question, feast.end) == "in" || wordAt(question, feast.end) == "of" ? 1 : 0);
        mentions.push_back(mentionOf({yearAt(question, next).value_or(0), feast.month, feast.day}, sideBefore(question, feast.begin)));
    }
    return mentions;
}

/// "25 December", "December 25th", "the 25th of December", without a year.
std::vector<DayMention> daysOfAnyYear(const Question& question)
{
    std::vector<DayMention> mentions;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const int month = monthAt(question, word);
        if (month == 0 || yearAt(question, word + 1))
            continue;
        const int before = word - (wordAt(question, word - 1) == "of" ? 2 : 1);
        const auto day = dayAt(question, before) ? dayAt(question, before) : dayAt(question, word + 1);
        const bool isYearBehind = !dayAt(question, before) && (yearAt(question, word + 2) || yearAt(question, word + 3));
        if (day && !isYearBehind)
            mentions.push_back(mentionOf({0, month, *day}, sideBefore(question, dayAt(question, before) ? before : word)));
    }
    return mentions;
}

bool isJointOfSpan(std::string_view word)
{
    return word == "to" || word == "and" || word == "until" || word == "till" || word == "through" || word == "-";
}

/// "1 to 7 March 2018", "1 April to 30 June 2018": the day before the last one's words.
std::optional<CalendarDate> firstOfSpan(const Question& question, const SpokenDate& last)
{
    const int joint = last.begin - (wordAt(question, last.begin - 1) == "the" ? 2 : 1);
    if (!isJointOfSpan(wordAt(question, joint)))
        return {};
    const int behindMonth = monthAt(question, joint - 1) > 0 ? joint - 2 : joint - 1;
    const int month = monthAt(question, joint - 1) > 0 ? monthAt(question, joint - 1) : monthAt(question, joint - 2);
    const auto day = month > 0 && wordAt(question, behindMonth) == "of" ? dayAt(question, behindMonth - 1) : dayAt(question, behindMonth);
    if (!day)
        return {};
    const CalendarDate first{last.date.year, month > 0 ? month : last.date.month, *day};
    return std::pair(first.month, first.day) < std::pair(last.date.month, last.date.day) ? std::optional(first) : std::nullopt;
}

/// "from 1 April 2018 to 3 May 2019"
std::optional<DayMention> spanOfDates(const Question& question, const std::vector<SpokenDate>& dates)
{
    if (dates.size() != 2 || dates.back().begin != dates.front().end + 1 || !isJointOfSpan(wordAt(question, dates.front().end)))
        return {};
    const CalendarDate &first = dates.front().date, &last = dates.back().date;
    const bool isForwards = std::tuple(first.year, first.month, first.day) < std::tuple(last.year, last.month, last.day);
    return isForwards ? std::optional(DayMention{first, last, PeriodSide::Inside}) : std::nullopt;
}

/// "the first seven days of March 2018"
std::optional<DayMention> firstDays(const Question& question)
{
    for (int word = 0; word + 4 < static_cast<int>(question.words.size()); ++word) {
        const bool isSpan = wordAt(question, word) == "first" && hasLemma(question.words[static_cast<std::size_t>(word) + 2], "day")
            && wordAt(question, word + 3) == "of";
        const int month = isSpan ? monthAt(question, word + 4) : 0;
        const auto year = month > 0 ? yearAt(question, word + 5) : std::nullopt;
        if (!year)
            continue;
        auto days = dayAt(question, word + 1);
        for (const NumberPhrase& phrase : numberPhrasesOf(question))
            if (phrase.begin == word + 1 && phrase.value >= 1 && phrase.value <= kDaysOfLongestMonth)
                days = static_cast<int>(phrase.value);
        if (days)
            return DayMention{{*year, month, 1}, {*year, month, *days}, PeriodSide::Inside};
    }
    return {};
}

int daysOf(int year, int month)
{
    return static_cast<int>(static_cast<unsigned>((std::chrono::year{year} / month / std::chrono::last).day()));
}

/// "in the spring of 2024, from March to May"
std::optional<int> onlyYear(const Question& question)
{
    std::optional<int> found;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (const auto year = yearAt(question, word)) {
            if (found)
                return {};
            found = year;
        }
    return found;
}

/// "from March through May 2024", "in March, April and May 2024"
std::optional<DayMention> spanOfMonths(const Question& question)
{
    static constexpr std::array<std::string_view, 7> joints{",", "and", "to", "through", "until", "till", "-"};
    const auto isJoint = [&](int word) { return std::ranges::find(joints, wordAt(question, word)) != joints.end(); };
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const int first = monthAt(question, word);
        int last = first, end = word;
        while (last > 0 && isJoint(end + 1)) {
            int next = end + 2;
            next += isJoint(next) ? 1 : 0; // ", and"
            const bool isSpan = wordAt(question, end + 1) != "," && wordAt(question, end + 1) != "and";
            const int month = monthAt(question, next);
            if (month <= last || (!isSpan && month != last + 1))
                break;
            last = month;
            end = next;
        }
        auto year = last > first ? yearAt(question, end + 1) : std::nullopt;
        if (last > first && !year)
            year = onlyYear(question);
        if (year)
            return DayMention{{*year, first, 1}, {*year, last, daysOf(*year, last)}, PeriodSide::Inside};
    }
    return {};
}

} // namespace

std::vector<DayMention> dayMentions(const Question& question)
{
    for (const auto& span : {firstDays(question), spanOfMonths(question)})
        if (span)
            return {*span};
    std::vector<DayMention> mentions = feasts(question);
    const std::vector<SpokenDate> dates = spokenDates(question);
    if (const auto span = spanOfDates(question, dates))
        return {*span};
    for (const SpokenDate& spoken : dates) {
        const auto first = firstOfSpan(question, spoken);
        mentions.push_back(first ? DayMention{*first, spoken.date, PeriodSide::Inside}
                                 : mentionOf(spoken.date, sideBefore(question, spoken.begin)));
    }
    if (mentions.empty())
        mentions = daysOfAnyYear(question);
    return mentions.size() == 1 ? mentions : std::vector<DayMention>();
}

std::vector<FeastDay> feastDays(const Question& question)
{
    std::vector<FeastDay> days;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (const auto feast = feastAt(question, word))
            days.push_back(*feast);
    return days;
}

} // namespace ratatosk
