// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/spelt_codes.h"

#include "core/english/language/english_forms.h"
#include "core/questions/variants/cell_queries.h"
#include "core/questions/variants/reference_walk.h"
#include "core/questions/variants/source_removal.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::size_t kMostCodes = 30;

/// What each code means; nothing where one has no word, or two the same.
std::optional<CellMap> meanings(const DatabaseContent& content, ColumnId code, ColumnId label)
{
    const std::vector<Cell> codes = content.cellsOf(code), labels = content.cellsOf(label);
    std::set<std::string> words;
    CellMap map;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const auto* word = std::get_if<std::string>(&labels[i]);
        if (!word || map.has(codes[i]) || !words.insert(*word).second)
            return {};
        map.set(codes[i], labels[i]);
    }
    return map;
}

std::optional<CodeTable> codeTableOf(const DatabaseContent& content, TableId table)
{
    const Schema& schema = content.schema;
    const std::vector<ColumnId> columns = schema.columnsOf(table);
    const std::size_t rows = content.rowsOf(table).size();
    if (columns.size() != 2 || rows < 2 || rows > kMostCodes)
        return {};
    CodeTable codes{.table = table, .references = {}};
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (schema.column(key.from).table == table)
            return {};
        if (schema.column(key.to).table != table)
            continue;
        if (!codes.references.empty() && key.to != codes.code)
            return {};
        codes.code = key.to;
        codes.references.push_back(key.from);
    }
    codes.label = columns[0] == codes.code ? columns[1] : columns[0];
    const auto map = codes.references.empty() ? std::nullopt : meanings(content, codes.code, codes.label);
    const auto isKnown = [&](const Cell& cell) { return std::holds_alternative<Null>(cell) || map->has(cell); };
    const auto allAreKnown = [&](ColumnId column) { return std::ranges::all_of(content.cellsOf(column), isKnown); };
    return map && std::ranges::all_of(codes.references, allAreKnown) ? std::optional(std::move(codes)) : std::nullopt;
}

bool isCodes(const sql::Source& source, const CodeTable& codes)
{
    const auto* table = std::get_if<TableId>(&source.relation);
    return table && *table == codes.table;
}

/// The reference that the entry of the code table is joined to, by the only key that it has.
std::optional<sql::ColumnReference> referenceJoined(const sql::SelectBlock& block, int entry, const CodeTable& codes)
{
    std::optional<sql::ColumnReference> reference;
    int keys = 0;
    for (const sql::Source& source : block.from) {
        for (const sql::JoinKey& key : source.keys) {
            const bool isLeft = key.left.source.index == entry;
            if (!isLeft && key.right.source.index != entry)
                continue;
            const sql::ColumnReference& other = isLeft ? key.right : key.left;
            if (std::ranges::find(codes.references, other.column) != codes.references.end() && other.source.level == 0)
                reference = other;
            ++keys;
        }
    }
    return keys == 1 && !block.from[static_cast<std::size_t>(entry)].condition ? reference : std::nullopt;
}

/// Lets the block ask the words. False: it cannot. `optional`: references that are NULL in some rows.
bool askWords(sql::Query& query, sql::SelectBlock& block, const CodeTable& codes, const std::set<ColumnId>& optional)
{
    for (int entry = 0; entry < static_cast<int>(block.from.size()); ++entry) {
        const sql::Source& source = block.from[static_cast<std::size_t>(entry)];
        if (!isCodes(source, codes))
            continue;
        const auto reference = referenceJoined(block, entry, codes);
        if (!reference)
            return false;
        const bool isWholeSure = block.from[static_cast<std::size_t>(reference->source.index)].kind == sql::JoinKind::Inner
            || reference->source.index == 0;
        if (!isWholeSure)
            return false;
        const bool dropsRows = source.kind == sql::JoinKind::Inner && optional.contains(reference->column);
        int requestedCodes = -1; // but for the key of FROM itself
        editMentions(query, [&](SourceMention mention) {
            if (&mention.owner != &block || mention.index != entry)
                return;
            requestedCodes += !mention.column || *mention.column == codes.code;
            if (mention.column)
                *mention.column = reference->column;
        });
        if (requestedCodes != 0)
            return false;
        mergeSources(query, block, entry, reference->source.index);
        const sql::ColumnReference now{{0, reference->source.index - (reference->source.index > entry ? 1 : 0)}, reference->column};
        if (dropsRows && !(block.where && testsColumn(*block.where, now))) // those without a code had no partner
            addConjunct(block.where, {sql::NullTest{{now}, true}});
        --entry;
    }
    return true;
}

/// "status" of "status_code" and "statusId"; empty: nothing is left that says what it is.
std::string withoutCode(const std::string& name)
{
    constexpr std::size_t kShortest = 3;
    for (const std::string_view end : {"_code", "_cd", "_id", "_ID", "_CODE", " code", " id", "Code", "Id", "ID"}) {
        if (name.size() >= end.size() + kShortest && name.ends_with(end))
            return name.substr(0, name.size() - end.size());
    }
    return {};
}

/// A column that held codes is called by what it holds now.
void renameReference(Column& column, const Table& codes, const Schema& schema)
{
    const std::string name = withoutCode(column.name), readableName = withoutCode(column.readableName);
    const bool isKept = !name.empty() && !readableName.empty();
    column.readableName = isKept ? readableName : singularOf(codes.readableName);
    column.name = freeColumnName(schema, column.table, isKept ? name : joinedName(column.readableName));
}

void removeTable(Variant& variant, TableId table)
{
    Schema& schema = variant.content.schema;
    const std::vector<ColumnId> own = schema.columnsOf(table);
    const int first = index(own.front()), count = static_cast<int>(own.size());
    const auto movedColumn = [&](ColumnId id) { return index(id) >= first + count ? ColumnId{index(id) - count} : id; };
    const auto movedTable = [&](TableId id) { return id > table ? TableId{index(id) - 1} : id; };
    std::vector<Table> tables = schema.tables();
    tables.erase(tables.begin() + index(table));
    std::vector<Column> columns = schema.columns();
    columns.erase(columns.begin() + first, columns.begin() + first + count);
    for (Column& column : columns)
        column.table = movedTable(column.table);
    std::vector<ForeignKey> keys = schema.foreignKeys();
    std::erase_if(keys, [&](const ForeignKey& key) { return schema.column(key.to).table == table; });
    for (ForeignKey& key : keys)
        key = {movedColumn(key.from), movedColumn(key.to), key.group, key.isGuess};
    schema = *Schema::create(std::move(tables), std::move(columns), std::move(keys)); // of a schema that was checked
    variant.content.rows.erase(variant.content.rows.begin() + index(table));
    for (CarriedQuery& carried : variant.queries)
        renumber(carried.query, {.column = movedColumn, .table = movedTable});
}

} // namespace

std::vector<CodeTable> codeTables(const DatabaseContent& content)
{
    std::vector<CodeTable> tables;
    for (int table = 0; table < content.schema.tableCount(); ++table) {
        if (auto codes = codeTableOf(content, TableId{table}))
            tables.push_back(*std::move(codes));
    }
    return tables;
}

void spellCodesOut(Variant& variant, const CodeTable& codes)
{
    DatabaseContent& content = variant.content;
    const auto words = std::make_shared<CellMap>(*meanings(content, codes.code, codes.label));
    CellChanges changes;
    std::set<ColumnId> optional;
    for (const ColumnId reference : codes.references) {
        if (std::ranges::any_of(content.cellsOf(reference), [](const Cell& cell) { return std::holds_alternative<Null>(cell); }))
            optional.insert(reference);
        changes[reference] = {.cells = words, .declaredType = "TEXT", .isOtherValue = true};
    }
    for (CarriedQuery& carried : variant.queries) {
        followCells(carried, changes, content.schema); // literals are codes still
        editBlocks(carried.query, [&](sql::SelectBlock& block) {
            const bool asks = std::ranges::any_of(block.from, [&](const sql::Source& source) { return isCodes(source, codes); });
            carried.isRewritten = carried.isRewritten || asks;
            if (!carried.loss && !askWords(carried.query, block, codes, optional))
                carried.loss = Loss::Stuck;
        });
    }
    std::vector<Column> columns = content.schema.columns();
    for (const ColumnId reference : codes.references) {
        Column& column = columns[static_cast<std::size_t>(index(reference))];
        renameReference(column, content.schema.table(codes.table), content.schema);
        column.declaredType = "TEXT";
        column.type = ColumnType::Text;
        const std::size_t place = content.placeOf(reference);
        for (std::vector<Cell>& row : content.rowsOf(column.table))
            row[place] = (*words)(row[place]);
    }
    content.schema = *Schema::create(content.schema.tables(), std::move(columns), content.schema.foreignKeys()); // of a checked schema
    removeTable(variant, codes.table);
}

} // namespace ratatosk
