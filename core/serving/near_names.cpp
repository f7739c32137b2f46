// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/near_names.h"

#include "core/evidence/query_search.h"
#include "core/language/english_forms.h"
#include "core/language/lemmatizer.h"
#include "core/language/word_splitter.h"
#include "core/language/wordnet.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

/// The words of all names that a query uses, and whether one of its tables is of people in general.
struct NamesUsed {
    std::vector<std::string> words; ///< singular, lower case
    bool areOfPeople = false;
};

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
        add(schema.table(TableId{table}).spokenName);
        names.areOfPeople = names.areOfPeople || std::ranges::find(people, names.words.back()) != people.end();
    }
    for (int column = 0; column < schema.columnCount(); ++column)
        if (usesColumn(query, ColumnId{column}))
            add(schema.column(ColumnId{column}).spokenName);
    return names;
}

/// "org" of organization, as people cut words short; "birth" of birthday.
bool isBeginningOf(const std::string& said, const std::string& name)
{
    constexpr std::size_t shortest = 3, whole = 5; // letters; of a word that stands for itself as well
    const bool isWord = installedWordNet().senses(said, WordClass::Noun) > 0 || installedWordNet().senses(said, WordClass::Verb) > 0;
    return said.size() >= (isWord ? whole : shortest) && name.size() >= said.size() + shortest && name.starts_with(said);
}

/// "injured" of injury: they begin alike, and end in no more than a word's ending.
bool areRelated(const std::string& said, const std::string& name)
{
    constexpr std::size_t stem = 5, ending = 3; // letters
    const auto [left, right] = std::ranges::mismatch(said, name);
    return left - said.begin() >= static_cast<std::ptrdiff_t>(stem) && said.end() - left <= static_cast<std::ptrdiff_t>(ending)
        && name.end() - right <= static_cast<std::ptrdiff_t>(ending);
}

bool isNear(const std::string& said, const NamesUsed& names)
{
    return (names.areOfPeople && isPerson(said))
        || std::ranges::any_of(names.words, [&](const std::string& name) { return isBeginningOf(said, name) || areRelated(said, name); });
}

} // namespace

std::vector<int> wordsNearNames(const sql::Query& query, const Question& question, const Schema& schema)
{
    const NamesUsed names = namesUsed(query, schema);
    std::vector<int> places;
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place)
        if (isNear(nounLemma(lowerCase(question.words[static_cast<std::size_t>(place)].text)), names))
            places.push_back(place);
    return places;
}

} // namespace ratatosk
