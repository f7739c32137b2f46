// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/query_words.h"

#include "core/answer/explaining/counted_keys.h"
#include "core/answer/explaining/main_rows.h"
#include "core/answer/explaining/plain_names.h"
#include "core/sql/tree/age.h"
#include "core/sql/tree/date_form.h"
#include "ui/base/queries/plain_gist.h"

#include <algorithm>
#include <utility>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

QString text(const std::string& string)
{
    return QString::fromStdString(string);
}

bool isNow(const Expression& expression)
{
    return expression == Expression{Literal{ValueType::Text, "now"}};
}

} // namespace

const Expression* shownInside(const OutputReference& output, const SelectBlock& block)
{
    const auto place = static_cast<size_t>(output.source.index), item = static_cast<size_t>(output.output);
    const bool isHere = output.source.level == 0 && place < block.from.size();
    const auto* inner = isHere ? std::get_if<Box<Query>>(&block.from[place].relation) : nullptr;
    return inner && item < (*inner)->first.items.size() ? &(*inner)->first.items[item].expression : nullptr;
}

QString QueryWords::of(const Expression& expression) const
{
    if (const auto date = columnOfIsoDate(expression))
        return tr("%1 read as a date", "a column whose cells write dates in their own way").arg(word(*date));
    if (const Expression* day = dayOfAge(expression))
        return tr("the age calculated from %1", "from a day of birth").arg(of(*day));
    return std::visit([this](const auto& one) { return word(one); }, expression.term);
}

QString QueryWords::of(const Condition& condition) const
{
    return std::visit([this](const auto& one) { return test(one); }, condition.test);
}

QString QueryWords::of(const JoinKey& key) const
{
    return tr("%1 equals %2").arg(word(key.left), word(key.right));
}

QString QueryWords::source(int index) const
{
    if (static_cast<size_t>(index) >= m_block.from.size())
        return {};
    const auto& relation = m_block.from[static_cast<size_t>(index)].relation;
    const auto* table = std::get_if<TableId>(&relation);
    if (table && m_names == Names::Readable)
        return isCalledByNoun(m_schema.table(*table)) ? text(manyRowsOf(m_schema.table(*table)))
                                                      : tr("rows of %1", "a table").arg(text(m_schema.table(*table).name));
    if (table)
        return text(m_schema.table(*table).name);
    return tr("a subquery (%1)").arg(gist(*std::get<Box<Query>>(relation), m_schema));
}

QString QueryWords::sources() const
{
    QString words = source(0);
    for (int index = 1; index < static_cast<int>(m_block.from.size()); ++index)
        words = tr("%1 with %2", "tables that are joined").arg(words, source(index));
    return words;
}

QString QueryWords::listOf(const std::vector<Expression>& expressions) const
{
    QStringList words;
    for (const Expression& expression : expressions)
        words << of(expression);
    return listed(words);
}

QString QueryWords::enumerated(QStringList words, const QString& comma, const QString& conjunction)
{
    const QString last = words.isEmpty() ? QString() : words.takeLast();
    return words.isEmpty() ? last : words.join(comma) + conjunction + last;
}

QString QueryWords::listed(QStringList words)
{
    return enumerated(std::move(words), tr(", ", "between the parts of a list"), tr(" and ", "before the last part of a list"));
}

QString QueryWords::withoutArticle(const QString& words)
{
    //: the articles that a phrase such as "the number of rows" may begin with, separated by spaces
    const QStringList articles = tr("the").split(QLatin1Char(' '));
    const qsizetype end = words.indexOf(QLatin1Char(' '));
    return articles.contains(words.left(end)) ? words.mid(end + 1) : words;
}

/// An extreme is of its column's type, a count is a number.
ColumnType QueryWords::typeOf(const Expression& expression) const
{
    if (const auto* reference = std::get_if<ColumnReference>(&expression.term))
        return m_schema.column(reference->column).type;
    const auto* call = std::get_if<AggregateCall>(&expression.term);
    if (call && (call->function == Aggregate::Max || call->function == Aggregate::Min))
        return typeOf(*call->argument);
    return isMoment(expression) ? ColumnType::Time : ColumnType::Number;
}

QString QueryWords::sorted(const OrderKey& key) const
{
    const QString what = of(key.expression);
    switch (typeOf(key.expression)) {
    case ColumnType::Text: return key.isDescending ? tr("%1, descending").arg(what) : tr("%1, ascending").arg(what);
    case ColumnType::Time: return key.isDescending ? tr("%1, latest first").arg(what) : tr("%1, earliest first").arg(what);
    default: return key.isDescending ? tr("%1, largest first").arg(what) : tr("%1, smallest first").arg(what);
    }
}

QString QueryWords::items() const
{
    std::vector<Expression> expressions;
    for (const SelectItem& item : m_block.items)
        expressions.push_back(item.expression);
    return listOf(expressions);
}

QString QueryWords::word(const Star& star) const
{
    return star.source ? tr("all columns of %1").arg(source(*star.source)) : tr("all columns");
}

/// The column that points to this source's rows, where its table is in FROM twice; null: it is not, or is the one that points.
const Column* QueryWords::pointerTo(const ColumnReference& reference) const
{
    const auto isAt = [&](const ColumnReference& side) { return side.source == reference.source; };
    for (const Source& source : m_block.from) {
        for (const JoinKey& key : source.keys) {
            const ColumnReference& own = isAt(key.left) ? key.left : key.right;
            const ColumnReference& other = isAt(key.left) ? key.right : key.left;
            const bool isTwice = isAt(own) && m_schema.column(own.column).table == m_schema.column(other.column).table;
            const auto points = [&](const ForeignKey& one) { return one.from == other.column && one.to == own.column; };
            if (isTwice && std::ranges::any_of(m_schema.foreignKeys(), points))
                return &m_schema.column(other.column);
        }
    }
    return nullptr;
}

namespace {

/// "manager_id" -> "manager"
QString roleOf(const Column& pointer)
{
    const QString role = text(pointer.readableName);
    return role.endsWith(QLatin1String(" id")) ? role.chopped(3) : text(pointer.name);
}

} // namespace

/// The table is named where several could be meant.
QString QueryWords::word(const ColumnReference& reference) const
{
    if (m_names == Names::Readable)
        return readableWord(reference);
    const Column& column = m_schema.column(reference.column);
    if (const Column* pointer = pointerTo(reference))
        return tr("%1 of the %2", "a column of the row that another column points to").arg(text(column.name), roleOf(*pointer));
    const bool isClear = m_block.from.size() == 1 && reference.source.level == 0;
    return isClear ? text(column.name) : text(m_schema.table(column.table).name) + QLatin1Char('.') + text(column.name);
}

/// The table is named with columns of others than the one that the rows are of.
QString QueryWords::readableWord(const ColumnReference& reference) const
{
    const Column& column = m_schema.column(reference.column);
    const Table& table = m_schema.table(column.table);
    if (const Column* pointer = pointerTo(reference))
        return tr("%1 of the %2", "a column of the row that another column points to")
            .arg(text(nameBesideTable(column, table)), roleOf(*pointer));
    const bool isMain = reference.source.level == 0 && mainSource(m_block, m_schema) == reference.source.index;
    return text(isMain ? plainName(column) : nameWithTable(column, table));
}

QString QueryWords::word(const OutputReference& output) const
{
    const Expression* shown = shownInside(output, m_block);
    if (!shown)
        return tr("column %1 of the subquery").arg(output.output + 1);
    if (const auto* column = std::get_if<ColumnReference>(&shown->term))
        return text(m_schema.column(column->column).name);
    const auto place = static_cast<size_t>(output.source.index);
    return QueryWords(m_schema, std::get<Box<Query>>(m_block.from[place].relation)->first).of(*shown);
}

QString QueryWords::word(const Literal& literal) const
{
    if (literal.type == ValueType::Null)
        return tr("no value", "NULL");
    return literal.type == ValueType::Text ? tr("“%1”").arg(text(literal.text)) : text(literal.text);
}

QString QueryWords::word(const AggregateCall& call) const
{
    return call.filter.empty() ? aggregateWords(call)
                               : tr("%1 where %2", "an aggregate of some rows").arg(aggregateWords(call), of(call.filter.front()));
}

QString QueryWords::aggregateWords(const AggregateCall& call) const
{
    if (const std::string things = thingsCountedByKey(call, m_schema); !things.empty())
        return tr("the number of different %1").arg(text(things));
    const QString what = of(*call.argument);
    switch (call.function) {
    case Aggregate::Max: return tr("the highest %1").arg(what);
    case Aggregate::Min: return tr("the lowest %1").arg(what);
    case Aggregate::Sum:
        return m_names == Names::Readable && std::holds_alternative<ColumnReference>(call.argument->term)
            ? tr("total %1", "a sum").arg(what)
            : tr("the sum of %1").arg(what);
    case Aggregate::Avg:
        return std::holds_alternative<ColumnReference>(call.argument->term) ? tr("the average %1").arg(what)
                                                                            : tr("the average of %1").arg(what);
    case Aggregate::Count: break;
    }
    return countWords(call);
}

QString QueryWords::rowsCounted(const AggregateCall& call) const
{
    const auto counted = call.isDistinct ? std::nullopt : countedSource(m_block, m_schema);
    if (!counted)
        return {};
    const auto* reference = std::get_if<ColumnReference>(&call.argument->term);
    const Table& table = m_schema.table(std::get<TableId>(m_block.from[static_cast<size_t>(*counted)].relation));
    const bool isKey = reference && reference->source == SourceReference{0, *counted} && m_schema.column(reference->column).isPrimaryKey;
    const bool areRows = isKey || std::holds_alternative<Star>(call.argument->term);
    return areRows && isCalledByNoun(table) ? text(manyRowsOf(table)) : QString();
}

QString QueryWords::countWords(const AggregateCall& call) const
{
    if (const QString things = m_names == Names::Readable ? rowsCounted(call) : QString(); !things.isEmpty())
        return tr("the number of %1", "rows of a table, by its name").arg(things);
    const auto* reference = std::get_if<ColumnReference>(&call.argument->term);
    const bool isInEveryRow = reference && m_block.from.size() == 1 && m_schema.column(reference->column).isPrimaryKey;
    if (std::holds_alternative<Star>(call.argument->term) || (isInEveryRow && !call.isDistinct))
        return tr("the number of rows");
    const QString what = of(*call.argument);
    return call.isDistinct ? tr("the number of different %1").arg(what) : tr("the number of %1 values", "of a column").arg(what);
}

QString QueryWords::word(const ScalarQuery& scalar) const
{
    const Query& query = *scalar.query;
    if (m_names == Names::Readable)
        return tr("the %1", "what a subquery finds").arg(plainGist(query, m_schema, GistForm::Value));
    const SelectBlock& block = query.first;
    const QueryWords inner(m_schema, block);
    const bool isOfAllRows = !block.where && block.groupBy.empty() && query.rest.empty() && !query.limit && !query.takesMiddle;
    return isOfAllRows ? tr("%1 in %2", "an aggregate of all rows of a table").arg(inner.items(), inner.sources())
                       : tr("the result of a subquery (%1)").arg(gist(query, m_schema));
}

QString QueryWords::word(const TruthValue& truth) const
{
    return tr("whether %1").arg(of(*truth.condition));
}

QString QueryWords::datePart(const std::vector<Expression>& arguments) const
{
    const auto* format = std::get_if<Literal>(&arguments.front().term);
    const QString date = isNow(arguments[1]) ? dayFromNow({arguments.begin() + 1, arguments.end()}) : of(arguments[1]);
    const std::string_view part = format ? std::string_view(format->text) : std::string_view();
    if (isNow(arguments[1]) && (part == "%Y" || part == "%Y-%m"))
        return periodFromNow(arguments, part == "%Y");
    if (part == "%Y")
        return tr("the year of %1").arg(date);
    if (part == "%m" || part == "%Y-%m")
        return tr("the month of %1").arg(date);
    if (part == "%w")
        return tr("the weekday of %1 (0 is Sunday)").arg(date);
    if (part == "%H")
        return tr("the hour of %1").arg(date);
    if (part == "%H:%M")
        return tr("the time of %1").arg(date);
    return tr("the day of %1").arg(date);
}

QString QueryWords::word(const FunctionCall& call) const
{
    if (call.arguments.empty())
        return tr("no value", "NULL"); // all of these functions have arguments
    const QString first = of(call.arguments.front());
    switch (call.function) {
    case Function::Strftime: return datePart(call.arguments);
    case Function::DateTime: return tr("the date and time of %1").arg(first);
    case Function::Date:
    case Function::JulianDay: return isNow(call.arguments.front()) ? dayFromNow(call.arguments) : tr("the date of %1").arg(first);
    case Function::Time: return tr("the time of %1").arg(first);
    case Function::Length: return tr("the length of %1").arg(first);
    case Function::Round: return tr("%1, rounded").arg(first);
    case Function::Abs: return tr("the absolute value of %1").arg(first);
    case Function::Coalesce: return tr("%1, or %2 if missing").arg(first, of(call.arguments.back()));
    case Function::NullIf: return tr("%1, unless it is %2").arg(first, of(call.arguments.back()));
    case Function::Substr: return tr("a part of %1").arg(first);
    case Function::Instr: return tr("the position of %2 in %1").arg(first, of(call.arguments.back()));
    case Function::Lower: return tr("%1 in lower case").arg(first);
    case Function::Upper: return tr("%1 in upper case").arg(first);
    case Function::Replace: return tr("%1 with some text replaced").arg(first);
    case Function::Trim:
    case Function::Ltrim:
    case Function::Rtrim: break;
    }
    return tr("%1 without surrounding spaces").arg(first);
}

QString QueryWords::word(const Cast& cast) const
{
    return cast.type == CastType::Text ? tr("%1 as text").arg(of(*cast.value)) : tr("%1 as a number").arg(of(*cast.value));
}

QString QueryWords::word(const CaseExpression& cases) const
{
    QStringList parts;
    for (size_t i = 0; i < cases.conditions.size(); ++i)
        parts << tr("%1 if %2", "a case").arg(of(cases.results[i]), of(cases.conditions[i]));
    for (const Expression& otherwise : cases.otherwise)
        parts << tr("%1 otherwise", "the last case").arg(of(otherwise));
    return parts.join(tr(", ", "between the parts of a list"));
}

QString QueryWords::rowsOver(const WindowCall& window) const
{
    QStringList keys;
    for (const OrderKey& key : window.orderBy)
        keys << sorted(key);
    const QString order = keys.join(tr(", ", "between the parts of a list"));
    if (window.partitionBy.empty())
        return order.isEmpty() ? tr("all rows") : order;
    const QString group = listOf(window.partitionBy);
    return order.isEmpty() ? tr("the rows with the same %1").arg(group) : tr("%2, within the same %1").arg(group, order);
}

QString QueryWords::word(const WindowCall& window) const
{
    const QString rows = rowsOver(window);
    if (const auto* call = std::get_if<AggregateCall>(&window.function))
        return (window.orderBy.empty() ? tr("%1 over %2") : tr("%1 up to this row, sorted by %2")).arg(word(*call), rows);
    switch (std::get<WindowFunction>(window.function)) {
    case WindowFunction::Lag: return tr("%1 in the previous row, sorted by %2").arg(listOf(window.arguments), rows);
    case WindowFunction::Lead: return tr("%1 in the next row, sorted by %2").arg(listOf(window.arguments), rows);
    case WindowFunction::RowNumber:
    case WindowFunction::Rank:
    case WindowFunction::DenseRank: break;
    }
    return tr("the rank by %1").arg(rows);
}
