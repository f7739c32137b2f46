// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/meant_words.h"

#include "core/answer/building/query_doings.h"
#include "core/english/language/calendar_date.h"
#include "core/english/language/comparison_words.h"
#include "core/english/language/english_forms.h"
#include "core/english/language/question_words.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/wordnet.h"
#include "core/english/text/characters.h"
#include "core/rules/amounts/unit_mentions.h"
#include "core/rules/dates/feast_days.h"
#include "core/sql/tree/term_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

/// "per cent", "the middle", "nought", "the bottom five", "repeats", "date", "people", "metres": each only beside what it asks for.
bool isWordFor(const Word& word, const Doings& doings)
{
    static constexpr std::array<std::string_view, 3> percents{"cent", "percent", "percentage"};
    static constexpr std::array<std::string_view, 3> middles{"middle", "median", "midpoint"};
    static constexpr std::array<std::string_view, 6> zeros{"nought", "zero", "nil", "nothing", "nobody", "none"};
    static constexpr std::array<std::string_view, 2> repeats{"repeat", "duplicate"};
    static constexpr std::array<std::string_view, 2> people{"people", "person"};
    static constexpr std::array<std::string_view, 9> hours{"o'clock", "morning", "afternoon", "evening", "noon",
                                                           "onwards", "am",      "pm",        "midnight"};
    static constexpr std::array<std::string_view, 5> classes{"band", "bracket", "size", "class", "range"};
    static constexpr std::array<std::string_view, 3> changes{"change", "previous", "difference"};
    static constexpr std::array<std::string_view, 2> days{"date", "calendar"};
    static constexpr std::array<std::string_view, 2> dwelling{"live", "base"};
    return (doings.makesPercents && hasLemma(word, percents)) || (doings.takesMiddle && hasLemma(word, middles))
        || ((doings.putsZero || doings.findsEmpty || doings.leavesOut) && hasLemma(word, zeros))
        || (doings.makesClasses && hasLemma(word, classes)) || (doings.looksBack && hasLemma(word, changes))
        || (doings.usesPlaces && hasLemma(word, dwelling)) || (doings.takesLeast && hasLemma(word, "bottom"))
        || (doings.findsRepeats && hasLemma(word, repeats)) || ((doings.usesDays || doings.reckonsTime) && hasLemma(word, days))
        || (doings.usesMail && hasLemma(word, "address")) || (doings.usesHours && hasLemma(word, hours))
        || (doings.looksInside && hasLemma(word, "word")) || (doings.skipsFirst && hasLemma(word, "runner-up"))
        || (doings.isOrdered && hasLemma(word, "chronological"))
        || (doings.takesExtreme && isSuperlative(lowerCase(word.text), installedWordNet())) || (doings.usesPeople && hasLemma(word, people))
        || (doings.usesFamilyNames && hasLemma(word, "surname")) || (doings.usesAmounts && hasLemma(word, "money"))
        || std::ranges::any_of(doings.units,
                               [&](const Unit& unit) { return namesMeasure(word, unit.measure) || unitNamed({word}) == unit; });
}

bool isMeant(const Word& word, const Doings& doings)
{
    static constexpr std::array<std::string_view, 2> overdue{"overdue", "past"};
    static constexpr std::array<std::string_view, 5> former{"former", "longer", "ex", "quit", "formerly"};
    static constexpr std::array<std::string_view, 7> spans{"minute", "hour", "day", "night", "week", "year", "till"};
    const std::string_view said = word.lemmas.front();
    const bool isLasting = isLastingWord(said) || isPendingWord(said);
    return (doings.multiplies && isMoneyWord(word)) || (doings.looksAtToday && hasLemma(word, overdue))
        || ((doings.comparesDays || doings.reckonsTime) && (isLateWord(said) || isDueName(said))) || (doings.findsEmpty && isLasting)
        || ((doings.findsEmpty || doings.leavesOut || doings.putsZero) && isUnclaimedWord(said))
        || (doings.findsThere && hasLemma(word, former)) || (doings.reckonsTime && hasLemma(word, spans)) || isWordFor(word, doings)
        || (doings.joinsItself && (hasLemma(word, "report") || std::ranges::any_of(word.lemmas, isSuperiorName)));
}

/// "whatever the status", "whatever their state": no condition.
bool isLeftOpen(const Question& question, int place)
{
    static constexpr std::array<std::string_view, 5> between{"the", "its", "their", "his", "her"};
    const int before = isOneOf(wordAt(question, place - 1), between) ? place - 2 : place - 1;
    return wordAt(question, before) == "whatever";
}

bool isOfMonths(const Word& word, const std::vector<int>& months)
{
    return std::ranges::find(months, monthOfName(word.text)) != months.end();
}

/// "crew member", "member of the crew", where the crew is read.
bool isOneOfTable(const Question& question, int place, const Doings& doings)
{
    if (!hasLemma(question.words[static_cast<std::size_t>(place)], "member"))
        return false;
    const int last = wordAt(question, place + 2) == "the" ? place + 3 : place + 2;
    const int whole = wordAt(question, place + 1) == "of" ? last : place - 1;
    return whole >= 0 && whole < static_cast<int>(question.words.size())
        && std::ranges::any_of(doings.spokenTables, [&](std::string_view name) {
               return hasLemma(question.words[static_cast<std::size_t>(whole)], singularOf(std::string(name)));
           });
}

/// '12-25', '2023-12-25'
bool holdsDay(const sql::Query& query, const FeastDay& feast)
{
    const std::string day = fmt::format("{:02}-{:02}", feast.month, feast.day);
    bool isThere = false;
    sql::visitParts(query, {.expression = [&](const sql::Expression& part) {
                        const auto* literal = std::get_if<sql::Literal>(&part.term);
                        isThere = isThere || (literal && literal->text.ends_with(day));
                    }});
    return isThere;
}

} // namespace

std::vector<int> wordsMeant(const sql::Query& query, const Question& question, const Schema& schema)
{
    const Doings doings = doingsOf(query, schema);
    std::vector<int> places;
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place)
        if (isMeant(question.words[static_cast<std::size_t>(place)], doings) || isLeftOpen(question, place)
            || isOneOfTable(question, place, doings) || isOfMonths(question.words[static_cast<std::size_t>(place)], doings.months))
            places.push_back(place);
    for (const FeastDay& feast : feastDays(question))
        for (int place = feast.begin; place < feast.end && holdsDay(query, feast); ++place)
            places.push_back(place);
    return places;
}

} // namespace ratatosk
