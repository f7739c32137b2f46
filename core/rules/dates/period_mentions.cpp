// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/period_mentions.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/stop_words.h"
#include "core/english/text/characters.h"
#include "core/linking/links/number_literal.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

struct SidePhrase {
    Phrase phrase;
    PeriodSide side;
};

/// What stands before a day, month or year; the first that fits counts.
const std::vector<SidePhrase>& openings()
{
    static const std::vector<SidePhrase> all{
        {Phrase("to|until|till|by|through [the] end of [the] [year]"), PeriodSide::Until},
        {Phrase("after|since [the] end of [the] [year]"), PeriodSide::After},
        {Phrase("before [the] start|beginning of [the] [year]"), PeriodSide::Before},
        {Phrase("since|from [the] start|beginning of [the] [year]"), PeriodSide::Since},
        {Phrase("end|start|beginning of [the] [year]"), PeriodSide::Apart},
        {Phrase("or before [the] [year]"), PeriodSide::Until}, // "on or before"
        {Phrase("or after|since [the] [year]"), PeriodSide::Since},
        {Phrase("before [the] [year]"), PeriodSide::Before},
        {Phrase("earlier|older|prior than|to [the] [year]"), PeriodSide::Before},
        {Phrase("after [the] [year]"), PeriodSide::After},
        {Phrase("later|newer than [the] [year]"), PeriodSide::After},
        {Phrase("until|till|by [the] [year]"), PeriodSide::Until},
        {Phrase("since [the] [year]"), PeriodSide::Since},
    };
    return all;
}

/// What stands behind one.
const std::vector<SidePhrase>& endings()
{
    static const std::vector<SidePhrase> all{
        {Phrase("or|and [an|a] earlier|older|prior|before"), PeriodSide::Until},
        {Phrase("earlier|older|prior"), PeriodSide::Until},
        {Phrase("or|and [an|a] later|newer|after|onwards|onward"), PeriodSide::Since},
        {Phrase("later|newer|onwards|onward"), PeriodSide::Since},
    };
    return all;
}

/// "by 2024 earnings", "in order of 2024 sales": the year belongs to what is named behind it.
bool isOfNoun(const Question& question, int end)
{
    static const Phrase by("by [the] [year]");
    const bool isThere = end < static_cast<int>(question.words.size());
    const Word& next = question.words[static_cast<std::size_t>(isThere ? end : end - 1)];
    const bool isName = isWordCharacter(static_cast<unsigned char>(next.text.front())) && !isStopWord(next);
    return isThere && isName && by.isBefore(question, end - 1);
}

PeriodSide sideOf(const Question& question, int begin, int end)
{
    static const Phrase from("from [the] [year]"), on("on|onward|onwards");
    static const Phrase others("than|over|above|under|below|least|most|between|from|to [the] [year]");
    if (isOfNoun(question, end))
        return PeriodSide::Inside;
    if (const auto side = sideBehind(question, end))
        return *side;
    if (const auto side = sideOpened(question, begin))
        return *side;
    if (from.isBefore(question, begin) && on.isAt(question, end))
        return PeriodSide::Since;
    return others.isBefore(question, begin) ? PeriodSide::Apart : PeriodSide::Inside;
}

/// "the 1st of January 2010", "1 January 2010", "the first of January 2010"
bool isOfDay(const Question& question, int begin)
{
    static const Phrase day("# [of]");
    return day.isBefore(question, begin);
}

/// Where what names the period begins: "in the year 2023" begins with "in".
int openingOf(const Question& question, int begin)
{
    static const Phrase year("[the] [year]");
    return *year.beginBefore(question, begin) - 1;
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

std::optional<PeriodSide> sideOpened(const Question& question, int word)
{
    for (const SidePhrase& opening : openings())
        if (opening.phrase.isBefore(question, word))
            return opening.side;
    return {};
}

std::optional<PeriodSide> sideBehind(const Question& question, int word)
{
    for (const SidePhrase& ending : endings())
        if (ending.phrase.isAt(question, word))
            return ending.side;
    return {};
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
        const PeriodSide side = sideOf(question, begin, end);
        if (side == PeriodSide::Apart || isOfSeveral(question, begin, end) || (month > 0 && isOfDay(question, begin)))
            return;
        mentions.push_back({month > 0 ? wholeMonth(year, month) : wholeYear(year), side, year, month, openingOf(question, begin)});
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
