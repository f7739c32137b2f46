// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/query_words.h"

#include "core/facade/like_pattern.h"

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

QString text(const std::string& string)
{
    return QString::fromStdString(string);
}

} // namespace

QString QueryWords::of(const Expression& expression) const
{
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
    const auto& relation = m_block.from[static_cast<size_t>(index)].relation;
    const auto* table = std::get_if<TableId>(&relation);
    return table ? text(m_schema.table(*table).name) : tr("a query inside");
}

QString QueryWords::listOf(const std::vector<Expression>& expressions) const
{
    QStringList words;
    for (const Expression& expression : expressions)
        words << of(expression);
    return words.join(tr(", ", "between the parts of a list"));
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

/// The table is named where several could be meant.
QString QueryWords::word(const ColumnReference& reference) const
{
    const Column& column = m_schema.column(reference.column);
    const bool isClear = m_block.from.size() == 1 && reference.source.level == 0;
    return isClear ? text(column.name) : text(m_schema.table(column.table).name) + QLatin1Char('.') + text(column.name);
}

QString QueryWords::word(const OutputReference& output) const
{
    return tr("column %1 of the query inside").arg(output.output + 1);
}

QString QueryWords::word(const Literal& literal) const
{
    if (literal.type == ValueType::Null)
        return tr("nothing", "NULL");
    return literal.type == ValueType::Text ? tr("“%1”").arg(text(literal.text)) : text(literal.text);
}

QString QueryWords::word(const AggregateCall& call) const
{
    const QString what = of(*call.argument);
    switch (call.function) {
    case Aggregate::Max:
        return tr("the highest %1").arg(what);
    case Aggregate::Min:
        return tr("the lowest %1").arg(what);
    case Aggregate::Sum:
        return tr("the sum of %1").arg(what);
    case Aggregate::Avg:
        return tr("the average of %1").arg(what);
    case Aggregate::Count:
        break;
    }
    if (std::holds_alternative<Star>(call.argument->term))
        return tr("the number of rows");
    return call.isDistinct ? tr("the number of different %1").arg(what) : tr("the number of %1").arg(what);
}

QString QueryWords::word(const Arithmetic& arithmetic) const
{
    static const char* const signs[] = {"+", "−", "×", "÷"};
    const QString sign = QString::fromUtf8(signs[static_cast<int>(arithmetic.operation)]);
    return QStringLiteral("(%1 %2 %3)").arg(of(*arithmetic.left), sign, of(*arithmetic.right));
}

QString QueryWords::word(const ScalarQuery& scalar) const
{
    return tr("the result of a query inside (%1)").arg(QueryWords(m_schema, scalar.query->first).items());
}

QString QueryWords::word(const TruthValue& truth) const
{
    return tr("whether %1").arg(of(*truth.condition));
}

QString QueryWords::test(const Comparison& one) const
{
    const QString left = of(one.left);
    const QString right = of(one.right);
    switch (one.operation) {
    case ComparisonOperator::Equal:
        return tr("%1 is %2").arg(left, right);
    case ComparisonOperator::NotEqual:
        return tr("%1 is not %2").arg(left, right);
    case ComparisonOperator::Less:
        return tr("%1 is less than %2").arg(left, right);
    case ComparisonOperator::Greater:
        return tr("%1 is more than %2").arg(left, right);
    case ComparisonOperator::LessEqual:
        return tr("%1 is at most %2").arg(left, right);
    case ComparisonOperator::GreaterEqual:
        break;
    }
    return tr("%1 is at least %2").arg(left, right);
}

QString QueryWords::test(const Between& one) const
{
    const QString words = one.isNegated ? tr("%1 is not between %2 and %3") : tr("%1 is between %2 and %3");
    return words.arg(of(one.value), of(one.low), of(one.high));
}

QString QueryWords::test(const Like& one) const
{
    const auto pattern = likePatternOf(one.pattern);
    const QString letters = pattern ? text(pattern->letters) : QString();
    if (pattern && pattern->isOpenBefore && pattern->isOpenAfter)
        return (one.isNegated ? tr("%1 does not contain “%2”") : tr("%1 contains “%2”")).arg(of(one.value), letters);
    if (pattern && pattern->isOpenAfter)
        return (one.isNegated ? tr("%1 does not begin with “%2”") : tr("%1 begins with “%2”")).arg(of(one.value), letters);
    if (pattern)
        return (one.isNegated ? tr("%1 does not end with “%2”") : tr("%1 ends with “%2”")).arg(of(one.value), letters);
    return (one.isNegated ? tr("%1 is not like %2") : tr("%1 is like %2")).arg(of(one.value), of(one.pattern));
}

QString QueryWords::test(const InList& one) const
{
    return (one.isNegated ? tr("%1 is none of %2") : tr("%1 is one of %2")).arg(of(one.value), listOf(one.list));
}

QString QueryWords::test(const InQuery& one) const
{
    const QueryWords inner(m_schema, one.query->first);
    const QString words = one.isNegated ? tr("%1 is not among %2 that a query inside finds in %3") : tr("%1 is among %2 that a query inside finds in %3");
    return words.arg(of(one.value), inner.items(), inner.source(0));
}

QString QueryWords::test(const NullTest& one) const
{
    return (one.isNegated ? tr("%1 is there") : tr("%1 is missing")).arg(of(one.value));
}

QString QueryWords::test(const Exists& one) const
{
    return tr("a query inside finds rows in %1").arg(QueryWords(m_schema, one.query->first).source(0));
}

QString QueryWords::test(const Negation& one) const
{
    return tr("it is not so that %1").arg(of(*one.condition));
}

QString QueryWords::test(const Junction& one) const
{
    QStringList parts;
    for (const Condition& part : one.parts)
        parts << of(part);
    return parts.join(one.connective == Connective::And ? tr(" and ", "between conditions") : tr(" or ", "between conditions"));
}
