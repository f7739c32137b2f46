// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/column_titles.h"

#include "core/answer/explaining/counted_keys.h"
#include "core/answer/explaining/query_steps.h"
#include "ui/base/queries/query_words.h"

#include <QCoreApplication>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

struct ColumnTitles {
    Q_DECLARE_TR_FUNCTIONS(ColumnTitles)
};

bool isProduct(const Expression& expression)
{
    const auto* product = std::get_if<Arithmetic>(&expression.term);
    return product && product->operation == ArithmeticOperator::Multiply;
}

/// julianday(x) - julianday(y)
bool isSpanOfDays(const Expression& expression)
{
    const auto* difference = std::get_if<Arithmetic>(&expression.term);
    const auto isDay = [](const Expression& side) {
        const auto* call = std::get_if<FunctionCall>(&side.term);
        return call && call->function == Function::JulianDay;
    };
    return difference && difference->operation == ArithmeticOperator::Subtract && isDay(*difference->left) && isDay(*difference->right);
}

QString titleOf(const AggregateCall& call)
{
    const bool isSum = call.function == Aggregate::Sum, isAverage = call.function == Aggregate::Avg;
    if (isProduct(*call.argument))
        return isSum ? ColumnTitles::tr("amount") : isAverage ? ColumnTitles::tr("average amount") : QString();
    if (isSpanOfDays(*call.argument))
        return isSum ? ColumnTitles::tr("days") : isAverage ? ColumnTitles::tr("average days") : QString();
    return call.filter.empty() && std::holds_alternative<Star>(call.argument->term) ? ColumnTitles::tr("count") : QString();
}

QString titleOf(const Arithmetic& arithmetic)
{
    const bool isPartOfHundred = arithmetic.operation == ArithmeticOperator::Divide && isProduct(*arithmetic.left)
        && std::get<Arithmetic>(arithmetic.left->term).left->term == Expression{Literal{ValueType::Real, "100.0"}}.term;
    if (isPartOfHundred)
        return ColumnTitles::tr("share in %");
    if (isSpanOfDays({arithmetic}))
        return ColumnTitles::tr("days");
    if (arithmetic.operation != ArithmeticOperator::Subtract)
        return {};
    if (std::holds_alternative<WindowCall>(arithmetic.right->term))
        return ColumnTitles::tr("change");
    const bool areNumbers = std::holds_alternative<AggregateCall>(arithmetic.left->term)
        && std::holds_alternative<AggregateCall>(arithmetic.right->term);
    return areNumbers ? ColumnTitles::tr("difference") : QString();
}

/// What a person would call a calculation that takes a line to spell out; empty: nothing shorter than its words.
QString shortTitle(const Expression& expression, const Schema& schema)
{
    if (const auto* call = std::get_if<AggregateCall>(&expression.term)) {
        const std::string things = call->filter.empty() ? thingsCountedByKey(*call, schema) : std::string();
        return things.empty() ? titleOf(*call) : QString::fromStdString(things);
    }
    if (const auto* arithmetic = std::get_if<Arithmetic>(&expression.term))
        return titleOf(*arithmetic);
    if (const auto* function = std::get_if<FunctionCall>(&expression.term)) {
        const bool isSame = function->function == Function::Coalesce || function->function == Function::Round;
        return isSame ? shortTitle(function->arguments.front(), schema) : QString();
    }
    const auto* window = std::get_if<WindowCall>(&expression.term);
    const auto* sum = window && !window->orderBy.empty() ? std::get_if<AggregateCall>(&window->function) : nullptr;
    return sum && sum->function == Aggregate::Sum ? ColumnTitles::tr("running total") : QString();
}

/// The expression that a column of a subquery shows; others are what they are.
const Expression& shownBy(const Expression& expression, const SelectBlock& block)
{
    const auto* output = std::get_if<OutputReference>(&expression.term);
    const Expression* inside = output ? shownInside(*output, block) : nullptr;
    return inside ? *inside : expression;
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
        const Expression& shown = shownBy(item.expression, block);
        const bool isNamed = !item.alias.empty() || std::holds_alternative<ColumnReference>(shown.term);
        const QString title = isNamed ? QString() : shortTitle(shown, schema);
        titles << (isNamed || !title.isEmpty() ? title : QueryWords::withoutArticle(words.of(item.expression)));
    }
    return titles;
}
