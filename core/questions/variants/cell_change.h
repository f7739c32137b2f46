// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/variants/variant.h"
#include "core/sql/tree/date_form.h"

#include <map>
#include <optional>
#include <string>

namespace ratatosk {

/// What becomes of the cells of a column.
struct CellChange {
    SharedCellMap cells;
    std::string declaredType;            ///< of the column afterwards
    bool isOtherValue = false;           ///< a code or a word in the place of another: only what tests for equality can follow
    std::optional<sql::DateForm> date;   ///< how days are written now
    std::optional<sql::CastType> number; ///< which numbers are texts now
    std::string thousands;               ///< a mark between their thousands
    std::string currency;                ///< a mark before them
    std::optional<std::string> absent;   ///< the text for NULL
};

using CellChanges = std::map<ColumnId, CellChange>;

// What a column may become; nothing where its cells do not allow it. Each looks at all cells.

/// Words that repeat ("shipped", "cancelled") become their first letters ("S", "C"), or first three where one does not tell them apart.
std::optional<CellChange> wordsAsCodes(const std::vector<Cell>& cells);
/// Letters or digits that mean yes, no or a sex become words: "Y" -> "yes".
std::optional<CellChange> codesAsWords(const std::vector<Cell>& cells, bool isFlag);
/// Days of SQLite's own kind are written otherwise, or are seconds since 1970.
std::optional<CellChange> datesOtherwise(const std::vector<Cell>& cells, Dice& dice);
/// Numbers become texts, with marks where these are drawn: between thousands, but of years, and of money before the number.
std::optional<CellChange> numbersAsTexts(const std::vector<Cell>& cells, bool isMoney, Dice& dice);
/// NULL among texts becomes '' or "n/a".
std::optional<CellChange> nullsAsTexts(const std::vector<Cell>& cells, Dice& dice);

} // namespace ratatosk
