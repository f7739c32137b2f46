// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/whole_shares.h"

#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/share.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>
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

/// The sum of a column over some rows.
AggregateCall* sumOfSome(Expression& expression)
{
    auto* call = std::get_if<AggregateCall>(&expression.term);
    const bool isFiltered = call && call->function == sql::Aggregate::Sum && call->filter.size() == 1;
    return isFiltered ? call : nullptr;
}

/// Counts in the place of sums, of which some rows' is to pass.
template <class Passes>
bool shareRows(Expression& expression, const Passes& passes)
{
    auto* share = std::get_if<Arithmetic>(&expression.term);
    if (!share || share->operation != sql::ArithmeticOperator::Divide)
        return false;
    AggregateCall* some = sumOfSome(sql::scaledPart(*share));
    if (!some || !passes(*some))
        return false;
    auto* all = std::get_if<AggregateCall>(&share->right->term);
    if (!all || all->function != sql::Aggregate::Sum || !all->filter.empty() || *all->argument != *some->argument)
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
    const auto isOfAll = [](const AggregateCall& sum) { return demandsSome(sum.filter.front(), *sum.argument); };
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition = [](sql::Condition&) {}, .expression = [&](Expression& part) { hasChanged |= shareRows(part, isOfAll); }});
    return dropWhatIsShared(query.first) || hasChanged;
}

namespace {

/// "Of all institutions", "of the bookings"
bool saysOfThings(const Question& question, const Table& table)
{
    static constexpr std::array<std::string_view, 3> these{"the", "our", "these"};
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view before = wordAt(question, isOneOf(wordAt(question, word - 1), these) ? word - 2 : word - 1);
        if ((before == "of" || before == "all") && namesTableAt(question, word, table))
            return true;
    }
    return false;
}

/// A measure that nobody spoke of; how many there are of something counts for it.
bool isUnspoken(const AggregateCall& sum, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 7> numbers{"quantity", "qty", "count", "number", "pieces", "units", "copies"};
    const auto* column = std::get_if<sql::ColumnReference>(&sum.argument->term);
    return column && !isCalled(schema.column(column->column), numbers) && !namesColumn(question, schema.column(column->column))
        && saysOfThings(question, schema.table(schema.column(column->column).table));
}

} // namespace

bool shareThingsAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto passes = [&](const AggregateCall& sum) { return isUnspoken(sum, question, schema); };
    bool hasChanged = false;
    for (sql::SelectItem& item : query.first.items)
        hasChanged |= shareRows(item.expression, passes);
    return hasChanged;
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

bool shareSumsOfKinds(sql::Query& query, const Question& question, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 7> parting{"each", "every", "per", "by", "split", "share", "between"};
    sql::SelectBlock& block = query.first;
    const bool isOfRows = query.rest.empty() && isOfTables(block) && block.groupBy.empty() && block.items.size() == 2
        && says(question, parting);
    const auto* kind = isOfRows ? std::get_if<sql::ColumnReference>(&block.items.front().expression.term) : nullptr;
    if (!kind || cells.repeats(block, *kind) != CellLookup::Found::Yes)
        return false;
    block.groupBy = {block.items.front().expression};
    const bool isShare = shareSumOfGroup(block.items.back().expression, block, cells.schema());
    if (!isShare)
        block.groupBy.clear();
    return isShare;
}

} // namespace ratatosk
