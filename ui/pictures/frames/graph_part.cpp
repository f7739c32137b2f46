// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/graph_part.h"

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

void collect(const SyntaxNode& node, NamedParts& parts)
{
    parts.labels.insert(node.label);
    if (node.label == "=" && node.children.size() == 2)
        parts.pairs.insert({node.children[0].label, node.children[1].label});
    for (const SyntaxNode& child : node.children)
        collect(child, parts);
}

/// 0: the name itself; 4: neither it nor a column's has the text.
int distanceTo(const Schema& schema, TableId table, const QString& text)
{
    const auto has = [&](const std::string& name) { return QString::fromStdString(name).contains(text, Qt::CaseInsensitive); };
    const QString name = QString::fromStdString(schema.table(table).name);
    if (name.compare(text, Qt::CaseInsensitive) == 0)
        return 0;
    if (name.startsWith(text, Qt::CaseInsensitive))
        return 1;
    if (has(schema.table(table).name))
        return 2;
    const std::vector<ColumnId> columns = schema.columnsOf(table);
    return std::any_of(columns.begin(), columns.end(), [&](ColumnId column) { return has(schema.column(column).name); }) ? 3 : 4;
}

} // namespace

TableSet allTables(const Schema& schema)
{
    TableSet tables;
    for (int table = 0; table < schema.tableCount(); ++table)
        tables.insert(TableId{table});
    return tables;
}

NamedParts namedParts(const SyntaxNode& tree)
{
    NamedParts parts;
    collect(tree, parts);
    return parts;
}

TableSet tablesNamed(const Schema& schema, const NamedParts& parts)
{
    TableSet tables;
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (parts.labels.contains(schema.table(TableId{table}).name))
            tables.insert(TableId{table});
    }
    return tables;
}

bool isWithin(const Schema& schema, const ForeignKey& key, const TableSet& tables)
{
    return tables.contains(schema.column(key.from).table) && tables.contains(schema.column(key.to).table);
}

std::vector<TableId> tablesHolding(const Schema& schema, const QString& text)
{
    std::vector<std::pair<int, TableId>> found;
    for (int table = 0; table < schema.tableCount(); ++table) {
        if (const int distance = distanceTo(schema, TableId{table}, text); distance < 4)
            found.emplace_back(distance, TableId{table});
    }
    std::sort(found.begin(), found.end());
    std::vector<TableId> tables;
    for (const auto& [distance, table] : found)
        tables.push_back(table);
    return tables;
}
