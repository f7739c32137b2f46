// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/turn_words.h"

#include "core/explaining/query_steps.h"
#include "ui/wording/query_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace ratatosk;

namespace {

struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)

public:
    static QString list(const QStringList& parts) { return parts.join(tr(" and ", "between conditions")); }
};

/// Of the outermost SELECT; joined tables are named by their columns.
QStringList conditionsOf(const sql::Query& query, const Schema& schema)
{
    const QueryWords words(schema, query.first);
    QStringList conditions;
    for (const auto* clause : {&query.first.where, &query.first.having})
        for (const sql::Condition& condition : conjuncts(*clause))
            conditions << words.of(condition);
    return conditions;
}

/// Without the tables that are named where there are several: "huts.country" and "country" are one condition.
QString withoutTables(QString condition)
{
    static const QRegularExpression table(QStringLiteral("\\b[\\p{L}_][\\w]*\\.(?=[\\p{L}_])"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    return condition.remove(table);
}

} // namespace

QString gistOf(const QString& sql, const Schema& schema)
{
    const auto explanation = explainQuery(sql.toStdString(), schema);
    if (!explanation)
        return {};
    const QString shown = QueryWords(schema, explanation->query.first).items();
    const QStringList conditions = conditionsOf(explanation->query, schema);
    return conditions.isEmpty() ? shown : QStringLiteral("%1; %2").arg(shown, TurnWords::list(conditions));
}

QString takenOver(const QString& sql, const QString& earlier, const Schema& schema)
{
    const auto explanation = explainQuery(sql.toStdString(), schema), before = explainQuery(earlier.toStdString(), schema);
    if (!explanation || !before)
        return {};
    QStringList known, same;
    for (const QString& condition : conditionsOf(before->query, schema))
        known << withoutTables(condition);
    for (const QString& condition : conditionsOf(explanation->query, schema))
        if (const QString plain = withoutTables(condition); known.contains(plain))
            same << plain;
    return TurnWords::list(same);
}
