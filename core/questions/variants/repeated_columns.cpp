// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/repeated_columns.h"

#include "core/database/schema/name_columns.h"
#include "core/english/language/english_forms.h"
#include "core/questions/variants/cell_map.h"
#include "core/questions/variants/reference_walk.h"
#include "core/questions/variants/source_removal.h"

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

/// The parent's cells by its key; nothing where a cell of the key is not found there just once.
std::optional<CellMap> cellsByKey(const DatabaseContent& content, const ForeignKey& key, ColumnId repeated)
{
    const std::vector<Cell> keys = content.cellsOf(key.to), values = content.cellsOf(repeated);
    CellMap byKey;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (byKey.has(keys[i]))
            return {};
        byKey.set(keys[i], values[i]);
    }
    const std::vector<Cell> references = content.cellsOf(key.from);
    const auto isFound = [&](const Cell& cell) { return !std::holds_alternative<Null>(cell) && byKey.has(cell); };
    if (references.empty() || !std::ranges::all_of(references, isFound))
        return {};
    return byKey;
}

std::optional<ColumnId> columnToRepeat(const Schema& schema, const ForeignKey& key)
{
    const TableId parent = schema.column(key.to).table;
    const auto isFit = [&](ColumnId column) {
        return column != key.to && !schema.column(column).isPrimaryKey && schema.column(column).type == ColumnType::Text;
    };
    std::vector<ColumnId> columns = nameColumns(schema, parent);
    std::ranges::copy(schema.columnsOf(parent), std::back_inserter(columns));
    const auto found = std::ranges::find_if(columns, isFit);
    return found == columns.end() ? std::nullopt : std::optional(*found);
}

/// Whether the key is one of a single column, and the two tables are different ones.
bool isSimple(const Schema& schema, const ForeignKey& key)
{
    const auto isOfGroup = [&](const ForeignKey& other) { return other.group == key.group; };
    return std::ranges::count_if(schema.foreignKeys(), isOfGroup) == 1 && schema.column(key.from).table != schema.column(key.to).table;
}

/// An entry of FROM that is there for one column of the parent alone, and the entry whose copy of it does as well.
struct Idle {
    int parent = 0, child = 0;
};

bool isPlainEntry(const sql::Source& source)
{
    return std::holds_alternative<TableId>(source.relation) && source.kind == sql::JoinKind::Inner && !source.condition;
}

/// The other side of the only key of FROM that the entry has, where that is the repetition's.
std::optional<int> childJoined(const sql::SelectBlock& block, int parent, const Repetition& repetition)
{
    std::optional<int> child;
    int keys = 0;
    for (const sql::Source& source : block.from) {
        for (const sql::JoinKey& key : source.keys) {
            const bool isLeft = key.left.source.index == parent;
            if (!isLeft && key.right.source.index != parent)
                continue;
            const sql::ColumnReference &own = isLeft ? key.left : key.right, &other = isLeft ? key.right : key.left;
            if (own.column == repetition.parentKey && other.column == repetition.key && other.source.level == 0)
                child = other.source.index;
            ++keys;
        }
    }
    return keys == 1 ? child : std::nullopt;
}

std::optional<Idle> idleEntry(sql::Query& query, sql::SelectBlock& block, const Repetition& repetition, TableId parentTable)
{
    const bool isPlain = std::ranges::all_of(block.from, isPlainEntry)
        && std::ranges::none_of(block.items, [](const auto& item) { return std::holds_alternative<sql::Star>(item.expression.term); });
    for (int entry = 0; isPlain && entry < static_cast<int>(block.from.size()); ++entry) {
        const auto child = std::get<TableId>(block.from[static_cast<std::size_t>(entry)].relation) == parentTable
            ? childJoined(block, entry, repetition)
            : std::nullopt;
        int repeated = 0, others = 0;
        editMentions(query, [&](SourceMention mention) {
            const bool isOfEntry = &mention.owner == &block && mention.index == entry;
            const bool isRepeated = mention.column && *mention.column == repetition.repeated;
            repeated += isOfEntry && isRepeated;
            others += isOfEntry && !isRepeated && (!mention.column || *mention.column != repetition.parentKey);
        });
        if (child && repeated > 0 && others == 0)
            return Idle{entry, *child};
    }
    return {};
}

/// Whether an entry went.
bool askCopy(sql::Query& query, const Repetition& repetition, ColumnId copy, TableId parentTable)
{
    bool hasChanged = false;
    editBlocks(query, [&](sql::SelectBlock& block) {
        while (const auto idle = idleEntry(query, block, repetition, parentTable)) {
            editMentions(query, [&](SourceMention mention) {
                if (&mention.owner != &block || mention.index != idle->parent || !mention.column)
                    return;
                *mention.column = *mention.column == repetition.repeated ? copy : repetition.key;
            });
            mergeSources(query, block, idle->parent, idle->child);
            hasChanged = true;
        }
    });
    return hasChanged;
}

} // namespace

std::vector<Repetition> possibleRepetitions(const DatabaseContent& content)
{
    std::vector<Repetition> repetitions;
    for (const ForeignKey& key : content.schema.foreignKeys()) {
        const auto column = isSimple(content.schema, key) ? columnToRepeat(content.schema, key) : std::nullopt;
        if (column && cellsByKey(content, key, *column))
            repetitions.push_back({key.from, key.to, *column});
    }
    return repetitions;
}

void repeatColumn(Variant& variant, const Repetition& repetition)
{
    DatabaseContent& content = variant.content;
    const TableId child = content.schema.column(repetition.key).table, parent = content.schema.column(repetition.parentKey).table;
    const auto byKey = cellsByKey(content, {.from = repetition.key, .to = repetition.parentKey}, repetition.repeated);
    if (!byKey)
        return;
    std::vector<Cell> cells = content.cellsOf(repetition.key);
    std::ranges::transform(cells, cells.begin(), *byKey);
    Column column = content.schema.column(repetition.repeated);
    const std::string owner = singularOf(content.schema.table(parent).readableName);
    if (!column.readableName.starts_with(owner)) {
        column.readableName = owner + ' ' + column.readableName;
        column.name = joinedName(column.readableName);
    }
    column.name = freeColumnName(content.schema, child, column.name);
    column.isPrimaryKey = false;
    const int place = static_cast<int>(content.placeOf(repetition.key)) + 1;
    const ColumnId copy{index(repetition.key) + 1};
    insertColumn(variant, child, place, std::move(column), cells);
    const auto moved = [&](ColumnId id) { return id >= copy ? ColumnId{index(id) + 1} : id; };
    const Repetition now{repetition.key, moved(repetition.parentKey), moved(repetition.repeated)};
    for (CarriedQuery& carried : variant.queries)
        carried.isRewritten = askCopy(carried.query, now, copy, parent) || carried.isRewritten;
}

} // namespace ratatosk
