// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/schema_linker.h"

#include "core/linking/links/name_matcher.h"
#include "core/linking/links/readable_names.h"
#include "core/linking/links/value_matcher.h"

#include <algorithm>
#include <tuple>

namespace ratatosk {
namespace {

template <class Item>
void addNameLinks(std::vector<Link<Item>>& links, std::vector<NameHit> hits)
{
    for (NameHit& hit : hits)
        links.push_back({hit.word, Item{hit.item}, hit.kind, std::move(hit.evidence)});
}

} // namespace

struct SchemaLinker::Prepared {
    Prepared(const Schema& schema, std::shared_ptr<const ValueIndex> index)
        : columns(columnNames(schema)), tables(tableNames(schema)), values(schema, std::move(index))
    {
    }

    NameMatcher columns;
    NameMatcher tables;
    ValueMatcher values;
};

SchemaLinker::SchemaLinker(const Schema& schema, std::shared_ptr<const ValueIndex> values)
    : m_prepared(std::make_unique<const Prepared>(schema, std::move(values)))
{
}

SchemaLinker::~SchemaLinker() = default;
SchemaLinker::SchemaLinker(SchemaLinker&&) noexcept = default;

SchemaLinks SchemaLinker::link(const Question& question) const
{
    SchemaLinks links;
    links.columns = m_prepared->values.match(question);
    addNameLinks(links.columns, m_prepared->columns.match(question.words));
    addNameLinks(links.tables, m_prepared->tables.match(question.words));
    std::ranges::sort(links.columns, {}, [](const Link<ColumnId>& link) { return std::tuple(link.word, link.item, link.kind); });
    return links;
}

} // namespace ratatosk
