// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/step_text.h"

#include "ui/base/queries/query_words.h"
#include "ui/base/wording/han_gaps.h"

#include <QCoreApplication>

#include <algorithm>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

/// count(*)
bool countsRows(const Expression& expression)
{
    const auto* call = std::get_if<AggregateCall>(&expression.term);
    return call && call->function == Aggregate::Count && call->filter.empty() && std::holds_alternative<Star>(call->argument->term);
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
        case QueryStep::Kind::From: return from();
        case QueryStep::Kind::Join: return join();
        case QueryStep::Kind::Where: return tr("Keep the rows where %1.").arg(m_words.of(part(m_block.where)));
        case QueryStep::Kind::Group: return tr("Group the rows by %1.").arg(m_words.listOf(m_block.groupBy));
        case QueryStep::Kind::Having: return tr("Keep the groups where %1.").arg(m_words.of(part(m_block.having)));
        case QueryStep::Kind::Select: return select();
        case QueryStep::Kind::Distinct: return tr("Remove duplicate rows.");
        case QueryStep::Kind::Combine: return combine();
        case QueryStep::Kind::Order: return tr("Sort by %1.").arg(order());
        case QueryStep::Kind::Limit: break;
        }
        return limit();
    }

private:
    Condition part(const std::optional<Condition>& clause) const { return conjuncts(clause)[static_cast<size_t>(m_step.part)]; }

    QString from() const
    {
        return (m_step.block == 0 ? tr("Start with all rows of %1.") : tr("For another list, start with all rows of %1."))
            .arg(m_words.source(0));
    }

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
            return tr("Combine each row with every row of %1.").arg(table);
        const QString sentence = source.kind == JoinKind::Left ? tr("Add the matching rows of %1 (%2); keep rows without a match.")
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
        if (!m_block.groupBy.empty())
            return selectOfEach();
        const bool isCount = m_block.items.size() == 1 && countsRows(m_block.items.front().expression);
        return isCount ? tr("Count the rows.") : tr("Show %1.").arg(m_words.items());
    }

    /// What the rows are grouped by is named once.
    QString selectOfEach() const
    {
        QStringList keys;
        for (const Expression& key : m_block.groupBy)
            keys << QueryWords::withoutArticle(m_words.of(key));
        std::vector<Expression> shown;
        for (const SelectItem& item : m_block.items) {
            if (std::ranges::find(m_block.groupBy, item.expression) == m_block.groupBy.end())
                shown.push_back(item.expression);
        }
        const QString each = QueryWords::listed(keys);
        if (shown.empty())
            return keys.size() == 1 ? tr("Show each %1 once.").arg(each) : tr("Show each combination of %1 once.").arg(each);
        return shown.size() == 1 && countsRows(shown.front()) ? tr("For each %1, count the rows.").arg(each)
                                                              : tr("For each %1, show %2.").arg(each, m_words.listOf(shown));
    }

    QString combine() const
    {
        switch (m_query.rest[static_cast<size_t>(m_step.block) - 1].operation) {
        case SetOperator::Union: return tr("Combine both lists and keep each row only once.");
        case SetOperator::UnionAll: return tr("Add the second list after the first.");
        case SetOperator::Intersect: return tr("Keep the rows that are in both lists.");
        case SetOperator::Except: break;
        }
        return tr("Remove the rows of the second list from the first.");
    }

    QString order() const
    {
        QStringList keys;
        for (const OrderKey& key : m_query.orderBy)
            keys << m_words.sorted(key);
        return keys.join(tr("; then by ", "between sort keys"));
    }

    QString limit() const
    {
        const QString count = QString::fromStdString(m_query.limit->text);
        const bool isOne = count == QLatin1String("1");
        if (m_query.offset)
            return page(QString::fromStdString(m_query.offset->text), count, isOne);
        return isOne ? tr("Keep only the first row.") : tr("Keep only the first %1 rows.").arg(count);
    }

    static QString page(const QString& skipped, const QString& count, bool isOne)
    {
        if (skipped == QLatin1String("1"))
            return isOne ? tr("Skip the first row and keep the next one.") : tr("Skip the first row and keep the next %1.").arg(count);
        return isOne ? tr("Skip the first %1 rows and keep the next one.").arg(skipped)
                     : tr("Skip the first %1 rows and keep the next %2.").arg(skipped, count);
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
