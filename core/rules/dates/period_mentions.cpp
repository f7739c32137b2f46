// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/period_mentions.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/question_words.h"
#include "core/english/language/scaffold_words.h"
#include "core/linking/links/number_literal.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 3> kFarther{"earlier", "older", "prior"};
constexpr std::array<std::string_view, 2> kNearer{"later", "newer"};

/// "the 1st of January 2010", "1 January 2010"
bool isOfDay(const Question& question, int begin)
{
    const std::string_view before = wordAt(question, begin - 1);
    const std::string_view day = before == "of" ? wordAt(question, begin - 2) : before;
    return !day.empty() && day.front() >= '0' && day.front() <= '9';
}

/// The word that tells the side: "in the year 2023" has "in".
int openingOf(const Question& question, int begin)
{
    int before = begin - 1;
    before -= wordAt(question, before) == "year" ? 1 : 0;
    before -= wordAt(question, before) == "the" ? 1 : 0;
    return before;
}

/// "2023 or later", "2023 onwards"
std::optional<PeriodSide> sideBehind(const Question& question, int end)
{
    const std::string_view next = wordAt(question, end);
    const std::string_view word = next == "or" || next == "and" ? wordAt(question, end + 1) : next;
    if (isOneOf(word, kFarther) || word == "before")
        return PeriodSide::Until;
    return isOneOf(word, kNearer) || word == "onwards" || word == "onward" || word == "after" ? std::optional(PeriodSide::Since)
                                                                                              : std::nullopt;
}

/// "up to the end of June 2022", "from the start of 2022"
std::optional<PeriodSide> sideOfEdge(const Question& question, int begin)
{
    static constexpr std::array<std::string_view, 5> limits{"to", "until", "till", "by", "through"};
    const int opening = openingOf(question, begin);
    if (wordAt(question, opening) != "of")
        return {};
    const std::string_view edge = wordAt(question, opening - 1);
    const bool isBegin = edge == "start" || edge == "beginning";
    const int outer = opening - (wordAt(question, opening - 2) == "the" ? 3 : 2);
    const std::string_view word = wordAt(question, outer);
    if (edge == "end" && isOneOf(word, limits))
        return PeriodSide::Until;
    if (edge == "end" && (word == "after" || word == "since"))
        return PeriodSide::After;
    if (isBegin && word == "before")
        return PeriodSide::Before;
    return isBegin && (word == "since" || word == "from") ? std::optional(PeriodSide::Since) : std::nullopt;
}

/// Nothing for what is no end of a period: "more than 2000".
std::optional<PeriodSide> sideOf(const Question& question, int begin, int end)
{
    if (const auto side = sideBehind(question, end))
        return side;
    if (const auto side = sideOfEdge(question, begin))
        return side;
    const int opening = openingOf(question, begin);
    if (const auto side = sideOpened(question, opening))
        return side;
    const std::string_view word = wordAt(question, opening);
    if (word == "from" && wordAt(question, end).starts_with("on"))
        return PeriodSide::Since;
    const bool isOther = word == "than" || word == "over" || word == "above" || word == "under" || word == "below" || word == "least"
        || word == "most" || word == "between" || word == "from" || word == "to";
    return isOther ? std::nullopt : std::optional(PeriodSide::Inside);
}

/// "2019 to 2021", "2019, 2020 or 2021"
bool isOfSeveral(const Question& question, int begin, int end)
{
    const auto isYearAt = [&](int word) {
        const auto number = readNumber(wordAt(question, word));
        return number && isYear(*number);
    };
    return (linksYears(wordAt(question, end)) && isYearAt(end + 1)) || (linksYears(wordAt(question, begin - 1)) && isYearAt(begin - 2))
        || wordAt(question, begin - 1) == "between" || wordAt(question, begin - 3) == "between";
}

/// Of "born before 1990, then those from 1990 on" nobody can tell which test is which.
std::vector<PeriodMention> withoutContraries(const std::vector<PeriodMention>& mentions)
{
    std::vector<PeriodMention> clear;
    std::ranges::copy_if(mentions, std::back_inserter(clear), [&](const PeriodMention& mention) {
        return std::ranges::none_of(mentions, [&](const PeriodMention& other) {
            return other.year == mention.year && other.month == mention.month && other.side != mention.side;
        });
    });
    return clear;
}

} // namespace

std::optional<PeriodSide> sideOpened(const Question& question, int opening)
{
    const std::string_view word = wordAt(question, opening), before = wordAt(question, opening - 1);
    if (word == "before" || ((word == "than" || word == "to") && isOneOf(before, kFarther)))
        return PeriodSide::Before;
    if (word == "after" || (word == "than" && isOneOf(before, kNearer)))
        return PeriodSide::After;
    if (word == "until" || word == "till" || word == "by")
        return PeriodSide::Until;
    return word == "since" ? std::optional(PeriodSide::Since) : std::nullopt;
}

bool isDeniedBefore(const Question& question, int word)
{
    constexpr int reach = 7;
    for (int before = std::max(0, word - reach); before < word; ++before)
        if (isDenial(wordAt(question, before)))
            return true;
    return false;
}

std::vector<PeriodMention> periodMentions(const Question& question)
{
    std::vector<PeriodMention> mentions;
    const auto add = [&](int year, int month, int begin, int end) {
        const auto side = isOfSeveral(question, begin, end) || (month > 0 && isOfDay(question, begin)) ? std::nullopt
                                                                                                       : sideOf(question, begin, end);
        if (!side)
            return;
        mentions.push_back({month > 0 ? wholeMonth(year, month) : wholeYear(year), *side, year, month, openingOf(question, begin)});
    };
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (const auto both = yearMonthOf(wordAt(question, word)))
            add(both->year, both->month, word, word + 1);
        const auto number = readNumber(wordAt(question, word));
        if (!number || !isYear(*number))
            continue;
        const int month = monthOfName(std::string(wordAt(question, word - 1)));
        add(static_cast<int>(number->value), month, month > 0 ? word - 1 : word, word + 1);
    }
    return withoutContraries(mentions);
}

} // namespace ratatosk
