// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/tie_words.h"

#include "ui/base/queries/query_words.h"
#include "ui/base/wording/cell_text.h"

#include <QCoreApplication>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

struct TieWords {
    Q_DECLARE_TR_FUNCTIONS(TieWords)

public:
    static QString of(const Query& query, const LimitTie& tie, const Schema& schema)
    {
        const QueryWords words(schema, query.first, QueryWords::Names::Readable);
        const Expression& key = query.orderBy.front().expression;
        const QString place = std::holds_alternative<Null>(tie.place)
            ? tr("no value")
            : displayedCell(tie.place, numberDisplay({{std::string("place")}, {{tie.place}}}, 0));
        const auto* call = std::get_if<AggregateCall>(&key.term);
        const QString things = call && call->function == Aggregate::Count && call->filter.empty() ? words.rowsCounted(*call) : QString();
        if (!things.isEmpty())
            return tr("one of %L1 with %2 %3 each", "rows that share the first place, a number, things")
                .arg(tie.sharing)
                .arg(place, things);
        const QString what = QueryWords::withoutArticle(words.of(key));
        return tr("one of %L1 with %2 %3", "rows that share the first place, a column, its value").arg(tie.sharing).arg(what, place);
    }
};

} // namespace

QString tieWords(const Query& query, const LimitTie& tie, const Schema& schema)
{
    const bool isFirst = query.limit && query.limit->text == "1" && !query.offset && query.orderBy.size() == 1 && tie.shown == 1;
    return isFirst ? TieWords::of(query, tie, schema) : QString();
}
