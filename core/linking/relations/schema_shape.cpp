// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/schema_shape.h"

namespace ratatosk {
namespace {

void addColumns(SchemaShape& shape, const Schema& schema)
{
    std::vector<bool> hasKey(schema.tables().size(), false);
    for (const Column& column : schema.columns()) {
        const auto table = static_cast<size_t>(index(column.table));
        shape.owner.push_back(index(column.table));
        shape.isListedKey.push_back(column.isPrimaryKey && !hasKey[table]);
        hasKey[table] = hasKey[table] || column.isPrimaryKey;
    }
}

void addReference(SchemaShape& shape, int from, int to)
{
    const int child = shape.owner[from];
    const int parent = shape.owner[to];
    shape.references.insert({from, to});
    shape.tableReferences.insert({child, parent});
    shape.lastReference[from] = to;
    if (shape.isListedKey[from])
        shape.keySides.insert({child, parent});
    if (shape.isListedKey[to])
        shape.keySides.insert({parent, child});
}

void addReferences(SchemaShape& shape, const Schema& schema, int firstColumn)
{
    shape.lastReference.assign(shape.owner.size(), -1);
    for (const ForeignKey& key : schema.foreignKeys())
        addReference(shape, index(key.from) + firstColumn, index(key.to) + firstColumn);
}

} // namespace

SchemaShape shapeOf(const Schema& schema)
{
    SchemaShape shape;
    shape.tables = schema.tableCount();
    addColumns(shape, schema);
    addReferences(shape, schema, 0);
    return shape;
}

SchemaShape expandedShapeOf(const Schema& schema)
{
    SchemaShape shape;
    shape.tables = schema.tableCount() + 1;
    shape.owner.push_back(schema.tableCount());
    for (int table = 0; table < schema.tableCount(); ++table)
        shape.owner.push_back(table);
    shape.isListedKey.assign(shape.owner.size(), false);
    addColumns(shape, schema);
    addReferences(shape, schema, schema.tableCount() + 1);
    return shape;
}

int expandedIndex(const Schema& schema, ColumnId column)
{
    return index(column) + schema.tableCount() + 1;
}

} // namespace ratatosk
