// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole queries in words: QueryWords::gist.
#include "ui/base/queries/query_words.h"

#include "core/answer/explaining/query_steps.h"

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

bool isCount(const SelectBlock& block)
{
    const auto* call = block.items.size() == 1 ? std::get_if<AggregateCall>(&block.items.front().expression.term) : nullptr;
    return call && block.groupBy.empty() && call->function == Aggregate::Count && call->filter.empty()
        && std::holds_alternative<Star>(call->argument->term);
}

/// Holds a column of a subquery against one of the query around it: that is what "matching" means.
bool matches(const Condition& condition)
{
    const auto* one = std::get_if<Comparison>(&condition.test);
    return one && one->operation == ComparisonOperator::Equal && std::holds_alternative<ColumnReference>(one->left.term)
        && std::holds_alternative<ColumnReference>(one->right.term);
}

} // namespace

QString QueryWords::rows() const
{
    QStringList conditions;
    for (const auto* clause : {&m_block.where, &m_block.having})
        for (const Condition& condition : conjuncts(*clause))
            conditions << of(condition);
    const QString all = conditions.join(tr(" and ", "between conditions"));
    return all.isEmpty() ? sources() : tr("%1 where %2", "rows, conditions").arg(sources(), all);
}

/// Of EXISTS: without what relates its rows to those around it.
QString QueryWords::matching() const
{
    QStringList conditions;
    for (const Condition& condition : conjuncts(m_block.where))
        if (!matches(condition))
            conditions << of(condition);
    const QString all = conditions.join(tr(" and ", "between conditions"));
    return all.isEmpty() ? sources() : tr("%1 where %2").arg(sources(), all);
}

QString QueryWords::found() const
{
    if (m_block.from.empty())
        return withoutArticle(items());
    return isCount(m_block) ? rows() : tr("%1 from %2", "columns from rows").arg(withoutArticle(items()), rows());
}

QString QueryWords::gist(const Query& query, const Schema& schema)
{
    QString words = QueryWords(schema, query.first).found();
    for (const auto& [operation, block] : query.rest) {
        const QString other = QueryWords(schema, block).found();
        switch (operation) {
        case SetOperator::Union:
        case SetOperator::UnionAll: words = tr("%1; together with %2", "two lists").arg(words, other); break;
        case SetOperator::Intersect: words = tr("%1; only those also in %2", "two lists").arg(words, other); break;
        case SetOperator::Except: words = tr("%1; without those in %2", "two lists").arg(words, other); break;
        }
    }
    const bool isCut = query.limit && !query.orderBy.empty(); // which rows there are depends on the order
    return isCut ? tr("%1; sorted by %2", "rows, an order").arg(words, QueryWords(schema, query.first).sorted(query.orderBy.front()))
                 : words;
}
