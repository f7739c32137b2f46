// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/item_wording.h"

#include "core/english/language/synonyms.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using namespace std::string_view_literals;

constexpr double kSynonymShare = 0.12; ///< most people say the name that they see

/// Words that people put for each other; WordNet's own lists mix these with rare ones.
constexpr std::array<std::pair<std::string_view, std::string_view>, 38> kSynonyms{{
    {"price", "cost"},
    {"cost", "price"},
    {"salary", "pay"},
    {"employee", "worker"},
    {"customer", "client"},
    {"client", "customer"},
    {"film", "movie"},
    {"movie", "film"},
    {"student", "pupil"},
    {"teacher", "instructor"},
    {"instructor", "teacher"},
    {"country", "nation"},
    {"city", "town"},
    {"location", "place"},
    {"title", "name"},
    {"sex", "gender"},
    {"gender", "sex"},
    {"type", "kind"},
    {"category", "kind"},
    {"nationality", "citizenship"},
    {"surname", "last name"},
    {"amount", "sum"},
    {"grade", "mark"},
    {"rating", "score"},
    {"phone", "telephone"},
    {"capacity", "number of seats"},
    {"attendance", "number of visitors"},
    {"hometown", "home town"},
    {"enrollment", "number of students"},
    {"company", "firm"},
    {"car", "automobile"},
    {"job", "occupation"},
    {"occupation", "job"},
    {"description", "details"},
    {"manager", "boss"},
    {"physician", "doctor"},
    {"author", "writer"},
    {"shop", "store"},
}};

/// First words of table names that say nothing about the rows, and last ones.
constexpr std::array kEmptyBeginnings{"ref "sv, "reference "sv, "tbl "sv, "all "sv, "the "sv, "has "sv};
constexpr std::array kEmptyEndings{" table"sv, " list"sv, " info"sv, " information"sv, " data"sv, " of"sv};

std::string withoutEmptyWords(std::string name)
{
    for (const std::string_view begin : kEmptyBeginnings) {
        if (name.starts_with(begin))
            name.erase(0, begin.size());
    }
    for (const std::string_view end : kEmptyEndings) {
        if (name.ends_with(end))
            name.erase(name.size() - end.size());
    }
    return name;
}

bool isPlainWord(const std::string& word)
{
    return word.size() >= 5 && word.size() <= 10 && std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// WordNet knows many words that nobody says ("twelvemonth"): those that have several synonyms themselves, this one among them, are
/// mostly common.
std::vector<std::string> usualSynonyms(const std::string& word)
{
    std::vector<std::string> usual;
    for (const std::string& synonym : synonymsOf(word)) {
        const std::vector<std::string> back = isPlainWord(synonym) ? synonymsOf(synonym) : std::vector<std::string>();
        if (back.size() >= 3 && back.size() <= 6 && std::ranges::find(back, word) != back.end())
            usual.push_back(synonym);
    }
    return usual;
}

} // namespace

/// The last word of the phrase exchanged, if there is another for it. Only tables of one word take
/// WordNet's: inside a phrase, and for columns with their abbreviations and units, the sense is mostly another.
std::string ItemWording::otherWord(const std::string& phrase, bool takesRareWords)
{
    const size_t begin = phrase.rfind(' ') + 1; // npos + 1 == 0
    const std::string word = phrase.substr(begin);
    for (const auto& [known, synonym] : kSynonyms) {
        if (word == known)
            return phrase.substr(0, begin) + std::string(synonym);
    }
    const bool looksFurther = takesRareWords && begin == 0 && m_dice.chance(0.15);
    const std::vector<std::string> synonyms = looksFurther ? usualSynonyms(word) : std::vector<std::string>();
    return synonyms.empty() ? phrase : synonyms.front();
}

std::string ItemWording::drawTable(TableId table)
{
    const std::string name = singularOf(withoutEmptyWords(m_schema.table(table).readableName));
    return m_dice.chance(kSynonymShare) ? otherWord(name, true) : name;
}

std::string ItemWording::drawColumn(ColumnId id)
{
    const Column& column = m_schema.column(id);
    std::string name = column.readableName;                 // plurals stay: "points", "price in dollars"
    if (name.starts_with("is ") || name.starts_with("if ")) // a flag is hard to name as a thing
        return name.substr(3) + " status";
    const std::string owner = singularOf(withoutEmptyWords(m_schema.table(column.table).readableName)) + ' ';
    if (name.starts_with(owner) && name.size() > owner.size() && m_dice.chance(0.6))
        name.erase(0, owner.size());
    return m_dice.chance(kSynonymShare) ? otherWord(name, false) : name;
}

std::string ItemWording::table(TableId table, Number number)
{
    auto known = m_tables.find(table);
    if (known == m_tables.end())
        known = m_tables.emplace(table, drawTable(table)).first;
    return number == Number::One ? known->second : pluralOf(known->second);
}

std::string ItemWording::column(ColumnId column, Number number)
{
    auto known = m_columns.find(column);
    if (known == m_columns.end())
        known = m_columns.emplace(column, drawColumn(column)).first;
    return number == Number::One ? known->second : pluralOf(known->second);
}

} // namespace ratatosk
