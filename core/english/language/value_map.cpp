// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/value_map.h"

#include "core/english/language/word_list.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace ratatosk {
namespace {

const std::array<WordTable, 8>& cellMeanings()
{
    static const std::array<WordTable, 8> tables{
        WordTable::builtIn(
#include "resources/english/sexes.words"
            ),
        WordTable::builtIn(
#include "resources/english/handedness.words"
            ),
        WordTable::builtIn(
#include "resources/english/nations.words"
            ),
        WordTable::builtIn(
#include "resources/english/continents.words"
            ),
        WordTable::builtIn(
#include "resources/english/us_states.words"
            ),
        WordTable::builtIn(
#include "resources/english/months.words"
            ),
        WordTable::builtIn(
#include "resources/english/weekdays.words"
            ),
        WordTable::builtIn(
#include "resources/english/languages.words"
            ),
    };
    return tables;
}

const WordTable& states()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/states.words"
    );
    return list;
}

const WordSet& flags()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/flags.words"
    );
    return list;
}

} // namespace

std::vector<std::string_view> storedSpellings(std::string_view phrase)
{
    std::vector<std::string_view> cells;
    for (const WordTable& table : cellMeanings())
        std::ranges::copy_if(table.valuesOf(phrase), std::back_inserter(cells), [](std::string_view cell) { return !cell.empty(); });
    return cells;
}

std::span<const std::string_view> stateSpellings(std::string_view phrase)
{
    return states().valuesOf(phrase);
}

bool isStateOfThings(const std::string& cell)
{
    const std::string stored = lowerCase(cell);
    return std::ranges::any_of(states().entries(),
                               [&](const WordTable::Entry& entry) { return std::ranges::count(entry.values, stored) > 0; });
}

bool isFlag(std::string_view cell)
{
    return flags().contains(cell);
}

} // namespace ratatosk
