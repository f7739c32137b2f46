// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows that a query is about, in words for people: plainRows.
#include "core/answer/explaining/main_rows.h"
#include "core/answer/explaining/plain_names.h"
#include "core/answer/explaining/query_steps.h"
#include "ui/base/queries/plain_gist.h"
#include "ui/base/queries/query_words.h"

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

/// Rows of one SELECT. Requires: schema and block outlive it.
class PlainRows
{
    Q_DECLARE_TR_FUNCTIONS(PlainRows)

public:
    PlainRows(const SelectBlock& block, const Schema& schema, RowCount count)
        : m_schema(schema), m_block(block), m_count(count), m_main(mainSource(block, schema).value_or(0)),
          m_words(schema, block, QueryWords::Names::Readable)
    {
    }

    QString words() const
    {
        QStringList conditions, with, without;
        for (const auto* clause : {&m_block.where, &m_block.having}) {
            for (const Condition& condition : conjuncts(*clause)) {
                if (const auto companions = companionRows(condition, m_main, m_schema))
                    (companions->areRefused ? without : with) << plainRows(companions->block, m_schema);
                else
                    conditions << m_words.of(condition);
            }
        }
        QString rows = sources();
        if (!conditions.isEmpty())
            rows = tr("%1 where %2", "rows, conditions").arg(rows, conditions.join(tr(" and ", "between conditions")));
        const bool isLong = !conditions.isEmpty();
        for (const QString& other : with)
            rows = (isLong ? tr("%1, with %2", "rows, other rows that they have") : tr("%1 with %2", "rows, other rows that they have"))
                       .arg(rows, other);
        for (const QString& other : without)
            rows = (isLong ? tr("%1, without %2", "rows, other rows that they lack")
                           : tr("%1 without %2", "rows, other rows that they lack"))
                       .arg(rows, other);
        return rows;
    }

private:
    QString mainRows() const
    {
        const bool isTable = m_count == RowCount::One && m_main < std::ssize(m_block.from)
            && std::holds_alternative<TableId>(m_block.from[static_cast<std::size_t>(m_main)].relation);
        if (!isTable)
            return m_words.source(m_main);
        const Table& table = m_schema.table(std::get<TableId>(m_block.from[static_cast<std::size_t>(m_main)].relation));
        return isCalledByNoun(table) ? tr("the %1", "one row of a table").arg(QString::fromStdString(oneRowOf(table)))
                                     : tr("the row of %1", "a table").arg(QString::fromStdString(table.name));
    }

    /// With what LEFT JOIN demands of rows.
    QString joined(int source) const
    {
        const auto& condition = m_block.from[static_cast<std::size_t>(source)].condition;
        const QString rows = m_words.source(source);
        return condition ? tr("%1 where %2", "rows, conditions").arg(rows, m_words.of(*condition)) : rows;
    }

    QString sources() const
    {
        QStringList with, maybe;
        const QString main = mainRows();
        for (int i = 0; i < static_cast<int>(m_block.from.size()); ++i) {
            if (i == m_main || onlyLinks(m_block, i, m_schema))
                continue;
            QStringList& list = m_block.from[static_cast<std::size_t>(i)].kind == JoinKind::Left ? maybe : with;
            if (const QString words = joined(i); !list.contains(words))
                list << words;
        }
        QString words = with.isEmpty() ? main : tr("%1 with %2", "tables that are joined").arg(main, QueryWords::listed(with));
        if (!maybe.isEmpty())
            words = tr("%1 with or without %2", "tables that are joined").arg(words, QueryWords::listed(maybe));
        return words;
    }

    const Schema& m_schema;
    const SelectBlock& m_block;
    RowCount m_count;
    int m_main;
    QueryWords m_words;
};

} // namespace

QString plainRows(const SelectBlock& block, const Schema& schema, RowCount count)
{
    return PlainRows(block, schema, count).words();
}
