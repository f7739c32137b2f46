// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conditions in words: QueryWords::of(const Condition&).
#include "ui/base/queries/query_words.h"

#include "core/sql/tree/date_form.h"
#include "core/sql/tree/like_pattern.h"
#include "ui/base/queries/plain_gist.h"

using namespace ratatosk;
using namespace ratatosk::sql;

QString QueryWords::momentTest(const Comparison& one) const
{
    const QString left = of(one.left);
    const QString right = of(one.right);
    switch (one.operation) {
    case ComparisonOperator::Equal:
    case ComparisonOperator::NotEqual: break;
    case ComparisonOperator::Less: return tr("%1 is before %2").arg(left, right);
    case ComparisonOperator::Greater: return tr("%1 is after %2").arg(left, right);
    case ComparisonOperator::LessEqual: return tr("%1 is %2 or earlier").arg(left, right);
    case ComparisonOperator::GreaterEqual: return tr("%1 is %2 or later").arg(left, right);
    }
    return {};
}

/// Of a comparison with a text of no letters; empty: it is none.
QString QueryWords::emptyTest(const Comparison& one) const
{
    const bool isEmpty = m_names == Names::Readable && one.right == Expression{Literal{ValueType::Text, ""}};
    if (isEmpty && one.operation == ComparisonOperator::Equal)
        return tr("%1 is empty").arg(of(one.left));
    return isEmpty && one.operation == ComparisonOperator::NotEqual ? tr("%1 is not empty").arg(of(one.left)) : QString();
}

QString QueryWords::test(const Comparison& one) const
{
    if (const QString words = isMoment(one.left) || isMoment(one.right) ? momentTest(one) : QString(); !words.isEmpty())
        return words;
    if (const QString words = emptyTest(one); !words.isEmpty())
        return words;
    const QString left = of(one.left);
    const QString right = of(one.right);
    switch (one.operation) {
    case ComparisonOperator::Equal: return tr("%1 is %2").arg(left, right);
    case ComparisonOperator::NotEqual: return tr("%1 is not %2").arg(left, right);
    case ComparisonOperator::Less: return tr("%1 is less than %2").arg(left, right);
    case ComparisonOperator::Greater: return tr("%1 is more than %2").arg(left, right);
    case ComparisonOperator::LessEqual: return tr("%1 is at most %2").arg(left, right);
    case ComparisonOperator::GreaterEqual: break;
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
    const auto pattern = likePatternOf(one);
    const QString letters = pattern ? QString::fromStdString(pattern->letters) : QString();
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
    if (one.isNegated)
        return tr("%1 is none of %2").arg(of(one.value), listOf(one.list));
    QStringList values;
    for (const Expression& value : one.list)
        values << of(value);
    const QString anyOf = enumerated(values, tr(", ", "between the parts of a list"), tr(" or ", "before the last part of a list"));
    return tr("%1 is %2").arg(of(one.value), anyOf);
}

QString QueryWords::test(const InQuery& one) const
{
    if (m_names == Names::Readable) {
        const QString words = one.isNegated ? tr("%1 is none of the %2", "values that a subquery finds")
                                            : tr("%1 is one of the %2", "values that a subquery finds");
        return words.arg(of(one.value), plainGist(*one.query, m_schema, GistForm::List));
    }
    const SelectBlock& block = one.query->first;
    const QueryWords inner(m_schema, block);
    const bool isColumn = block.items.size() == 1 && std::holds_alternative<ColumnReference>(block.items.front().expression.term);
    if (isColumn && one.query->rest.empty() && !one.query->limit && block.groupBy.empty()) {
        const QString rows = block.where ? tr("%1 where %2").arg(inner.sources(), inner.of(*block.where)) : inner.sources();
        return (one.isNegated ? tr("%2 is not the %3 of any row in %1") : tr("%2 is the %3 of a row in %1"))
            .arg(rows, of(one.value), inner.items());
    }
    const QString words = one.isNegated ? tr("%1 is not among the results of a subquery (%2)")
                                        : tr("%1 is among the results of a subquery (%2)");
    return words.arg(of(one.value), gist(*one.query, m_schema));
}

QString QueryWords::test(const NullTest& one) const
{
    return (one.isNegated ? tr("%1 has a value") : tr("%1 has no value")).arg(of(one.value));
}

QString QueryWords::test(const Exists& one) const
{
    return tr("a matching row exists in %1").arg(wordsFor(one.query->first).matching());
}

QString QueryWords::test(const Negation& one) const
{
    if (const auto* exists = std::get_if<Exists>(&one.condition->test))
        return tr("no matching row exists in %1").arg(wordsFor(exists->query->first).matching());
    return tr("it is not true that %1").arg(of(*one.condition));
}

QString QueryWords::test(const Junction& one) const
{
    QStringList parts;
    for (const Condition& part : one.parts)
        parts << of(part);
    return parts.join(one.connective == Connective::And ? tr(" and ", "between conditions") : tr(" or ", "between conditions"));
}
