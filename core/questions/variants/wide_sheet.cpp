// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/wide_sheet.h"

#include "core/database/schema/identifier.h"
#include "core/questions/variants/reference_walk.h"
#include "core/questions/variants/source_removal.h"
#include "core/sql/tree/conjuncts.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace ratatosk {
namespace {

using RowNumbers = std::map<Cell, std::size_t, bool (*)(const Cell&, const Cell&)>;

bool isBefore(const Cell& left, const Cell& right)
{
    if (left.index() != right.index())
        return left.index() < right.index();
    if (const auto* number = std::get_if<std::int64_t>(&left))
        return *number < std::get<std::int64_t>(right);
    const auto* text = std::get_if<std::string>(&left);
    return text && *text < std::get<std::string>(right);
}

/// Where each key is; nothing where one is missing, repeated, or neither a whole number nor a text.
std::optional<RowNumbers> rowsByKey(const std::vector<Cell>& keys)
{
    RowNumbers rows(isBefore);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool isKey = std::holds_alternative<std::int64_t>(keys[i]) || std::holds_alternative<std::string>(keys[i]);
        if (!isKey || !rows.emplace(keys[i], i).second)
            return {};
    }
    return rows;
}

bool hasNull(const std::vector<Cell>& cells)
{
    return std::ranges::any_of(cells, [](const Cell& cell) { return std::holds_alternative<Null>(cell); });
}

std::optional<ColumnId> witnessOf(const DatabaseContent& content, TableId part, ColumnId partKey)
{
    const std::vector<ColumnId> columns = content.schema.columnsOf(part);
    const auto found = std::ranges::find_if(columns,
                                            [&](ColumnId column) { return column != partKey && !hasNull(content.cellsOf(column)); });
    return found == columns.end() ? std::nullopt : std::optional(*found);
}

/// Whether a column's cells are all different by design, not because there are few of them.
bool isUniqueByDesign(const DatabaseContent& content, ColumnId column)
{
    constexpr std::size_t kTellingRows = 20;
    const TableId table = content.schema.column(column).table;
    const auto isKey = [&](ColumnId id) { return content.schema.column(id).isPrimaryKey; };
    const bool isWholeKey = isKey(column) && std::ranges::count_if(content.schema.columnsOf(table), isKey) == 1;
    return isWholeKey || content.rowsOf(table).size() >= kTellingRows;
}

bool isReferredTo(const Schema& schema, TableId table)
{
    return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return schema.column(key.to).table == table; });
}

std::optional<TablePair> pairOf(const DatabaseContent& content, const ForeignKey& key)
{
    const Schema& schema = content.schema;
    TablePair pair{schema.column(key.to).table, schema.column(key.from).table, key.to, key.from, {}};
    const auto isOfGroup = [&](const ForeignKey& other) { return other.group == key.group; };
    if (pair.whole == pair.part || isReferredTo(schema, pair.part) || std::ranges::count_if(schema.foreignKeys(), isOfGroup) > 1
        || !isUniqueByDesign(content, key.from))
        return {};
    const auto whole = rowsByKey(content.cellsOf(key.to)), part = rowsByKey(content.cellsOf(key.from));
    if (!whole || !part || part->empty() || !std::ranges::all_of(*part, [&](const auto& entry) { return whole->contains(entry.first); }))
        return {};
    if (part->size() < whole->size())
        pair.witness = witnessOf(content, pair.part, key.from);
    return part->size() == whole->size() || pair.witness ? std::optional(pair) : std::nullopt;
}

/// How the columns and tables of before are numbered once the part's stand behind the whole's.
class SheetNumbers
{
public:
    SheetNumbers(const Schema& schema, const TablePair& pair) : m_pair(pair)
    {
        for (int table = 0; table < schema.tableCount(); ++table) {
            if (TableId{table} == pair.part)
                continue;
            add(schema.columnsOf(TableId{table}));
            if (TableId{table} == pair.whole) {
                std::vector<ColumnId> more = schema.columnsOf(pair.part);
                std::erase(more, pair.partKey);
                add(more);
            }
        }
        m_columns[pair.partKey] = m_columns.at(pair.wholeKey);
    }

    ColumnId column(ColumnId before) const { return m_columns.at(before); }
    TableId table(TableId before) const
    {
        const TableId joined = before == m_pair.part ? m_pair.whole : before;
        return joined > m_pair.part ? TableId{index(joined) - 1} : joined;
    }
    const std::vector<ColumnId>& order() const { return m_order; } ///< columns of before in their new order

private:
    void add(const std::vector<ColumnId>& columns)
    {
        for (const ColumnId column : columns) {
            m_columns[column] = ColumnId(m_order.size());
            m_order.push_back(column);
        }
    }

    const TablePair& m_pair;
    std::map<ColumnId, ColumnId> m_columns;
    std::vector<ColumnId> m_order;
};

TableRows sheetRows(const DatabaseContent& content, const TablePair& pair)
{
    const RowNumbers parts = *rowsByKey(content.cellsOf(pair.partKey));
    const std::size_t key = content.placeOf(pair.wholeKey), partKey = content.placeOf(pair.partKey);
    const std::size_t width = content.schema.columnsOf(pair.part).size();
    TableRows rows = content.rowsOf(pair.whole);
    for (std::vector<Cell>& row : rows) {
        const auto found = parts.find(row[key]);
        for (std::size_t i = 0; i < width; ++i) {
            if (i != partKey)
                row.push_back(found == parts.end() ? Cell(Null{}) : content.rowsOf(pair.part)[found->second][i]);
        }
    }
    return rows;
}

/// Whether a column of another table has the name, too: in the sheet nobody would know whose it is.
bool isAmbiguous(const Schema& schema, const Column& column, TableId part)
{
    return std::ranges::any_of(schema.columns(),
                               [&](const Column& other) { return other.table != part && sameIdentifier(other.name, column.name); });
}

DatabaseContent sheetContent(const DatabaseContent& content, const TablePair& pair, const SheetNumbers& numbers)
{
    const Schema& schema = content.schema;
    DatabaseContent result;
    std::vector<Table> tables;
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (TableId{table} == pair.part)
            continue;
        tables.push_back(schema.table(TableId{table}));
        result.rows.push_back(TableId{table} == pair.whole ? sheetRows(content, pair) : content.rowsOf(TableId{table}));
    }
    std::vector<Column> columns;
    for (const ColumnId id : numbers.order()) {
        Column column = schema.column(id);
        if (column.table == pair.part) {
            column.isPrimaryKey = false;
            if (isAmbiguous(schema, column, pair.part)) {
                column.name = schema.table(pair.part).name + '_' + column.name;
                column.readableName = schema.table(pair.part).readableName + ' ' + column.readableName;
            }
        }
        column.table = numbers.table(column.table);
        columns.push_back(std::move(column));
    }
    std::vector<ForeignKey> keys;
    for (ForeignKey key : schema.foreignKeys()) {
        if (key.from == pair.partKey)
            continue;
        key.from = numbers.column(key.from);
        key.to = numbers.column(key.to);
        keys.push_back(key);
    }
    result.schema = *Schema::create(std::move(tables), std::move(columns), std::move(keys)); // of a schema that was checked
    return result;
}

bool isTable(const sql::Source& source, TableId table)
{
    const auto* own = std::get_if<TableId>(&source.relation);
    return own && *own == table && !source.condition;
}

/// Whether the key of FROM joins the entry of the part to one of the whole, which is returned.
std::optional<int> wholeJoined(const sql::SelectBlock& block, const sql::JoinKey& key, int part, const TablePair& pair)
{
    for (const auto& [own, other] : {std::pair(key.left, key.right), std::pair(key.right, key.left)}) {
        const bool isOfPair = own.source.index == part && own.column == pair.partKey && other.column == pair.wholeKey;
        if (isOfPair && other.source.level == 0 && isTable(block.from[static_cast<std::size_t>(other.source.index)], pair.whole))
            return other.source.index;
    }
    return {};
}

/// The entry of the whole that the entry of the part is joined to, which the key is taken off; nothing where rows of the whole may be missing.
std::optional<int> takeJoin(sql::SelectBlock& block, int part, const TablePair& pair)
{
    for (sql::Source& source : block.from) {
        for (auto key = source.keys.begin(); key != source.keys.end(); ++key) {
            const auto whole = wholeJoined(block, *key, part, pair);
            if (!whole || (*whole > 0 && block.from[static_cast<std::size_t>(*whole)].kind == sql::JoinKind::Left))
                continue;
            source.keys.erase(key);
            return whole;
        }
    }
    return {};
}

/// Asks the sheet where the block asks the part. False: it does not.
bool askSheet(sql::Query& query, sql::SelectBlock& block, const TablePair& pair)
{
    bool hasChanged = false;
    for (int entry = 0; entry < static_cast<int>(block.from.size()); ++entry) {
        const sql::Source& source = block.from[static_cast<std::size_t>(entry)];
        if (!isTable(source, pair.part))
            continue;
        hasChanged = true;
        const bool isLeft = source.kind == sql::JoinKind::Left;
        if (pair.witness && !isLeft)
            addConjunct(block.where, {sql::NullTest{{sql::ColumnReference{{0, entry}, *pair.witness}}, true}});
        const auto whole = takeJoin(block, entry, pair);
        if (!whole)
            continue;
        if (isLeft && pair.witness) { // where there is no row of the part its key is NULL, that of the sheet is not
            editMentions(query, [&](SourceMention mention) {
                if (&mention.owner == &block && mention.index == entry && mention.column && *mention.column == pair.partKey)
                    *mention.column = *pair.witness;
            });
        }
        mergeSources(query, block, entry, *whole);
        --entry;
    }
    return hasChanged;
}

} // namespace

std::vector<TablePair> tablePairs(const DatabaseContent& content)
{
    std::vector<TablePair> pairs;
    for (const ForeignKey& key : content.schema.foreignKeys()) {
        if (const auto pair = pairOf(content, key))
            pairs.push_back(*pair);
    }
    return pairs;
}

void joinIntoSheet(Variant& variant, const TablePair& pair)
{
    const SheetNumbers numbers(variant.content.schema, pair);
    const Renumbering renumbering{.column = [&](ColumnId id) { return numbers.column(id); },
                                  .table = [&](TableId id) { return numbers.table(id); }};
    for (CarriedQuery& carried : variant.queries) {
        editBlocks(carried.query,
                   [&](sql::SelectBlock& block) { carried.isRewritten = askSheet(carried.query, block, pair) || carried.isRewritten; });
        renumber(carried.query, renumbering);
    }
    variant.content = sheetContent(variant.content, pair, numbers);
}

} // namespace ratatosk
