// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/plain_gist.h"

#include "core/answer/explaining/main_rows.h"
#include "core/answer/explaining/plain_names.h"
#include "ui/base/queries/query_words.h"

#include <algorithm>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

QString textOf(const std::string& string)
{
    return QString::fromStdString(string);
}

/// One of what is listed; `name`: its last words, if these are a column's.
struct Part {
    QString words;
    QString name;
};

/// The words that all names end with, a blank before them; empty where some part has nothing else.
QString sharedTail(const std::vector<Part>& parts)
{
    QString tail = QLatin1Char(' ') + parts.front().name;
    for (const Part& part : parts)
        while (!tail.isEmpty() && (part.name.isEmpty() || !(QLatin1Char(' ') + part.name).endsWith(tail) || !part.words.endsWith(tail)))
            tail = tail.section(QLatin1Char(' '), 2).isEmpty() ? QString() : QLatin1Char(' ') + tail.section(QLatin1Char(' '), 2);
    return tail;
}

/// "first names", "last names" -> "first and last names"
QString listOf(const std::vector<Part>& parts)
{
    const QString tail = parts.size() < 2 ? QString() : sharedTail(parts);
    QStringList list;
    for (const Part& part : parts)
        list << part.words.chopped(tail.size());
    return QueryWords::listed(list) + tail;
}

/// "average average age" -> "average age"
QString withoutEcho(const QString& words)
{
    const QString first = words.section(QLatin1Char(' '), 0, 0);
    return words.section(QLatin1Char(' '), 1, 1) == first ? words.section(QLatin1Char(' '), 1) : words;
}

/// What one SELECT finds. Requires: schema and block outlive it.
class PlainBlock
{
    Q_DECLARE_TR_FUNCTIONS(PlainGist)

public:
    PlainBlock(const SelectBlock& block, const Schema& schema)
        : m_schema(schema), m_block(block), m_main(mainSource(block, schema)), m_words(schema, block, QueryWords::Names::Readable)
    {
        for (const SelectItem& item : block.items)
            (hasAggregate(item.expression) ? m_aggregates : m_plain).push_back(item.expression);
    }

    QString found(GistForm form) const
    {
        if (m_block.from.empty())
            return QueryWords::withoutArticle(listed(m_block.items.size() > 1, m_plain));
        if (isBare())
            return plainRows(m_block, m_schema);
        if (!m_block.groupBy.empty() && !m_aggregates.empty())
            return groups();
        const bool isOne = (form == GistForm::Value || form == GistForm::Row) && m_aggregates.empty() && m_block.groupBy.empty()
            && !m_block.isDistinct && !showsThing();
        return framed(form, ofRows(items(form), plainRows(m_block, m_schema, isOne ? RowCount::One : RowCount::Many)));
    }

    /// Of the first rows in an order; empty: there are no words for these.
    QString first(const OrderKey& key, int count, GistForm form) const
    {
        const QString extreme = extremeOf(key);
        const bool isGrouped = !m_block.groupBy.empty();
        const bool showsMore = std::ranges::any_of(m_aggregates, [&](const Expression& shown) { return shown != key.expression; });
        if (extreme.isEmpty() || !m_main || m_plain.empty() || showsMore || (!isGrouped && !m_aggregates.empty()))
            return {};
        const bool isWhole = m_block.from.size() == 1 && !m_block.where && !m_block.having;
        const QString rows = plainRows(m_block, m_schema);
        const bool areMany = count > 1;
        const GistForm one = areMany && form == GistForm::Value ? GistForm::List : form;
        const QString shown = items(one);
        if (isGrouped || showsThing()) {
            const QString words = areMany ? tr("%1 %2 with %3", "how many, columns, an extreme").arg(count).arg(shown, extreme)
                                          : tr("%1 with %2", "columns, an extreme").arg(shown, extreme);
            const bool isComplete = isWhole && (!isGrouped || !counted(key).isEmpty());
            return framed(one, isComplete ? words : tr("%1 among %2", "what is found, rows").arg(words, rows));
        }
        const Table& table = m_schema.table(std::get<TableId>(m_block.from[static_cast<std::size_t>(*m_main)].relation));
        const QString words = areMany
            ? tr("%1 of the %2 %3 with %4", "columns, how many, rows, an extreme")
                  .arg(shown)
                  .arg(count)
                  .arg(textOf(manyRowsOf(table)), extreme)
            : tr("%1 of the %2 with %3", "columns, a row, an extreme").arg(shown, textOf(oneRowOf(table)), extreme);
        return framed(one, isWhole ? words : tr("%1 among %2", "what is found, rows").arg(words, rows));
    }

private:
    /// A count of all rows, or all their columns.
    bool isBare() const
    {
        if (m_block.items.size() != 1 || !m_block.groupBy.empty())
            return false;
        const auto* call = std::get_if<AggregateCall>(&m_block.items.front().expression.term);
        const Expression& shown = call ? *call->argument : m_block.items.front().expression;
        const bool isCount = call && call->function == Aggregate::Count && call->filter.empty();
        return std::holds_alternative<Star>(shown.term) && (isCount || !call);
    }

    bool isOfMain(const ColumnReference& column) const { return m_main && column.source == SourceReference{0, *m_main}; }

    bool isThereTwice(TableId table) const
    {
        return std::ranges::count_if(m_block.from,
                                     [&](const Source& source) { return source.relation == decltype(source.relation)(table); })
            > 1;
    }

    Part part(const Expression& expression, bool areMany) const
    {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        const QString words = withoutEcho(QueryWords::withoutArticle(m_words.of(expression)));
        if (!column) {
            const auto* call = std::get_if<AggregateCall>(&expression.term);
            const bool isOfColumn = call && call->filter.empty() && std::holds_alternative<ColumnReference>(call->argument->term);
            return {words, isOfColumn ? m_words.of(*call->argument) : QString()};
        }
        const Column& one = m_schema.column(column->column);
        if (!isOfMain(*column) || isThereTwice(one.table))
            return {areMany && !isThereTwice(one.table) ? textOf(manyOf(words.toStdString())) : words, {}};
        const std::string name = nameBesideTable(one, m_schema.table(one.table));
        const QString shown = textOf(areMany ? manyOf(name) : name);
        return {shown, shown};
    }

    QString listed(bool areMany, const std::vector<Expression>& expressions) const
    {
        std::vector<Part> parts;
        for (const Expression& expression : expressions)
            parts.push_back(part(expression, areMany));
        return listOf(parts);
    }

    /// What SELECT lists, without aggregates where those are of groups.
    QString items(GistForm form) const
    {
        if (!m_block.groupBy.empty())
            return listed(form == GistForm::List, m_plain);
        std::vector<Expression> all;
        for (const SelectItem& item : m_block.items)
            all.push_back(item.expression);
        return listed(form == GistForm::List, all);
    }

    /// "rows with name and price of tracks"
    static QString framed(GistForm form, const QString& words)
    {
        switch (form) {
        case GistForm::Row: return tr("row with %1", "columns of rows").arg(words);
        case GistForm::Rows: return tr("rows with %1", "columns of rows").arg(words);
        case GistForm::Value:
        case GistForm::List: break;
        }
        return words;
    }

    /// "names of players", but "cities", not "cities of cities".
    QString ofRows(const QString& items, const QString& rows) const
    {
        return showsThing() ? rows : tr("%1 of %2", "columns, rows").arg(items, rows);
    }

    /// Whether the one column shown is called as its table is.
    bool showsThing() const
    {
        const auto* column = m_plain.size() == 1 ? std::get_if<ColumnReference>(&m_plain.front().term) : nullptr;
        if (!column || !isOfMain(*column))
            return false;
        const Column& one = m_schema.column(column->column);
        return manyOf(plainName(one)) == manyRowsOf(m_schema.table(one.table));
    }

    QString groups() const
    {
        std::vector<Part> measures;
        for (const Expression& one : m_aggregates)
            measures.push_back({m_words.of(one), part(one, false).name});
        const QString each = listOf(measures), rows = plainRows(m_block, m_schema);
        if (m_plain.empty())
            return tr("%1 for each %2 of %3", "aggregates, a group, rows")
                .arg(QueryWords::withoutArticle(each), listed(false, m_block.groupBy), rows);
        const QString names = m_block.groupBy.size() > 1 ? tr("combinations of %1", "columns").arg(listed(false, m_plain))
                                                         : listed(true, m_plain);
        return tr("%1, each with %2", "groups, aggregates").arg(ofRows(names, rows), each);
    }

    /// What the key counts: "tracks"; empty: something else, or things without a name.
    QString counted(const OrderKey& key) const
    {
        const auto* call = std::get_if<AggregateCall>(&key.expression.term);
        const bool isCount = call && call->function == Aggregate::Count && call->filter.empty();
        return isCount ? m_words.rowsCounted(*call) : QString();
    }

    /// "the highest price", "the most tracks"; empty: of texts.
    QString extremeOf(const OrderKey& key) const
    {
        if (const QString things = counted(key); !things.isEmpty())
            return (key.isDescending ? tr("the most %1") : tr("the fewest %1")).arg(things);
        const auto* call = std::get_if<AggregateCall>(&key.expression.term);
        const bool isExtreme = call && call->function == (key.isDescending ? Aggregate::Max : Aggregate::Min);
        const Expression& expression = isExtreme ? *call->argument : key.expression;
        const QString what = QueryWords::withoutArticle(m_words.of(expression));
        switch (m_words.typeOf(expression)) {
        case ColumnType::Text: return {};
        case ColumnType::Time: return (key.isDescending ? tr("the latest %1") : tr("the earliest %1")).arg(what);
        default: return (key.isDescending ? tr("the highest %1") : tr("the lowest %1")).arg(what);
        }
    }

    const Schema& m_schema;
    const SelectBlock& m_block;
    std::optional<int> m_main;
    QueryWords m_words;
    std::vector<Expression> m_plain;
    std::vector<Expression> m_aggregates;
};

struct GistWords {
    Q_DECLARE_TR_FUNCTIONS(PlainGist)

public:
    static QString combined(SetOperator operation, const QString& one, const QString& other)
    {
        switch (operation) {
        case SetOperator::Union:
        case SetOperator::UnionAll: break;
        case SetOperator::Intersect: return tr("%1 that are also %2", "two lists").arg(one, other);
        case SetOperator::Except: return tr("%1 that are not %2", "two lists").arg(one, other);
        }
        return tr("%1, together with %2", "two lists").arg(one, other);
    }

    static QString sorted(const QString& rows, const QString& order) { return tr("%1; sorted by %2", "rows, an order").arg(rows, order); }
};

} // namespace

QString plainGist(const Query& query, const Schema& schema, GistForm form)
{
    if (!readsTablesAlone(query))
        return QueryWords::gist(query, schema);
    const bool isCut = query.limit && !query.orderBy.empty(); // which rows there are depends on the order
    const PlainBlock block(query.first, schema);
    const int limit = isCut ? QString::fromStdString(query.limit->text).toInt() : 0;
    if (limit > 0 && query.rest.empty() && !query.offset) {
        if (const QString words = block.first(query.orderBy.front(), limit, form); !words.isEmpty())
            return words;
    }
    const bool isAlone = query.rest.empty(); // of several lists, and of the first by a name, there is more behind it than is shown
    QString words = block.found(isAlone && !(isCut && form == GistForm::Value) ? form : GistForm::List);
    for (const auto& [operation, other] : query.rest)
        words = GistWords::combined(operation, words, PlainBlock(other, schema).found(GistForm::List));
    return isCut ? GistWords::sorted(words, QueryWords(schema, query.first, QueryWords::Names::Readable).sorted(query.orderBy.front()))
                 : words;
}
