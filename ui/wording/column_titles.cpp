// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/column_titles.h"

#include "core/explaining/query_steps.h"
#include "ui/wording/query_words.h"

#include <QCoreApplication>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

struct ColumnTitles {
    Q_DECLARE_TR_FUNCTIONS(ColumnTitles)
};

QString withoutArticle(const QString& words)
{
    //: the articles that a phrase such as "the number of rows" may begin with, parted by spaces
    const QStringList articles = ColumnTitles::tr("the").split(QLatin1Char(' '));
    const qsizetype end = words.indexOf(QLatin1Char(' '));
    return articles.contains(words.left(end)) ? words.mid(end + 1) : words;
}

} // namespace

QStringList columnTitles(const std::string& sql, const Schema& schema)
{
    const auto explanation = explainQuery(sql, schema);
    if (!explanation)
        return {};
    const SelectBlock& block = explanation->query.first;
    const QueryWords words(schema, block);
    QStringList titles;
    for (const SelectItem& item : block.items) {
        if (std::holds_alternative<Star>(item.expression.term))
            return {};
        const bool isNamed = !item.alias.empty() || std::holds_alternative<ColumnReference>(item.expression.term);
        titles << (isNamed ? QString() : withoutArticle(words.of(item.expression)));
    }
    return titles;
}
