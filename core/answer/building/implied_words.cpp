// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/implied_words.h"

#include "core/answer/building/query_features.h"
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
bool isWordFor(const Word& word, const QueryFeatures& features)
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
    return (features.makesPercents && hasLemma(word, percents)) || (features.takesMiddle && hasLemma(word, middles))
        || ((features.putsZero || features.findsEmpty || features.leavesOut) && hasLemma(word, zeros))
        || (features.makesClasses && hasLemma(word, classes)) || (features.looksBack && hasLemma(word, changes))
        || (features.usesPlaces && hasLemma(word, dwelling)) || (features.takesLeast && hasLemma(word, "bottom"))
        || (features.findsRepeats && hasLemma(word, repeats)) || ((features.usesDays || features.computesTime) && hasLemma(word, days))
        || (features.usesMail && hasLemma(word, "address")) || (features.usesHours && hasLemma(word, hours))
        || (features.looksInside && hasLemma(word, "word")) || (features.skipsFirst && hasLemma(word, "runner-up"))
        || (features.isOrdered && hasLemma(word, "chronological"))
        || (features.takesExtreme && isSuperlative(lowerCase(word.text), installedWordNet()))
        || (features.usesPeople && hasLemma(word, people)) || (features.usesFamilyNames && hasLemma(word, "surname"))
        || (features.usesAmounts && hasLemma(word, "money")) || std::ranges::any_of(features.units, [&](const Unit& unit) {
               return namesMeasure(word, unit.measure) || unitNamed({word}) == unit;
           });
}

bool isIntended(const Word& word, const QueryFeatures& features)
{
    static constexpr std::array<std::string_view, 2> overdue{"overdue", "past"};
    static constexpr std::array<std::string_view, 5> former{"former", "longer", "ex", "quit", "formerly"};
    static constexpr std::array<std::string_view, 7> spans{"minute", "hour", "day", "night", "week", "year", "till"};
    const std::string_view mentioned = word.lemmas.front();
    const bool isLasting = isLastingWord(mentioned) || isPendingWord(mentioned);
    return (features.multiplies && isMoneyWord(word)) || (features.looksAtToday && hasLemma(word, overdue))
        || ((features.comparesDays || features.computesTime) && (isLateWord(mentioned) || isDueName(mentioned)))
        || (features.findsEmpty && isLasting)
        || ((features.findsEmpty || features.leavesOut || features.putsZero) && isUnclaimedWord(mentioned))
        || (features.findsThere && hasLemma(word, former)) || (features.computesTime && hasLemma(word, spans)) || isWordFor(word, features)
        || (features.joinsItself && (hasLemma(word, "report") || std::ranges::any_of(word.lemmas, isSuperiorName)));
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
bool isOneOfTable(const Question& question, int place, const QueryFeatures& features)
{
    if (!hasLemma(question.words[static_cast<std::size_t>(place)], "member"))
        return false;
    const int last = wordAt(question, place + 2) == "the" ? place + 3 : place + 2;
    const int whole = wordAt(question, place + 1) == "of" ? last : place - 1;
    return whole >= 0 && whole < static_cast<int>(question.words.size())
        && std::ranges::any_of(features.mentionedTables, [&](std::string_view name) {
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

std::vector<int> impliedWords(const sql::Query& query, const Question& question, const Schema& schema)
{
    const QueryFeatures features = featuresOf(query, schema);
    std::vector<int> places;
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place)
        if (isIntended(question.words[static_cast<std::size_t>(place)], features) || isLeftOpen(question, place)
            || isOneOfTable(question, place, features) || isOfMonths(question.words[static_cast<std::size_t>(place)], features.months))
            places.push_back(place);
    for (const FeastDay& feast : feastDays(question))
        for (int place = feast.begin; place < feast.end && holdsDay(query, feast); ++place)
            places.push_back(place);
    return places;
}

} // namespace ratatosk
