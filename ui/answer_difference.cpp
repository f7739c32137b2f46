// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer_difference.h"

#include "core/facade/query_steps.h"
#include "ui/query_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

struct Difference {
    Q_DECLARE_TR_FUNCTIONS(AnswerDifference)

public:
    static QString among(const QStringList& parts, const QString& none) { return parts.isEmpty() ? none : parts.join(tr(" and ", "between parts")); }
};

/// What each of two lists has that the other has not; nothing when they are equal.
std::optional<AnswerDifference> between(const QStringList& first, const QStringList& second, const QString& none)
{
    if (first == second)
        return {};
    QStringList onlyFirst = first;
    QStringList onlySecond = second;
    for (const QString& part : first) {
        if (onlySecond.removeOne(part))
            onlyFirst.removeOne(part);
    }
    if (onlyFirst.isEmpty() && onlySecond.isEmpty())
        return {}; // the order only
    return AnswerDifference{Difference::among(onlyFirst, none), Difference::among(onlySecond, none)};
}

/// One clause after the other in words.
struct Clauses {
    QStringList items;
    QStringList conditions;
    QStringList groups;
    QStringList tables;
    QStringList order;
    QStringList limit;
    QStringList combinations;
};

Clauses clausesOf(const Query& query, const Schema& schema)
{
    const SelectBlock& block = query.first;
    // As if there were several tables: "age" of one query and "age" of the other may be different columns.
    SelectBlock wide = block;
    wide.from.resize(std::max<size_t>(wide.from.size(), 2));
    const QueryWords words(schema, wide);
    Clauses clauses;
    for (const SelectItem& item : block.items)
        clauses.items << (block.isDistinct ? Difference::tr("each %1 once").arg(words.of(item.expression)) : words.of(item.expression));
    for (const auto* clause : {&block.where, &block.having}) {
        for (const Condition& condition : conjuncts(*clause))
            clauses.conditions << words.of(condition);
    }
    for (const Expression& key : block.groupBy)
        clauses.groups << Difference::tr("for each %1").arg(words.of(key));
    for (int source = 0; source < std::ssize(block.from); ++source)
        clauses.tables << words.source(source);
    for (const OrderKey& key : query.orderBy)
        clauses.order << (key.isDescending ? Difference::tr("sorted by %1, largest first") : Difference::tr("sorted by %1, smallest first")).arg(words.of(key.expression));
    if (query.limit)
        clauses.limit << Difference::tr("the first %1").arg(QString::fromStdString(query.limit->text));
    for (const SetOperand& operand : query.rest)
        clauses.combinations << QueryWords(schema, operand.block).items();
    return clauses;
}

} // namespace

std::optional<AnswerDifference> answerDifference(const Query& first, const Query& second, const Schema& schema)
{
    const Clauses left = clausesOf(first, schema);
    const Clauses right = clausesOf(second, schema);
    const std::pair<QStringList Clauses::*, QString> clauses[] = {
        {&Clauses::items, Difference::tr("nothing more")},
        {&Clauses::conditions, Difference::tr("no such condition")},
        {&Clauses::groups, Difference::tr("all together")},
        {&Clauses::limit, Difference::tr("all of them")},
        {&Clauses::order, Difference::tr("in any order")},
        {&Clauses::combinations, Difference::tr("one list only")},
        {&Clauses::tables, Difference::tr("no other table")},
    };
    for (const auto& [clause, none] : clauses) {
        if (const auto difference = between(left.*clause, right.*clause, none))
            return difference;
    }
    return {};
}
