// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/column_titles.h"

#include "core/explaining/query_steps.h"
#include "ui/wording/query_words.h"

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

QString withoutArticle(const QString& words)
{
    const QLatin1String article("the ");
    return words.startsWith(article) ? words.mid(article.size()) : words;
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
