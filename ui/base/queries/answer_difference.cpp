// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/answer_difference.h"

#include "core/answer/explaining/query_steps.h"
#include "ui/base/queries/query_words.h"
#include "ui/base/wording/han_gaps.h"

#include <QCoreApplication>

#include <algorithm>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

/// The parts of one clause in words, and what to say of them. %1 stands for the parts, %2 for those that both readings have.
struct Clause {
    QStringList parts;
    QString other;   ///< where the other reading has different parts
    QString more;    ///< where the other reading lacks these
    QString without; ///< where only the other reading has these
};

/// A reading clause by clause, in the order in which differences matter to a person.
class ClauseWords
{
    Q_DECLARE_TR_FUNCTIONS(AnswerDifference)

public:
    ClauseWords(const Query& query, const Schema& schema)
        : m_query(query), m_schema(schema), m_wide(wide(query.first)), m_words(schema, m_wide)
    {
    }

    std::vector<Clause> clauses() const
    {
        const QString all = QStringLiteral("%1");
        return {{items(), all, tr("with %1"), tr("without %1")},
                {conditions(), tr("rows where %1"), tr("only rows where %1"),
                 m_query.first.where || m_query.first.having ? tr("whether or not %1") : tr("all rows")},
                {groups(), tr("for each %1"), tr("for each %1"), tr("all rows together")},
                {limit(), all, tr("only %1", "only the first 5 rows"), tr("all rows")},
                {order(), all, all, tr("in any order")},
                {combinations(), all, all, tr("only the first list")},
                {tables(), all, tr("%2 with their %1", "dogs with their owners"), tr("only %2", "only dogs")},
                {distinct(), all, all, tr("with duplicates")}};
    }

    static QString joined(const QStringList& parts) { return QueryWords::listed(parts); }

private:
    /// As if there were several tables: "age" of one query and "age" of the other may be different columns.
    static SelectBlock wide(SelectBlock block)
    {
        block.from.resize(std::max<size_t>(block.from.size(), 2));
        return block;
    }

    QStringList items() const
    {
        QStringList items;
        for (const SelectItem& item : m_query.first.items)
            items << m_words.of(item.expression);
        return items;
    }

    QStringList distinct() const { return m_query.first.isDistinct ? QStringList(tr("without duplicates")) : QStringList(); }

    QStringList conditions() const
    {
        QStringList conditions;
        for (const auto* clause : {&m_query.first.where, &m_query.first.having}) {
            for (const Condition& condition : conjuncts(*clause))
                conditions << m_words.of(condition);
        }
        return conditions;
    }

    QStringList groups() const
    {
        QStringList groups;
        for (const Expression& key : m_query.first.groupBy)
            groups << QueryWords::withoutArticle(m_words.of(key));
        return groups;
    }

    QStringList limit() const
    {
        if (!m_query.limit)
            return {};
        const QString count = QString::fromStdString(m_query.limit->text);
        return {count == QLatin1String("1") ? tr("the first row") : tr("the first %1 rows").arg(count)};
    }

    QStringList order() const
    {
        QStringList keys;
        for (const OrderKey& key : m_query.orderBy)
            keys << tr("sorted by %1").arg(m_words.sorted(key));
        return keys;
    }

    QStringList combinations() const
    {
        QStringList lists;
        for (const SetOperand& operand : m_query.rest)
            lists << combination(operand.operation).arg(QueryWords(m_schema, wide(operand.block)).items());
        return lists;
    }

    static QString combination(SetOperator operation)
    {
        switch (operation) {
        case SetOperator::Union:
        case SetOperator::UnionAll: return tr("combined with a list of %1");
        case SetOperator::Intersect: return tr("only rows that are also in a list of %1");
        case SetOperator::Except: break;
        }
        return tr("only rows that are not in a list of %1");
    }

    QStringList tables() const
    {
        QStringList tables;
        for (int source = 0; source < std::ssize(m_query.first.from); ++source)
            tables << m_words.source(source);
        return tables;
    }

    const Query& m_query;
    const Schema& m_schema;
    SelectBlock m_wide;
    QueryWords m_words;
};

/// Nothing where the parts are the same in some order.
std::optional<AnswerDifference> between(const Clause& first, const Clause& second)
{
    QStringList onlyFirst = first.parts;
    QStringList onlySecond;
    QStringList both;
    for (const QString& part : second.parts)
        (onlyFirst.removeOne(part) ? both : onlySecond) << part;
    const auto say = [&](const QString& words, const QStringList& parts) {
        return closeHanGaps(QString(words)
                                .replace(QLatin1String("%2"), ClauseWords::joined(both))
                                .replace(QLatin1String("%1"), ClauseWords::joined(parts)));
    };
    if (onlyFirst.isEmpty() && onlySecond.isEmpty())
        return {};
    if (onlySecond.isEmpty())
        return AnswerDifference{say(first.more, onlyFirst), say(second.without, onlyFirst)};
    if (onlyFirst.isEmpty())
        return AnswerDifference{say(first.without, onlySecond), say(second.more, onlySecond)};
    return AnswerDifference{say(first.other, onlyFirst), say(second.other, onlySecond)};
}

} // namespace

std::optional<AnswerDifference> answerDifference(const Query& first, const Query& second, const Schema& schema)
{
    const std::vector<Clause> left = ClauseWords(first, schema).clauses();
    const std::vector<Clause> right = ClauseWords(second, schema).clauses();
    for (size_t clause = 0; clause < left.size(); ++clause) {
        if (const auto difference = between(left[clause], right[clause]))
            return difference;
    }
    return {};
}

bool differInOneThing(const Query& first, const Query& second, const Schema& schema)
{
    const std::vector<Clause> left = ClauseWords(first, schema).clauses(), right = ClauseWords(second, schema).clauses();
    int differences = 0;
    for (size_t clause = 0; clause < left.size(); ++clause)
        differences += between(left[clause], right[clause]) ? 1 : 0;
    const bool areTablesAmongThem = between(left.back(), right.back()).has_value();
    return differences == 1 || (differences == 2 && areTablesAmongThem);
}
