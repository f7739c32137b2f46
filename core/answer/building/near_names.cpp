// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/near_names.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/language/question_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/language/wordnet.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

/// The words of all names that a query uses, and whether one of its tables is of people in general.
struct NamesUsed {
    std::vector<std::string> words;  ///< singular, lower case
    std::vector<std::string> tables; ///< of them, those of tables
    bool areOfPeople = false;
};

bool isWord(const std::string& text)
{
    const WordNet& words = installedWordNet();
    const auto isOf = [&](WordClass kind) { return words.senses(text, kind) > 0; };
    return isOf(WordClass::Noun) || isOf(WordClass::Verb) || isOf(WordClass::Adjective) || isOf(WordClass::Adverb);
}

NamesUsed namesUsed(const sql::Query& query, const Schema& schema)
{
    static constexpr std::array<std::string_view, 3> people{"people", "person", "individual"};
    NamesUsed names;
    const auto add = [&](const std::string& name) {
        for (const Word& word : splitName(name))
            names.words.push_back(nounLemma(word.lemmas.front()));
    };
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (!usesTable(query, TableId{table}))
            continue;
        add(schema.table(TableId{table}).readableName);
        names.tables = names.words;
        names.areOfPeople = names.areOfPeople || (!names.words.empty() && std::ranges::find(people, names.words.back()) != people.end());
    }
    sql::visitParts(query, {.expression = [&](const sql::Expression& part) {
                        if (const auto* column = std::get_if<sql::ColumnReference>(&part.term))
                            add(schema.column(column->column).readableName);
                    }});
    return names;
}

/// "org" of organization, as people cut words short; "birth" of birthday.
bool isBeginningOf(const std::string& mentioned, const std::string& name)
{
    static constexpr std::array<std::string_view, 4> behind{"day", "date", "place", "time"};
    constexpr std::size_t shortest = 3; // letters
    if (mentioned.size() < shortest || name.size() < mentioned.size() + shortest || !name.starts_with(mentioned))
        return false;
    return std::ranges::find(behind, std::string_view(name).substr(mentioned.size())) != behind.end() || !isWord(mentioned);
}

/// "strike" of a birdstrike, which is one.
bool isHeadOf(const std::string& mentioned, const std::string& name)
{
    constexpr std::size_t shortest = 5, shortestBefore = 3; // letters
    return mentioned.size() >= shortest && name.size() >= mentioned.size() + shortestBefore && name.ends_with(mentioned)
        && isWord(name.substr(0, name.size() - mentioned.size()));
}

/// "injured" of injury: what was done, and its name, which end in no more than an ending.
bool isDeedOf(const std::string& mentioned, const std::string& name)
{
    constexpr std::size_t stem = 5, ending = 3; // letters
    const bool isPast = mentioned.ends_with("ed") && !isNounInEd(mentioned),
               isDoer = name.ends_with("er") || name.ends_with("or") || name.ends_with("ee");
    const auto [left, right] = std::ranges::mismatch(mentioned, name);
    return isPast && !isDoer && left - mentioned.begin() >= static_cast<std::ptrdiff_t>(stem)
        && mentioned.end() - left <= static_cast<std::ptrdiff_t>(ending) && name.end() - right <= static_cast<std::ptrdiff_t>(ending);
}

/// Somebody's name, in the middle of a sentence.
bool isCapital(const Question& question, int place)
{
    return place > 0 && std::isupper(static_cast<unsigned char>(question.words[static_cast<std::size_t>(place)].text.front())) != 0;
}

bool isPersonAt(const Question& question, int place)
{
    return isPerson(nounLemma(std::string(wordAt(question, place))));
}

/// "politicians under 40", of a table of people: the one word for them, and no test of them ("which people are politicians?").
bool standsForPeople(const Question& question, int place)
{
    static constexpr std::array<std::string_view, 4> people{"people", "person", "persons", "individual"};
    static constexpr std::array<std::string_view, 4> being{"are", "is", "were", "was"};
    int persons = 0;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        persons += isPersonAt(question, word) ? 1 : 0;
    return persons == 1 && isPersonAt(question, place) && !says(question, people) && !isOneOf(wordAt(question, place - 1), being);
}

bool isNear(const Question& question, int place, const NamesUsed& names)
{
    const std::string mentioned = nounLemma(std::string(wordAt(question, place)));
    const bool isHead = std::ranges::any_of(names.tables, [&](const std::string& name) { return isHeadOf(mentioned, name); });
    if (isHead && !isCapital(question, place))
        return true;
    return (names.areOfPeople && standsForPeople(question, place)) || std::ranges::any_of(names.words, [&](const std::string& name) {
               return (isBeginningOf(mentioned, name) && !isCapital(question, place)) || isDeedOf(mentioned, name);
           });
}

} // namespace

std::vector<int> wordsNearNames(const sql::Query& query, const Question& question, const Schema& schema)
{
    const NamesUsed names = namesUsed(query, schema);
    std::vector<int> places;
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place)
        if (isNear(question, place, names))
            places.push_back(place);
    return places;
}

} // namespace ratatosk
