// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explaining/headline_groups.h"

#include "core/explaining/row_names.h"
#include "core/language/asking_forms.h"
#include "core/language/english_forms.h"
#include "core/rows/chart_column.h"
#include "core/schema/item_names.h"
#include "core/text/characters.h"

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

/// "each guest", "tips by waiter"; not "sorted by price", "written by Anna"
bool opensGroups(const Words& words, std::size_t at)
{
    const std::string word = lowerCase(words[at]), before = at > 0 ? lowerCase(words[at - 1]) : std::string();
    constexpr std::array<std::string_view, 5> others{"sort", "order", "rank", "written", "by"};
    const bool isOfDeeds = before.empty() || before.ends_with("ed") || std::ranges::find(others, before) != others.end();
    return word == "each" || word == "every" || word == "per" || (word == "by" && !isOfDeeds);
}

bool isFigure(const ResultTable& table, int column)
{
    return table.columns[static_cast<std::size_t>(column)].find('(') != std::string::npos
        && chartColumn(table, column).kind == ChartColumn::Kind::Numbers;
}

} // namespace

std::string groupsAskedFor(const Words& words)
{
    auto word = words.begin();
    while (word != words.end() && !opensGroups(words, static_cast<std::size_t>(word - words.begin())))
        ++word;
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
        thing.pop_back();                                                 // "does each trainer look after"
    const bool areTwo = word != words.end() && lowerCase(*word) == "and"; // "per year and fuel type"
    return thing.empty() || areTwo ? std::string() : pluralOf(fmt::format("{}", fmt::join(thing, " ")));
}

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
        for (const int figure : {2, 0})
            if (const int name = figure == 0 ? 1 : 0; areNameParts(table, static_cast<std::size_t>(name)) && isFigure(table, figure))
                return GroupColumns{name, figure, true};
    }
    if (table.columns.size() != 2)
        return {};
    for (const int figure : {1, 0}) {
        const ChartColumn name = chartColumn(table, 1 - figure);
        if (isFigure(table, figure) && name.kind != ChartColumn::Kind::Nothing && !name.hasRepeats)
            return GroupColumns{1 - figure, figure};
    }
    return {};
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
    return pluralOf(fmt::format("{}", fmt::join(words, " ")));
}

} // namespace ratatosk
