// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/whole_shares.h"

#include "core/sql/conjuncts.h"
#include "core/sql/share.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::Arithmetic;
using sql::Expression;

/// x > 0, x IS NOT NULL
bool demandsSome(const sql::Condition& filter, const Expression& summed)
{
    if (!std::holds_alternative<sql::ColumnReference>(summed.term))
        return false;
    if (const auto* there = std::get_if<sql::NullTest>(&filter.test))
        return there->isNegated && there->value == summed;
    const auto* test = std::get_if<sql::Comparison>(&filter.test);
    const auto* bound = test && test->left == summed ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    return bound
        && ((test->operation == sql::ComparisonOperator::Greater && bound->text == "0")
            || (test->operation == sql::ComparisonOperator::GreaterEqual && bound->text == "1")
            || (test->operation == sql::ComparisonOperator::NotEqual && bound->text == "0"));
}

/// The sum of a column over those rows alone that add something to it.
AggregateCall* sumOfAll(Expression& expression)
{
    auto* call = std::get_if<AggregateCall>(&expression.term);
    const bool isFiltered = call && call->function == sql::Aggregate::Sum && call->filter.size() == 1;
    return isFiltered && demandsSome(call->filter.front(), *call->argument) ? call : nullptr;
}

bool shareRows(Expression& expression)
{
    auto* share = std::get_if<Arithmetic>(&expression.term);
    if (!share || share->operation != sql::ArithmeticOperator::Divide)
        return false;
    AggregateCall* some = sumOfAll(sql::scaledPart(*share));
    auto* all = std::get_if<AggregateCall>(&share->right->term);
    if (!some || !all || all->function != sql::Aggregate::Sum || !all->filter.empty() || *all->argument != *some->argument)
        return false;
    for (AggregateCall* call : {some, all}) {
        call->function = sql::Aggregate::Count;
        *call->argument = {sql::Star{}};
    }
    return true;
}

/// What a share looks for among the rows that WHERE already has of that kind alone.
bool dropWhatIsShared(sql::SelectBlock& block)
{
    std::vector<sql::Condition> sought;
    for (sql::SelectItem& item : block.items) {
        auto* share = std::get_if<Arithmetic>(&item.expression.term);
        const bool isShare = share && share->operation == sql::ArithmeticOperator::Divide;
        const auto* some = isShare ? std::get_if<AggregateCall>(&sql::scaledPart(*share).term) : nullptr;
        const auto* all = isShare ? std::get_if<AggregateCall>(&share->right->term) : nullptr;
        if (some && all && all->filter.empty())
            sought.insert(sought.end(), some->filter.begin(), some->filter.end());
    }
    std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    const auto dropped = std::erase_if(demands,
                                       [&](const sql::Condition& demand) { return std::ranges::find(sought, demand) != sought.end(); });
    if (dropped > 0)
        block.where = sql::allOf(demands);
    return dropped > 0;
}

} // namespace

bool shareRowsInsteadOfAll(sql::Query& query)
{
    bool hasChanged = false;
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = [&](Expression& part) { hasChanged |= shareRows(part); }});
    return dropWhatIsShared(query.first) || hasChanged;
}

namespace {

/// A group by the key of a table has one row of it.
bool isOneInGroup(const sql::ColumnReference& column, const sql::SelectBlock& block, const Schema& schema)
{
    return std::ranges::any_of(block.groupBy, [&](const Expression& group) {
        const auto* key = std::get_if<sql::ColumnReference>(&group.term);
        return key && ((key->source == column.source && schema.column(key->column).isPrimaryKey) || *key == column);
    });
}

/// fee / (SELECT sum(fee) ...) of a group is the share of an accidental row: the group's sum is meant.
bool shareSumOfGroup(Expression& expression, const sql::SelectBlock& block, const Schema& schema)
{
    auto* share = std::get_if<Arithmetic>(&expression.term);
    const auto* all = share && share->operation == sql::ArithmeticOperator::Divide ? std::get_if<sql::ScalarQuery>(&share->right->term)
                                                                                   : nullptr;
    const auto* sum = all && all->query->first.items.size() == 1
        ? std::get_if<AggregateCall>(&all->query->first.items.front().expression.term)
        : nullptr;
    Expression* part = sum && sum->function == sql::Aggregate::Sum ? &sql::scaledPart(*share) : nullptr;
    const auto* column = part ? std::get_if<sql::ColumnReference>(&part->term) : nullptr;
    const auto* summed = part ? std::get_if<sql::ColumnReference>(&sum->argument->term) : nullptr;
    if (!column || !summed || column->column != summed->column || isOneInGroup(*column, block, schema))
        return false;
    *part = {AggregateCall{.function = sql::Aggregate::Sum, .argument = Expression{*part}}};
    return true;
}

} // namespace

bool shareSumsOfGroups(sql::Query& query, const Schema& schema)
{
    bool hasChanged = false;
    for (sql::SelectItem& item : query.first.items)
        hasChanged |= !query.first.groupBy.empty() && shareSumOfGroup(item.expression, query.first, schema);
    return hasChanged;
}

} // namespace ratatosk
