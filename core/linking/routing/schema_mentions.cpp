// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/schema_mentions.h"

#include "core/linking/links/cell_matcher.h"
#include "core/linking/links/readable_names.h"

#include <utility>
#include <vector>

namespace ratatosk {

namespace {

std::vector<ItemName> withoutBlocking(std::vector<ItemName> names)
{
    for (ItemName& name : names)
        name.blocks = false;
    return names;
}

template <class Item>
void addNames(std::vector<Link<Item>>& links, const NameMatcher& names, const Question& question)
{
    for (NameHit& hit : names.match(question.words))
        links.push_back({hit.word, Item{hit.item}, hit.kind, std::move(hit.evidence)});
}

void addCells(std::vector<Link<ColumnId>>& links, const std::vector<CellSpan>& spans, LinkKind kind)
{
    for (const CellSpan& span : spans) {
        for (int word = span.begin; word < span.end; ++word) {
            for (const CellHit& hit : span.hits)
                links.push_back({word, hit.column, kind, hit.value});
        }
    }
}

} // namespace

SchemaMentions::SchemaMentions(const Schema& schema, std::shared_ptr<const ValueIndex> values)
    : m_columns(withoutBlocking(columnNames(schema))), m_tables(withoutBlocking(tableNames(schema))), m_values(std::move(values))
{
}

SchemaLinks SchemaMentions::of(const Question& question) const
{
    SchemaLinks links;
    addNames(links.columns, m_columns, question);
    addNames(links.tables, m_tables, question);
    addCells(links.columns, findWholeCells(question, *m_values), LinkKind::WholeCell);
    addCells(links.columns, findIntendedCells(question, *m_values), LinkKind::WholeCell);
    addCells(links.columns, findWordsInCells(question, *m_values, 1), LinkKind::WordInCell);
    return links;
}

} // namespace ratatosk
