// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/missing_links.h"

#include "core/database/values/value_index.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/spelling.h"

#include <algorithm>

namespace ratatosk {
namespace {

bool namesOrHolds(LinkKind kind)
{
    return kind != LinkKind::None && kind != LinkKind::NumberHint && kind != LinkKind::TimeHint;
}

class LinkSearch
{
public:
    LinkSearch(const SchemaLinks& links, const std::string& question, const Schema& schema)
        : m_links(links), m_question(ValueIndex::normalise(question)), m_schema(schema)
    {
    }

    bool finds(ColumnId column) const
    {
        return std::ranges::any_of(m_links.columns, [&](const auto& link) { return link.item == column && namesOrHolds(link.kind); });
    }

    bool finds(TableId table) const
    {
        return std::ranges::any_of(m_links.tables, [&](const auto& link) { return link.item == table && namesOrHolds(link.kind); })
            || std::ranges::any_of(m_schema.columnsOf(table), [&](ColumnId column) { return finds(column); });
    }

    bool finds(const sql::Literal& value) const
    {
        std::string text = value.text;
        std::erase(text, '%'); // of a pattern
        const std::string wanted = ValueIndex::normalise(text);
        const auto isCell = [&](const auto& link) { return ValueIndex::normalise(link.evidence) == wanted; };
        return m_question.find(wanted) != std::string::npos || std::ranges::any_of(m_links.columns, isCell);
    }

private:
    const SchemaLinks& m_links;
    std::string m_question;
    const Schema& m_schema;
};

} // namespace

MissingLinks missingLinks(const QueryDifference& difference, const std::string& question, const Schema& schema, const SchemaLinker& linker)
{
    MissingLinks missing;
    const auto words = splitQuestion(question);
    const SchemaLinks links = words ? linker.link(*words) : SchemaLinks();
    const LinkSearch search(links, question, schema);
    for (const ColumnId id : difference.missedColumns) {
        if (!search.finds(id))
            missing.items.push_back(schema.table(schema.column(id).table).name + "." + schema.column(id).name);
    }
    for (const TableId id : difference.missedTables) {
        if (!search.finds(id))
            missing.items.push_back(schema.table(id).name);
    }
    for (const sql::Literal& value : difference.missedValues) {
        if (!search.finds(value))
            missing.values.push_back(sql::spelledLiteral(value));
    }
    return missing;
}

} // namespace ratatosk
