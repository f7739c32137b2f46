// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/happened.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/column_lacked.h"
#include "core/evidence/due_words.h"
#include "core/evidence/question_words.h"
#include "core/language/lemmatizer.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

bool deniesNothing(const Question& question)
{
    return std::ranges::none_of(question.words, [](const Word& word) { return isDenial(word.lemmas.front()); });
}

bool deniesBefore(const Question& question, int end)
{
    for (int word = 0; word < end; ++word)
        if (isDenial(wordAt(question, word)))
            return true;
    return false;
}

/// "Which finished tasks have not been rated": at the beginning, before anything is denied.
bool opensWith(const Question& question, int word)
{
    constexpr int kWordsOfOpening = 3; // "how many finished"
    return word <= kWordsOfOpening && !deniesBefore(question, word);
}

/// "sent", "paid": another form than the verb's own.
bool isParticiple(const std::string& word)
{
    const std::vector<std::string> verbs = verbLemmas(word);
    return !verbs.empty() && std::ranges::find(verbs, word) == verbs.end();
}

/// "Finished tests", "finished compost tests".
bool standsBefore(const Question& question, int word, const Table& table)
{
    static constexpr std::array<std::string_view, 14> between{"of", "by",  "in",   "on",   "at",  "the", "a",
                                                              "to", "for", "with", "from", "and", "or",  ","};
    return namesTableAt(question, word + 1, table)
        || (!isOneOf(wordAt(question, word + 1), between) && namesTableAt(question, word + 2, table));
}

/// Whether a word tells which of a table's rows are meant: "sent reminders", "have been sent", "already sent".
bool tellsWhich(const Question& question, int word, const Table& table)
{
    static constexpr std::array<std::string_view, 2> before{"been", "already"};
    static constexpr std::array<std::string_view, 3> doers{"we", "you", "they"}; // "parcels we delivered"
    static constexpr std::array<std::string_view, 3> whoms{"who", "that", "which"};
    return standsBefore(question, word, table)
        || (isOneOf(wordAt(question, word - 1), whoms) && namesTableAt(question, word - 2, table)) // "deliveries that arrived"
        || (isOneOf(wordAt(question, word - 1), doers) && namesTableAt(question, word - 2, table))
        || (isOneOf(wordAt(question, word - 1), before) && speaksOf(question, splitName(table.spokenName)));
}

/// "Staff who have left": of nobody else, even where the day is shown.
bool tellsOfWhom(const Question& question, int word, const Table& table)
{
    static constexpr std::array<std::string_view, 2> haves{"has", "have"};
    static constexpr std::array<std::string_view, 3> whoms{"who", "that", "which"};
    static constexpr std::array<std::string_view, 4> alsos{"also", "including", "even", "counting"};
    if (wordAt(question, 0) == "which" && word == 2 && wordAt(question, 3).find_first_not_of("?.") == std::string_view::npos)
        return true; // "Which staff left?"
    const bool isOfOthersToo = isOneOf(wordAt(question, word - 4), alsos) || isOneOf(wordAt(question, word - 5), alsos);
    return isOneOf(wordAt(question, word - 1), haves) && isOneOf(wordAt(question, word - 2), whoms) && !isOfOthersToo
        && (namesTableAt(question, word - 3, table) || speaksOf(question, splitName(table.spokenName)));
}

enum class Telling { Nothing, Which, OfWhom };

Telling tellingOf(const Question& question, const Column& column, const Table& table)
{
    const std::vector<Word> name = splitName(column.spokenName);
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string& said = question.words[static_cast<std::size_t>(word)].lemmas.front();
        const bool isOfName = std::ranges::any_of(name, [&](const Word& part) { return part.lemmas.front() == said; });
        if (!isOfName || !isParticiple(said) || isOnlyExpected(question, word))
            continue;
        if (tellsOfWhom(question, word, table) && deniesNothing(question))
            return Telling::OfWhom;
        if (tellsWhich(question, word, table)
            && (deniesNothing(question) || (opensWith(question, word) && standsBefore(question, word, table))))
            return standsBefore(question, word, table) ? Telling::OfWhom : Telling::Which;
    }
    return Telling::Nothing;
}

/// Not looked at, or by a share alone: "what percentage of the parcels we delivered was late". Of those who have left it may be shown.
bool isLeftOpen(const sql::Query& query, const sql::ColumnReference& column, Telling telling)
{
    const auto tests = [&](const sql::Condition& condition) { return testsColumn(condition, column); };
    if (telling == Telling::OfWhom)
        return !testsColumn(query.first, column) && !anyBesideWhere(query.first, tests);
    const bool isShare = query.first.items.size() == 1
        && std::holds_alternative<sql::Arithmetic>(query.first.items.front().expression.term);
    return isShare ? !testsColumn(query.first, column) : !usesColumn(query, column.column);
}

} // namespace

bool askForWhatHappened(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!isFlat(query) || joinsLeft(query.first))
        return false;
    for (const sql::ColumnReference& column : columnsInFrom(query.first, cells.schema())) {
        const Column& day = cells.schema().column(column.column);
        const Telling telling = tellingOf(question, day, cells.schema().table(day.table));
        const bool isAsked = telling != Telling::Nothing && isLeftOpen(query, column, telling) && holdsDays(column.column, cells)
            && cells.lacksSome(column.column);
        if (!isAsked)
            continue;
        std::vector<sql::Condition> demands = sql::conjuncts(query.first.where);
        demands.push_back({sql::NullTest{{column}, true}});
        query.first.where = sql::allOf(demands);
        return true;
    }
    return false;
}

namespace {

/// Where a word of the column's name stands; -1: nowhere.
int placeOf(const Question& question, const Column& column)
{
    const std::vector<Word> name = thingNamed(splitName(column.spokenName));
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (std::ranges::any_of(name, [&](const Word& part) { return sameWord(part, question.words[static_cast<std::size_t>(word)]); }))
            return word;
    return -1;
}

/// Where the question goes over to what has not happened: "but not", "and have not"; -1: nowhere.
int placeOfTurn(const Question& question)
{
    constexpr int kReach = 3; // "but have not come"
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) != "but" && wordAt(question, word) != "and")
            continue;
        for (int next = word + 1; next <= word + kReach; ++next)
            if (isDenial(wordAt(question, next)))
                return word;
    }
    return -1;
}

} // namespace

bool affirmWhatHappened(sql::Query& query, const Question& question, const Schema& schema)
{
    const int turn = placeOfTurn(question);
    std::vector<sql::Condition> demands = query.rest.empty() && turn > 0 && !deniesBefore(question, turn)
        ? sql::conjuncts(query.first.where)
        : std::vector<sql::Condition>();
    if (std::ranges::count_if(demands, [](const sql::Condition& demand) { return columnLacked(demand) != nullptr; }) != 2)
        return false;
    bool hasChanged = false;
    for (sql::Condition& demand : demands) {
        const sql::ColumnReference* column = columnLacked(demand);
        const int place = column ? placeOf(question, schema.column(column->column)) : -1;
        if (place < 0 || place > turn)
            continue;
        std::get<sql::NullTest>(demand.test).isNegated = true;
        hasChanged = true;
    }
    if (hasChanged)
        query.first.where = sql::allOf(demands);
    return hasChanged;
}

} // namespace ratatosk
