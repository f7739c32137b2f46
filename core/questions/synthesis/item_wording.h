// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/english/language/english_forms.h"

#include <map>
#include <string>

namespace ratatosk {

/// What tables and columns are called in one question: drawn once for each, then the same throughout. Mostly the spoken name, for a
/// column with or without the table's name in front; now and then a synonym. Requires: schema and dice outlive it.
class ItemWording
{
public:
    ItemWording(const Schema& schema, Dice& dice) : m_schema(schema), m_dice(dice) {}

    std::string table(TableId table, Number number);
    std::string column(ColumnId column, Number number);

private:
    std::string drawTable(TableId table);
    std::string drawColumn(ColumnId column);
    std::string otherWord(const std::string& phrase, bool takesRareWords);

    const Schema& m_schema;
    Dice& m_dice;
    std::map<TableId, std::string> m_tables;   ///< in the singular
    std::map<ColumnId, std::string> m_columns; ///< likewise
};

} // namespace ratatosk
