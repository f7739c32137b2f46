// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/cell_variant.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/everyday_words.h"
#include "core/questions/variants/cell_queries.h"
#include "core/questions/variants/header_text.h"

#include <array>
#include <functional>

namespace ratatosk {
namespace {

constexpr double kShare = 0.5;

std::set<ColumnId> keyColumns(const Schema& schema)
{
    std::set<ColumnId> keys;
    for (const ForeignKey& key : schema.foreignKeys())
        keys.insert({key.from, key.to});
    for (int column = 0; column < schema.columnCount(); ++column) {
        if (schema.column(ColumnId{column}).isPrimaryKey)
            keys.insert(ColumnId{column});
    }
    return keys;
}

/// Names and places are not told by their first letters.
bool mayBeCoded(const Column& column)
{
    return !isPlaceName(column.readableName) && lastWord(column.readableName) != "name";
}

/// The first change that the cells allow, in an order that is drawn.
std::optional<CellChange> drawnChange(const Column& column, const std::vector<Cell>& cells, Dice& dice)
{
    const bool isFlag = column.type == ColumnType::Boolean || column.readableName.starts_with("is ")
        || column.readableName.starts_with("has ");
    const bool hasPlainName = column.name.find_first_of("(%$") == std::string::npos && column.name.find("€") == std::string::npos
        && column.name.find("£") == std::string::npos; // else it names its unit
    std::vector<std::function<std::optional<CellChange>()>> ways{
        [&] { return mayBeCoded(column) ? wordsAsCodes(cells) : std::nullopt; },
        [&] { return codesAsWords(cells, isFlag); },
        [&] { return datesOtherwise(cells, dice); },
        [&] { return numbersAsTexts(cells, hasPlainName && isAmount(column.readableName), dice); },
        [&] { return nullsAsTexts(cells, dice); },
    };
    dice.shuffle(ways);
    for (const auto& way : ways) {
        if (auto change = way())
            return change;
    }
    return {};
}

} // namespace

CellChanges drawnCellChanges(const Variant& variant, Dice& dice)
{
    const Schema& schema = variant.content.schema;
    std::set<ColumnId> kept = keyColumns(schema);
    kept.merge(comparedColumns(variant.queries));
    CellChanges changes;
    for (int id = 0; id < schema.columnCount(); ++id) {
        const ColumnId column{id};
        if (kept.contains(column) || !dice.chance(kShare))
            continue;
        if (auto change = drawnChange(schema.column(column), variant.content.cellsOf(column), dice))
            changes.emplace(column, *std::move(change));
    }
    return changes;
}

void changeCells(Variant& variant, const CellChanges& changes)
{
    DatabaseContent& content = variant.content;
    for (CarriedQuery& carried : variant.queries)
        followCells(carried, changes, content.schema);
    std::vector<Column> columns = content.schema.columns();
    for (const auto& [id, change] : changes) {
        Column& column = columns[static_cast<std::size_t>(index(id))];
        column.declaredType = change.declaredType;
        column.type = change.declaredType == "TEXT" ? ColumnType::Text : ColumnType::Number;
        const std::size_t place = content.placeOf(id);
        for (std::vector<Cell>& row : content.rowsOf(column.table))
            row[place] = (*change.cells)(row[place]);
    }
    content.schema = *Schema::create(content.schema.tables(), std::move(columns), content.schema.foreignKeys()); // of a checked schema
}

} // namespace ratatosk
