// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/query_words.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

bool isNumber(const Expression& expression, std::initializer_list<std::string_view> spellings)
{
    const auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type != ValueType::Text && std::ranges::find(spellings, literal->text) != spellings.end();
}

const Arithmetic* arithmeticOf(const Expression& expression, ArithmeticOperator operation)
{
    const auto* one = std::get_if<Arithmetic>(&expression.term);
    return one && one->operation == operation ? one : nullptr;
}

/// What `100.0 * part / whole` is the share of; nulls where it is none.
std::pair<const Expression*, const Expression*> shareIn(const Arithmetic& arithmetic)
{
    const Arithmetic* scaled = arithmetic.operation == ArithmeticOperator::Divide
        ? arithmeticOf(*arithmetic.left, ArithmeticOperator::Multiply)
        : nullptr;
    const bool isShare = scaled && isNumber(*scaled->left, {"100", "100.0"});
    return isShare ? std::pair(&*scaled->right, &*arithmetic.right) : std::pair<const Expression*, const Expression*>();
}

const Expression* dayIn(const Expression& expression)
{
    const auto* call = std::get_if<FunctionCall>(&expression.term);
    return call && call->function == Function::JulianDay && call->arguments.size() == 1 ? &call->arguments.front() : nullptr;
}

/// The later and the earlier day of `julianday(later) - julianday(earlier)`; nulls for other things.
std::pair<const Expression*, const Expression*> daysIn(const Arithmetic& arithmetic)
{
    const bool isDifference = arithmetic.operation == ArithmeticOperator::Subtract;
    const Expression* later = isDifference ? dayIn(*arithmetic.left) : nullptr;
    const Expression* earlier = isDifference ? dayIn(*arithmetic.right) : nullptr;
    return later && earlier ? std::pair(later, earlier) : std::pair<const Expression*, const Expression*>();
}

/// What `a || ' ' || b` puts together, without what stands between.
std::vector<const Expression*> joinedParts(const Expression& expression)
{
    if (const Arithmetic* joined = arithmeticOf(expression, ArithmeticOperator::Concatenate)) {
        std::vector<const Expression*> parts = joinedParts(*joined->left);
        for (const Expression* part : joinedParts(*joined->right))
            parts.push_back(part);
        return parts;
    }
    if (std::holds_alternative<Literal>(expression.term))
        return {};
    return {&expression};
}

bool isSum(const Expression& expression)
{
    return arithmeticOf(expression, ArithmeticOperator::Add) || arithmeticOf(expression, ArithmeticOperator::Subtract);
}

} // namespace

/// "the percentage of rows where ...", "the percentage of the sum of price where ...", "the sum of hours as a percentage of ...".
QString QueryWords::shareWords(const Expression& part, const Expression& whole) const
{
    const auto* some = std::get_if<AggregateCall>(&part.term);
    const auto* all = std::get_if<AggregateCall>(&whole.term);
    const bool isOfSome = some && all && some->filter.size() == 1 && all->filter.empty() && *some->argument == *all->argument;
    if (!isOfSome)
        return tr("%1 as a percentage of %2", "one number beside another").arg(of(part), of(whole));
    const QString where = of(some->filter.front());
    if (std::holds_alternative<Star>(some->argument->term))
        return tr("the percentage of rows where %1").arg(where);
    return tr("the percentage of %1 where %2", "an aggregate, a condition").arg(aggregateWords(*all), where);
}

/// `(julianday(a) - julianday(b)) * 24` and the like; empty for other products.
QString QueryWords::spanWords(const Arithmetic& product) const
{
    const auto* difference = std::get_if<Arithmetic>(&product.left->term);
    const auto [later, earlier] = difference ? daysIn(*difference) : std::pair<const Expression*, const Expression*>();
    if (!later)
        return {};
    if (isNumber(*product.right, {"24", "24.0"}))
        return tr("the hours from %1 to %2").arg(of(*earlier), of(*later));
    if (isNumber(*product.right, {"1440", "1440.0"}))
        return tr("the minutes from %1 to %2").arg(of(*earlier), of(*later));
    return {};
}

/// In brackets where it would be read otherwise.
QString QueryWords::operand(const Expression& expression, bool isSumMistaken) const
{
    const QString words = of(expression);
    return isSumMistaken && isSum(expression) ? QStringLiteral("(%1)").arg(words) : words;
}

QString QueryWords::word(const Arithmetic& arithmetic) const
{
    const auto [part, whole] = shareIn(arithmetic);
    if (part)
        return shareWords(*part, *whole);
    if (const auto [later, earlier] = daysIn(arithmetic); later)
        return tr("the days from %1 to %2").arg(of(*earlier), of(*later));
    const bool isProduct = arithmetic.operation == ArithmeticOperator::Multiply;
    if (isProduct && isNumber(*arithmetic.left, {"1.0"}))
        return of(*arithmetic.right); // for a quotient with its fraction
    if (const QString span = isProduct ? spanWords(arithmetic) : QString(); !span.isEmpty())
        return span;
    const bool isTighter = isProduct || arithmetic.operation == ArithmeticOperator::Divide;
    const QString left = operand(*arithmetic.left, isTighter);
    const QString right = operand(*arithmetic.right, isTighter || arithmetic.operation == ArithmeticOperator::Subtract);
    switch (arithmetic.operation) {
    case ArithmeticOperator::Add: return tr("%1 plus %2").arg(left, right);
    case ArithmeticOperator::Subtract: return tr("%1 minus %2", "a difference").arg(left, right);
    case ArithmeticOperator::Multiply: return tr("%1 times %2").arg(left, right);
    case ArithmeticOperator::Divide: return tr("%1 divided by %2").arg(left, right);
    case ArithmeticOperator::Modulo: return tr("the remainder of %1 divided by %2").arg(left, right);
    case ArithmeticOperator::Concatenate: break;
    }
    QStringList parts;
    const Expression joined{arithmetic};
    for (const Expression* one : joinedParts(joined))
        parts << of(*one);
    return tr("%1 as one text").arg(listed(parts));
}
