// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/shape_variant.h"

#include "core/questions/variants/code_table.h"
#include "core/questions/variants/foreign_matter.h"
#include "core/questions/variants/repeated_columns.h"
#include "core/questions/variants/spelt_codes.h"
#include "core/questions/variants/wide_sheet.h"

namespace ratatosk {
namespace {

constexpr double kSheets = 0.7, kSpelt = 0.4, kCodeTable = 0.5, kRepetition = 0.4, kTechnical = 0.5, kUnrelated = 0.5;
constexpr int kMostSheets = 2, kMostUnrelated = 3;

} // namespace

void changeShape(Variant& variant, const DatabaseContent* other, Dice& dice)
{
    for (int i = 0; i < kMostSheets; ++i) {
        const std::vector<TablePair> pairs = tablePairs(variant.content);
        if (!pairs.empty() && dice.chance(kSheets))
            joinIntoSheet(variant, dice.pick(pairs));
    }
    if (const std::vector<CodeTable> tables = codeTables(variant.content); !tables.empty() && dice.chance(kSpelt))
        spellCodesOut(variant, dice.pick(tables));
    if (const std::vector<ColumnId> columns = columnsForCodeTables(variant); !columns.empty() && dice.chance(kCodeTable))
        moveToCodeTable(variant, dice.pick(columns));
    std::vector<Repetition> repetitions = possibleRepetitions(variant.content);
    for (std::size_t left = repetitions.size(); left > 0; --left) { // from the last on, so that the others keep their numbers
        if (dice.chance(kRepetition))
            repeatColumn(variant, possibleRepetitions(variant.content)[left - 1]);
    }
    if (dice.chance(kTechnical))
        addTechnicalColumns(variant, dice);
    if (other && dice.chance(kUnrelated))
        addUnrelatedTables(variant, *other, dice.between(1, kMostUnrelated), dice);
}

} // namespace ratatosk
