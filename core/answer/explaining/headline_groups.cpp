// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/headline_groups.h"

#include "core/answer/explaining/row_names.h"
#include "core/database/schema/item_names.h"
#include "core/english/language/asking_forms.h"
#include "core/english/language/english_forms.h"
#include "core/english/language/irregular_forms.h"
#include "core/english/language/known_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/files/rows/chart_column.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace ratatosk {
namespace {

using Words = std::vector<std::string>;

bool endsThing(const std::string& word)
{
    return word == "and" || word == "or" || word == "that" || word == "which" || word == "to" || isModifierOpening(word)
        || isPluralVerb(word) || isSingularVerb(word) || isInvertingVerb(word);
}

/// "each guest"
bool opensGroups(const std::string& word)
{
    const std::string lower = lowerCase(word);
    return lower == "each" || lower == "every" || lower == "per";
}

bool isNumber(const ResultTable& table, int column)
{
    return table.columns[static_cast<std::size_t>(column)].find('(') != std::string::npos
        && chartColumn(table, column).kind == ChartColumn::Kind::Numbers;
}

/// "town booked", "product sold" are towns and products.
void dropParticiples(Words& thing)
{
    const auto isDeed = [](const std::string& word) { return isRegularParticiple(word) || !irregularVerb(word).empty(); };
    while (thing.size() > 1 && isDeed(thing.back()))
        thing.pop_back();
}

/// "season" -> "seasons"; what is no English word has no plural that is known: "groups by stadt".
std::string counted(const std::string& thing)
{
    const std::vector<Word> words = splitName(lastWord(thing));
    return words.empty() || isEnglishWord(words.back()) ? pluralOf(thing) : "groups by " + thing;
}

/// What stands behind a word that opens it.
std::string thingBehind(const Words& words, Words::const_iterator word)
{
    const bool isInverted = word != words.begin() && word != words.end() && isInvertingVerb(lowerCase(*std::prev(word)));
    Words thing;
    bool isLast = word == words.end();
    while (!isLast) {
        ++word;
        if (word == words.end() || endsThing(lowerCase(*word)))
            break;
        isLast = word->ends_with(',');
        thing.push_back(lowerCase(isLast ? word->substr(0, word->size() - 1) : *word));
    }
    const bool hasVerb = word != words.end() && (isPluralVerb(lowerCase(*word)) || isSingularVerb(lowerCase(*word)));
    if (isInverted && !hasVerb && thing.size() > 1)
        thing.pop_back(); // "does each trainer look after"
    dropParticiples(thing);
    const bool areTwo = word != words.end() && lowerCase(*word) == "and"; // "per year and fuel type"
    return areTwo ? std::string() : fmt::format("{}", fmt::join(thing, " "));
}

/// Whether rows are of that: it names their column, or people by first and last names. "Top clients by revenue" are no revenues.
bool areOf(const std::string& thing, const ResultTable& table, const GroupColumns& columns)
{
    const std::string one = lastWord(singularOf(pluralOf(thing)));
    if (columns.areParts)
        return isPerson(one);
    const Words words = identifierWords(table.columns[static_cast<std::size_t>(columns.name)]);
    return std::ranges::find(words, one) != words.end() || std::ranges::find(words, lastWord(thing)) != words.end();
}

} // namespace

Cell GroupColumns::nameIn(const std::vector<Cell>& row) const
{
    const auto at = static_cast<std::size_t>(name);
    if (!areParts)
        return row[at];
    return isName(row[at]) && isName(row[at + 1]) ? wholeName(row[at], row[at + 1]) : Cell(Null{});
}

std::optional<GroupColumns> groupColumns(const ResultTable& table)
{
    if (table.columns.size() == 3) {
        for (const int measure : {2, 0})
            if (const int name = measure == 0 ? 1 : 0; areNameParts(table, static_cast<std::size_t>(name)) && isNumber(table, measure))
                return GroupColumns{name, measure, true};
    }
    if (table.columns.size() != 2)
        return {};
    for (const int measure : {1, 0}) {
        const ChartColumn name = chartColumn(table, 1 - measure);
        if (isNumber(table, measure) && name.kind != ChartColumn::Kind::Nothing && !name.hasRepeats)
            return GroupColumns{1 - measure, measure};
    }
    return {};
}

std::string requestedGroups(const std::vector<std::string>& words, const ResultTable& table, const GroupColumns& columns)
{
    std::string first; // that no column is called after
    for (auto word = words.begin(); word != words.end(); ++word) {
        const bool isEach = opensGroups(*word), isBy = lowerCase(*word) == "by";
        const bool isFollowed = std::next(word) != words.end() && opensGroups(*std::next(word)); // "by each country"
        const std::string thing = isEach || (isBy && !isFollowed) ? thingBehind(words, word) : std::string();
        if (!thing.empty() && areOf(thing, table, columns))
            return counted(thing); // of "price per night by season" the seasons
        if (isEach && first.empty())
            first = thing;
    }
    return first.empty() ? first : counted(first);
}

std::string groupsIn(const ResultTable& table)
{
    const auto columns = groupColumns(table);
    const std::string column = columns && !columns->areParts ? table.columns[static_cast<std::size_t>(columns->name)] : std::string();
    const auto isOfName = [](unsigned char letter) {
        return letter >= 0x80 || std::isalnum(letter) != 0 || letter == '_' || letter == '.';
    };
    if (!std::ranges::all_of(column, isOfName))
        return {};
    std::vector<std::string> words = identifierWords(column.substr(column.find('.') + 1));
    if (words.size() > 1 && std::ranges::count(std::array{"to", "from", "of", "by"}, words.front()) > 0)
        words.erase(words.begin());
    return counted(fmt::format("{}", fmt::join(words, " ")));
}

} // namespace ratatosk
