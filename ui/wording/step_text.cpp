// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/step_text.h"

#include "ui/wording/han_gaps.h"
#include "ui/wording/query_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

/// Whether a figure of all rows is in it: not one that keeps the rows apart.
bool reckonsOverRows(const Expression& expression)
{
    if (std::holds_alternative<AggregateCall>(expression.term))
        return true;
    if (const auto* sides = std::get_if<Arithmetic>(&expression.term))
        return reckonsOverRows(*sides->left) || reckonsOverRows(*sides->right);
    if (const auto* cast = std::get_if<Cast>(&expression.term))
        return reckonsOverRows(*cast->value);
    const auto* call = std::get_if<FunctionCall>(&expression.term);
    return call && std::ranges::any_of(call->arguments, reckonsOverRows);
}

class StepText
{
    Q_DECLARE_TR_FUNCTIONS(StepText)

public:
    StepText(const QueryExplanation& explanation, const QueryStep& step, const Schema& schema)
        : m_query(explanation.query), m_step(step), m_schema(schema), m_block(blockOf(explanation.query, step.block)),
          m_words(schema, m_block)
    {
    }

    QString sentence() const
    {
        switch (m_step.kind) {
        case QueryStep::Kind::From: return tr("Take the rows of %1.").arg(m_words.source(0));
        case QueryStep::Kind::Join: return join();
        case QueryStep::Kind::Where: return tr("Keep those where %1.").arg(m_words.of(part(m_block.where)));
        case QueryStep::Kind::Group: return tr("Group the rows by %1.").arg(m_words.listOf(m_block.groupBy));
        case QueryStep::Kind::Having: return tr("Keep the groups where %1.").arg(m_words.of(part(m_block.having)));
        case QueryStep::Kind::Select: return select();
        case QueryStep::Kind::Distinct: return tr("Leave out repeated rows.");
        case QueryStep::Kind::Combine: return combine();
        case QueryStep::Kind::Order: return tr("Sort by %1.").arg(order());
        case QueryStep::Kind::Limit: break;
        }
        return limit();
    }

private:
    Condition part(const std::optional<Condition>& clause) const { return conjuncts(clause)[static_cast<size_t>(m_step.part)]; }

    QString join() const
    {
        const Source& source = m_block.from[static_cast<size_t>(m_step.part)];
        QStringList keys;
        for (const JoinKey& key : source.keys)
            keys << keyText(key);
        if (source.condition)
            keys << m_words.of(*source.condition);
        const QString table = m_words.source(m_step.part);
        if (keys.isEmpty())
            return tr("Put every row of %1 beside each.").arg(table);
        const QString sentence = source.kind == JoinKind::Left ? tr("Add the matching rows of %1 (%2); keep those without one.")
                                                               : tr("Add the matching rows of %1 (%2).");
        return sentence.arg(table, keys.join(tr(" and ", "between conditions")));
    }

    /// Columns of one name need it only once.
    QString keyText(const JoinKey& key) const
    {
        const QString left = nameOf(key.left), right = nameOf(key.right);
        return left.compare(right, Qt::CaseInsensitive) == 0 ? tr("same %1", "column").arg(left) : m_words.of(key);
    }

    QString nameOf(const ColumnReference& reference) const { return QString::fromStdString(m_schema.column(reference.column).name); }

    QString select() const
    {
        const bool isOneGroup = std::ranges::any_of(m_block.items, reckonsOverRows, &SelectItem::expression);
        if (!m_block.groupBy.empty())
            return tr("For each group, show %1.").arg(m_words.items());
        return isOneGroup ? tr("Over all of them, show %1.").arg(m_words.items()) : tr("Show %1.").arg(m_words.items());
    }

    QString combine() const
    {
        switch (m_query.rest[static_cast<size_t>(m_step.block) - 1].operation) {
        case SetOperator::Union: return tr("Join both lists into one, each row once.");
        case SetOperator::UnionAll: return tr("Put the second list after the first.");
        case SetOperator::Intersect: return tr("Keep the rows that are in both lists.");
        case SetOperator::Except: break;
        }
        return tr("Take the rows of the second list away from the first.");
    }

    QString order() const
    {
        QStringList keys;
        for (const OrderKey& key : m_query.orderBy)
            keys << (key.isDescending ? tr("%1, largest first") : tr("%1, smallest first")).arg(m_words.of(key.expression));
        return keys.join(tr("; then by ", "between sort keys"));
    }

    QString limit() const
    {
        const QString count = QString::fromStdString(m_query.limit->text);
        if (m_query.offset)
            return tr("Leave out the first %1 rows and keep the next %2.").arg(QString::fromStdString(m_query.offset->text), count);
        return count == QLatin1String("1") ? tr("Keep only the first row.") : tr("Keep only the first %1 rows.").arg(count);
    }

    const Query& m_query;
    const QueryStep& m_step;
    const Schema& m_schema;
    const SelectBlock& m_block;
    QueryWords m_words;
};

} // namespace

QString stepText(const QueryExplanation& explanation, const QueryStep& step, const Schema& schema)
{
    return closeHanGaps(StepText(explanation, step, schema).sentence());
}
