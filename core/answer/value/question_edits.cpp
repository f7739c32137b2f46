// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_edits.h"

#include <algorithm>
#include <string>

namespace ratatosk {

namespace {

template <class Item>
void apply(std::vector<Link<Item>>& links, int word, Item item, bool isAdded, const std::string& name)
{
    std::erase_if(links, [&](const Link<Item>& link) { return link.word == word && link.item == item; });
    if (isAdded)
        links.push_back({word, item, LinkKind::Exact, name});
}

} // namespace

TableWish TableWishes::of(TableId table) const
{
    const auto has = [table](const std::vector<TableId>& tables) { return std::ranges::find(tables, table) != tables.end(); };
    return has(read) ? TableWish::Read : has(leftOut) ? TableWish::LeaveOut : TableWish::None;
}

void TableWishes::set(TableId table, TableWish wish)
{
    std::erase(read, table);
    std::erase(leftOut, table);
    if (wish == TableWish::Read)
        read.push_back(table);
    else if (wish == TableWish::LeaveOut)
        leftOut.push_back(table);
}

SchemaLinks withEdits(SchemaLinks links, const std::vector<LinkEdit>& edits, int words, const Schema& schema)
{
    for (const LinkEdit& edit : edits) {
        if (edit.word < 0 || edit.word >= words)
            continue;
        if (0 <= edit.column && edit.column < schema.columnCount())
            apply(links.columns, edit.word, ColumnId{edit.column}, edit.isAdded, schema.column(ColumnId{edit.column}).name);
        else if (0 <= edit.table && edit.table < schema.tableCount())
            apply(links.tables, edit.word, TableId{edit.table}, edit.isAdded, schema.table(TableId{edit.table}).name);
    }
    return links;
}

Schema withEdits(const Schema& schema, const std::vector<KeyEdit>& edits)
{
    std::vector<ForeignKey> keys;
    for (ForeignKey key : schema.foreignKeys()) {
        const auto edit = std::ranges::find_if(edits, [&](const KeyEdit& one) { return one.from == key.from && one.to == key.to; });
        const bool isJudged = key.isGuess && edit != edits.end();
        if (isJudged && !edit->isAccepted)
            continue;
        key.isGuess = key.isGuess && !isJudged;
        keys.push_back(key);
    }
    Schema edited = *Schema::create(schema.tables(), schema.columns(), std::move(keys)); // fewer keys than a schema that was checked
    edited.setDialect(schema.dialect());
    return edited;
}

} // namespace ratatosk
