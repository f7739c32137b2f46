// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/sqlite_schema.h"

#include "core/base/log.h"
#include "core/database/engine/key_inference.h"
#include "core/database/engine/schema_reader.h"
#include "core/database/schema/identifier.h"
#include "core/database/schema/item_names.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/sqlite/virtual_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace ratatosk {

namespace {

constexpr RunLimits everything{.rows = std::numeric_limits<std::int64_t>::max()};

/// A view's columns are known when SQLite has expanded all views inside it, which may take for ever. What counts is memory asked for, so
/// that a slow machine finds the same views; the time is there for the worst. An everyday view takes some hundreds.
constexpr RunLimits oneView{.rows = everything.rows, .milliseconds = 1'000, .allocations = 20'000};
constexpr int mostViewsBeyondReach = 20;        ///< views that take too long, after which the others are not tried
constexpr std::size_t mostOmissions = 20;       ///< told one by one; of more the number alone
constexpr std::chrono::seconds timeForViews{3}; ///< what a person waits for a file to open

/// A table as its file has it.
struct FoundTable {
    Table table;
    std::string container; ///< of its file, in quotes
    int file = 0;          ///< of several
};

/// A foreign key as SQLite lists it: names, and the parent's columns left out when they are its primary key.
struct DeclaredKey {
    TableId child{};
    std::string parent;
    std::vector<std::string> from;
    std::vector<std::string> to;
};

/// The schema under construction. `keyPositions` holds, for each column, its 1-based place in the primary key or 0.
struct Draft {
    std::vector<Table> tables;
    std::vector<FoundTable> places; ///< of the tables
    std::vector<Column> columns;
    std::vector<std::int64_t> keyPositions;
    std::vector<std::string> omissions;
    int moreOmissions = 0; ///< too many to be told one by one
    int viewsBeyondReach = 0;
    std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();

    void leaveOut(std::string sentence)
    {
        if (omissions.size() < mostOmissions)
            omissions.push_back(std::move(sentence));
        else
            ++moreOmissions;
    }

    bool hasTimeForViews() const
    {
        return viewsBeyondReach < mostViewsBeyondReach && std::chrono::steady_clock::now() - begin < timeForViews;
    }
};

std::string textOf(const Cell& cell)
{
    const auto* text = std::get_if<std::string>(&cell);
    return text ? *text : std::string();
}

std::int64_t numberOf(const Cell& cell)
{
    const auto* number = std::get_if<std::int64_t>(&cell);
    return number ? *number : 0;
}

std::set<std::string, std::less<>> virtualTablesIn(const ResultTable& master)
{
    std::set<std::string, std::less<>> names;
    for (const auto& row : master.rows) {
        if (createsVirtualTable(textOf(row[2])))
            names.insert(foldedIdentifier(textOf(row[0])));
    }
    return names;
}

/// Tables and views of a file in the order of their creation, from their texts alone.
Result<std::vector<FoundTable>> readTables(const Connection& connection, const std::string& container, int file)
{
    const auto list = connection.run(
        fmt::format("SELECT name, type, sql FROM {}.sqlite_master WHERE type IN ('table', 'view') ORDER BY rowid", container), everything);
    if (!list)
        return list.error();
    const auto virtualTables = virtualTablesIn(*list);
    std::vector<FoundTable> tables;
    for (const auto& row : list->rows) {
        const std::string name = textOf(row[0]);
        const std::string folded = foldedIdentifier(name);
        if (!folded.starts_with("sqlite_") && !isShadowTable(folded, virtualTables))
            tables.push_back(
                {{.name = name, .readableName = readableTableName(name), .isView = textOf(row[1]) == "view"}, container, file});
    }
    return tables;
}

/// Those that share their name with one of another file are told apart by their files'.
void nameByFile(std::vector<FoundTable>& tables, const std::vector<std::string>& files)
{
    std::map<std::string, int, std::less<>> counts;
    for (const FoundTable& found : tables)
        ++counts[foldedIdentifier(found.table.name)];
    for (FoundTable& found : tables) {
        if (counts[foldedIdentifier(found.table.name)] == 1)
            continue;
        found.table.container = files[static_cast<std::size_t>(found.file)];
        found.table.readableName = readableTableName(found.table.container + '_' + found.table.name);
        found.table.name = found.table.container + '.' + found.table.name;
    }
}

/// Of one file, or of all in their order.
Result<std::vector<FoundTable>> readAllTables(const Connection& connection, const std::vector<std::string>& files)
{
    if (files.empty())
        return readTables(connection, "main", 0);
    std::vector<FoundTable> all;
    for (std::size_t i = 0; i < files.size(); ++i) {
        auto tables = readTables(connection, quotedIdentifier(files[i]), static_cast<int>(i));
        if (!tables)
            return tables.error();
        std::ranges::move(*tables, std::back_inserter(all));
    }
    nameByFile(all, files);
    return all;
}

/// Columns of a table or view. Error: it cannot be read (a view on a missing table), or is beyond reach.
Result<ResultTable> describe(const Connection& connection, const FoundTable& found, Draft& draft)
{
    const Table& table = found.table;
    if (table.isView && !draft.hasTimeForViews())
        return Error{ErrorCode::LimitExceeded, "Too many views take too long to read."};
    auto list = connection.run(fmt::format("PRAGMA {}.table_xinfo({})", found.container, quotedIdentifier(ownNameOf(table))),
                               table.isView ? oneView : everything);
    if (!list && list.error().code == ErrorCode::LimitExceeded)
        ++draft.viewsBeyondReach;
    return list;
}

/// Appends a table and its columns; one that cannot be described is left out.
void appendTable(const Connection& connection, const FoundTable& found, Draft& draft)
{
    const Table& table = found.table;
    enum : std::size_t { Name = 1, Type = 2, KeyPosition = 5, Hidden = 6 };
    constexpr std::int64_t hiddenOfVirtualTable = 1; // 2 and 3: generated
    const auto list = describe(connection, found, draft);
    if (!list)
        draft.leaveOut(fmt::format("The {} '{}' was skipped: {}", table.isView ? "view" : "table", table.name, list.error().detail));
    if (!list || list->rows.empty())
        return;
    draft.tables.push_back(table);
    draft.places.push_back(found);
    for (const auto& row : list->rows) {
        if (numberOf(row[Hidden]) == hiddenOfVirtualTable)
            continue;
        draft.columns.push_back({.table = TableId(draft.tables.size() - 1),
                                 .name = textOf(row[Name]),
                                 .type = columnTypeOf(textOf(row[Type])),
                                 .declaredType = textOf(row[Type]),
                                 .isPrimaryKey = numberOf(row[KeyPosition]) > 0,
                                 .isGenerated = numberOf(row[Hidden]) > hiddenOfVirtualTable});
        draft.keyPositions.push_back(numberOf(row[KeyPosition]));
    }
}

/// The foreign keys that a table declares, in the order of declaration.
std::vector<DeclaredKey> readDeclaredKeys(const Connection& connection, const Schema& schema, TableId table, Draft& draft)
{
    enum : std::size_t { Id = 0, Parent = 2, From = 3, To = 4 };
    const std::string name = quotedIdentifier(ownNameOf(schema.table(table)));
    const std::string& container = draft.places[static_cast<std::size_t>(index(table))].container;
    const auto list = connection.run(fmt::format("PRAGMA {}.foreign_key_list({})", container, name), everything);
    if (!list) {
        draft.leaveOut(fmt::format("The keys of '{}' were skipped: {}", schema.table(table).name, list.error().detail));
        return {};
    }
    std::map<std::int64_t, DeclaredKey, std::greater<>> keys; // SQLite numbers them backwards
    for (const auto& row : list->rows) {
        DeclaredKey& key = keys[numberOf(row[Id])];
        key.child = table;
        key.parent = textOf(row[Parent]);
        key.from.push_back(textOf(row[From]));
        if (std::holds_alternative<std::string>(row[To]))
            key.to.push_back(textOf(row[To]));
    }
    std::vector<DeclaredKey> ordered;
    for (auto& [id, key] : keys)
        ordered.push_back(std::move(key));
    return ordered;
}

/// The members of a table's primary key in key order.
std::vector<ColumnId> primaryKeyOf(const Schema& schema, const std::vector<std::int64_t>& keyPositions, TableId table)
{
    std::vector<ColumnId> members;
    for (const ColumnId id : schema.columnsOf(table)) {
        if (schema.column(id).isPrimaryKey)
            members.push_back(id);
    }
    std::ranges::sort(members, {}, [&](ColumnId id) { return keyPositions[static_cast<std::size_t>(index(id))]; });
    return members;
}

/// The columns that `names` stand for; empty when one of them does not exist.
std::vector<ColumnId> findColumns(const Schema& schema, TableId table, const std::vector<std::string>& names)
{
    std::vector<ColumnId> columns;
    for (const std::string& name : names) {
        const auto column = schema.findColumn(table, name);
        if (!column)
            return {};
        columns.push_back(*column);
    }
    return columns;
}

/// The table of the child's own file that is called so.
std::optional<TableId> parentOf(const Schema& schema, const Draft& draft, const DeclaredKey& key)
{
    const int file = draft.places[static_cast<std::size_t>(index(key.child))].file;
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (draft.places[static_cast<std::size_t>(table)].file == file
            && sameIdentifier(ownNameOf(schema.table(TableId(table))), key.parent))
            return TableId(table);
    }
    return std::nullopt;
}

/// Appends the column pairs of a declared key; one whose target does not exist is left out.
void appendForeignKey(const Schema& schema, const Draft& draft, const DeclaredKey& key, std::vector<ForeignKey>& foreignKeys)
{
    const auto parent = parentOf(schema, draft, key);
    if (!parent)
        return;
    const std::vector<std::int64_t>& keyPositions = draft.keyPositions;
    const auto from = findColumns(schema, key.child, key.from);
    const auto to = key.to.empty() ? primaryKeyOf(schema, keyPositions, *parent) : findColumns(schema, *parent, key.to);
    if (from.size() != to.size())
        return;
    const int group = foreignKeys.empty() ? 0 : foreignKeys.back().group + 1;
    for (std::size_t i = 0; i < from.size(); ++i)
        foreignKeys.push_back({.from = from[i], .to = to[i], .group = group});
}

std::vector<ForeignKey> readForeignKeys(const Connection& connection, const Schema& schema, Draft& draft)
{
    std::vector<ForeignKey> foreignKeys;
    for (int table = 0; table < schema.tableCount(); ++table) {
        for (const DeclaredKey& key : readDeclaredKeys(connection, schema, TableId(table), draft))
            appendForeignKey(schema, draft, key, foreignKeys);
    }
    return foreignKeys;
}

/// Names the columns last: whether one refers to another table has a say in it.
std::vector<Column> withReadableNames(const Schema& schema, const std::vector<ForeignKey>& foreignKeys)
{
    std::map<ColumnId, TableId> referred;
    for (const ForeignKey& key : foreignKeys)
        referred.emplace(key.from, schema.column(key.to).table);
    std::vector<Column> columns = schema.columns();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        Column& column = columns[i];
        const std::string own = ownNameOf(schema.table(column.table));
        const auto to = referred.find(ColumnId(i));
        column.readableName = to == referred.end() ? readableColumnName(column.name, own, false)
                                                   : readableKeyName(column.name, own, ownNameOf(schema.table(to->second)));
    }
    return columns;
}

std::vector<int> filesOf(const Draft& draft)
{
    std::vector<int> files;
    for (const FoundTable& found : draft.places)
        files.push_back(found.file);
    return files;
}

} // namespace

Result<Schema> readSqliteSchema(const Connection& connection, const std::vector<std::string>& files)
{
    const auto tables = readAllTables(connection, files);
    if (!tables)
        return tables.error();
    Draft draft;
    for (const FoundTable& found : *tables)
        appendTable(connection, found, draft);

    auto schema = Schema::create(draft.tables, draft.columns, {});
    if (!schema)
        return schema;
    schema = Schema::create(draft.tables, draft.columns, readForeignKeys(connection, *schema, draft));
    if (!schema)
        return schema;
    std::vector<ForeignKey> foreignKeys = schema->foreignKeys();
    std::ranges::copy(inferForeignKeys(connection, *schema, filesOf(draft)), std::back_inserter(foreignKeys));
    std::vector<Column> columns = withReadableNames(*schema, foreignKeys);
    auto whole = Schema::create(std::move(draft.tables), std::move(columns), std::move(foreignKeys));
    if (draft.moreOmissions > 0)
        draft.omissions.push_back(fmt::format("{} more tables, views and lists of keys were skipped.", draft.moreOmissions));
    for (const std::string& omission : draft.omissions)
        logIncident(omission);
    if (whole)
        whole->setOmissions(std::move(draft.omissions));
    return whole;
}

} // namespace ratatosk
