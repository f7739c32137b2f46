// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/turn_words.h"

#include "core/answer/explaining/query_steps.h"
#include "ui/base/queries/query_words.h"
#include "ui/base/wording/han_gaps.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace ratatosk;

namespace {

struct GistWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)

public:
    static QString list(const QStringList& parts) { return parts.join(tr(" and ", "between conditions")); }
    static QString shown(const QString& items, const QString& source)
    {
        return tr("%1 from %2", "columns from a table").arg(items, source);
    }
    static QString kept(const QString& rows, const QStringList& conditions)
    {
        return conditions.isEmpty() ? rows : tr("%1 where %2", "columns from a table, a condition").arg(rows, list(conditions));
    }
    static QString ordered(const QString& key) { return tr("sorted by %1", "an order").arg(key); }
};

/// Of the outermost SELECT.
QStringList conditionsOf(const sql::Query& query, const Schema& schema)
{
    const QueryWords words(schema, query.first);
    QStringList conditions;
    for (const auto* clause : {&query.first.where, &query.first.having})
        for (const sql::Condition& condition : conjuncts(*clause))
            conditions << words.of(condition);
    return conditions;
}

QStringList conditionsOf(const QString& sql, const Schema& schema)
{
    const auto explanation = explainQuery(sql.toStdString(), schema);
    return explanation ? conditionsOf(explanation->query, schema) : QStringList();
}

/// Without the tables that are named where there are several: "huts.country" and "country" are one condition.
QString withoutTables(QString condition)
{
    static const QRegularExpression table(QStringLiteral(R"(\b[\p{L}_]\w*\.(?=[\p{L}_]))"), QRegularExpression::UseUnicodePropertiesOption);
    return condition.remove(table);
}

} // namespace

TurnWords TurnWords::of(const QString& sql, const QString& earlier, const Schema& schema)
{
    const auto explanation = explainQuery(sql.toStdString(), schema);
    if (!explanation)
        return {};
    QStringList known, own, same;
    for (const QString& condition : conditionsOf(earlier, schema))
        known << withoutTables(condition);
    for (const QString& condition : conditionsOf(explanation->query, schema)) {
        const QString plain = withoutTables(condition);
        known.contains(plain) ? same << plain : own << condition;
    }
    const QueryWords words(schema, explanation->query.first);
    const bool hasRows = !explanation->query.first.from.empty();
    QStringList gist{GistWords::kept(hasRows ? GistWords::shown(words.items(), words.source(0)) : words.items(), own)};
    const sql::Query& query = explanation->query;
    if (query.limit && query.rest.empty() && !query.orderBy.empty()) // which rows there are depends on it
        gist << GistWords::ordered(words.sorted(query.orderBy.front()));
    return {closeHanGaps(gist.join(QStringLiteral("; "))), closeHanGaps(GistWords::list(same))};
}
