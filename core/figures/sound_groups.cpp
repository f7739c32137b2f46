// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/sound_groups.h"

#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/printing/grouping.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

std::vector<ColumnReference> columnsShown(const SelectBlock& block)
{
    std::vector<ColumnReference> columns;
    for (const sql::SelectItem& item : block.items)
        if (const auto* column = std::get_if<ColumnReference>(&item.expression.term))
            columns.push_back(*column);
    return columns;
}

/// The primary key of a source to which others refer: its rows are the things shown, not what is counted.
std::optional<ColumnReference> keyReferredTo(const sql::SourceReference& source, const SelectBlock& block, const Schema& schema)
{
    const auto isKey = [&](const ColumnReference& one) { return one.source == source && schema.column(one.column).isPrimaryKey; };
    for (const sql::Source& joined : block.from)
        for (const sql::JoinKey& key : joined.keys)
            if (isKey(key.left) || isKey(key.right))
                return isKey(key.left) ? key.left : key.right;
    return {};
}

/// The things shown, each by its key where it has one.
std::vector<Expression> keysOf(const std::vector<ColumnReference>& shown, const SelectBlock& block, const Schema& schema)
{
    std::vector<Expression> keys;
    for (const ColumnReference& column : shown) {
        const Expression key{keyReferredTo(column.source, block, schema).value_or(column)};
        if (std::ranges::find(keys, key) == keys.end())
            keys.push_back(key);
    }
    return keys;
}

bool isPlain(const sql::Query& query)
{
    return query.rest.empty() && query.orderBy.empty() && !query.first.groupBy.empty() && isOfTables(query.first);
}

/// GROUP BY x where count(DISTINCT x) is shown.
bool countsItsKey(const SelectBlock& block)
{
    return block.groupBy.size() == 1 && std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
               const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
               return call && call->function == sql::Aggregate::Count && call->isDistinct && *call->argument == block.groupBy.front();
           });
}

/// The one other key of the table by which its rows refer to what the question speaks of.
std::optional<ColumnReference> otherKey(const SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto* counted = std::get_if<ColumnReference>(&block.groupBy.front().term);
    std::optional<ColumnReference> other;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const bool isOther = counted && schema.column(key.from).table == schema.column(counted->column).table
            && key.from != counted->column;
        if (!isOther || !speaksOf(question, splitName(schema.table(schema.column(key.to).table).spokenName)))
            continue;
        if (other)
            return {};
        other = ColumnReference{counted->source, key.from};
    }
    return other;
}

} // namespace

bool groupByWhatIsShown(sql::Query& query, const Schema& schema)
{
    SelectBlock& block = query.first;
    const std::vector<ColumnReference> shown = isPlain(query) ? columnsShown(block) : std::vector<ColumnReference>();
    if (shown.empty() || shown.size() == block.items.size())
        return false;
    const sql::Grouping grouping = sql::groupingOf(block, {}, schema);
    const auto isFixed = [&](const ColumnReference& column) { return grouping.isKey({column}) || grouping.isDependent(column); };
    if (grouping.extremum || std::ranges::any_of(shown, isFixed)) // of an extreme SQLite shows the row
        return false;
    block.groupBy = keysOf(shown, block, schema);
    return true;
}

namespace {

bool dropRepeats(std::vector<Expression>& groups)
{
    std::vector<Expression> once;
    for (const Expression& group : groups)
        if (std::ranges::find(once, group) == once.end())
            once.push_back(group);
    return once.size() < std::exchange(groups, once).size();
}

/// What the places of rows are given within.
std::vector<Expression> partitionsOf(const SelectBlock& block)
{
    std::vector<Expression> partitions;
    for (const sql::SelectItem& item : block.items)
        if (const auto* window = std::get_if<sql::WindowCall>(&item.expression.term))
            partitions.insert(partitions.end(), window->partitionBy.begin(), window->partitionBy.end());
    return partitions;
}

/// Beside figures; an extreme shows the row that has it.
bool groupByRest(SelectBlock& block, const Schema& schema)
{
    const sql::Grouping grouping = sql::groupingOf(block, {}, schema);
    const auto isFixed = [&](const Expression& one) {
        const auto* column = std::get_if<ColumnReference>(&one.term);
        return grouping.isKey(one) || (column && grouping.isDependent(*column));
    };
    const std::vector<ColumnReference> shown = columnsShown(block);
    if (grouping.extremum || shown.size() == block.items.size()
        || std::ranges::none_of(shown, [&](const ColumnReference& one) { return isFixed({one}); }))
        return false;
    std::vector<Expression> rest = partitionsOf(block);
    std::vector<ColumnReference> loose = shown;
    std::erase_if(loose,
                  [&](const ColumnReference& one) { return isFixed({one}) || std::ranges::find(rest, Expression{one}) != rest.end(); });
    const std::vector<Expression> keys = keysOf(loose, block, schema);
    rest.insert(rest.end(), keys.begin(), keys.end());
    std::erase_if(rest,
                  [&](const Expression& one) { return isFixed(one) || std::ranges::find(block.groupBy, one) != block.groupBy.end(); });
    block.groupBy.insert(block.groupBy.end(), rest.begin(), rest.end());
    return !rest.empty();
}

} // namespace

bool groupByTheRestShown(sql::Query& query, const Schema& schema)
{
    sql::Query* inner = query.rest.empty() ? onlyInner(query.first) : nullptr;
    SelectBlock& block = inner ? inner->first : query.first;
    if (!query.rest.empty() || (inner && !inner->rest.empty()) || block.groupBy.empty() || !isOfTables(block))
        return false;
    bool hasChanged = groupByRest(block, schema);
    hasChanged |= dropRepeats(block.groupBy);
    return hasChanged;
}

namespace {

/// The column's own words behind "each", "per", "by".
bool isSaidOfGroups(const Question& question, const Column& column)
{
    static constexpr std::array<std::string_view, 4> openings{"each", "every", "per", "by"};
    const std::vector<Word> name = splitName(column.spokenName);
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (isOneOf(wordAt(question, word), openings) && saysAt(question, word + 1, name))
            return true;
    return false;
}

} // namespace

bool groupByColumnSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    const bool isByOne = isFlat(query) && block.groupBy.size() == 1 && !block.having;
    const auto* key = isByOne ? std::get_if<ColumnReference>(&block.groupBy.front().term) : nullptr;
    const std::vector<ColumnReference> shown = key ? columnsShown(block) : std::vector<ColumnReference>();
    if (shown.size() != 1 || shown.size() == block.items.size() || shown.front() == *key)
        return false;
    const Column& column = schema.column(shown.front().column);
    const bool isOfThings = schema.column(key->column).isPrimaryKey && shown.front().source == key->source;
    if (!isOfThings || column.isPrimaryKey || !isSaidOfGroups(question, column))
        return false;
    block.groupBy = {Expression{shown.front()}};
    return true;
}

bool groupByOtherThanCounted(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::Query* inner = onlyInner(query.first);
    SelectBlock& block = inner ? inner->first : query.first;
    const auto other = countsItsKey(block) ? otherKey(block, question, schema) : std::nullopt;
    if (!other)
        return false;
    block.groupBy = {Expression{*other}};
    return true;
}

namespace {

/// FROM (SELECT ... FROM one table GROUP BY its key): the groups; null: others.
SelectBlock* groupsOfOneEach(sql::Condition& demand, const Schema& schema)
{
    auto* test = std::get_if<sql::Comparison>(&demand.test);
    auto* figure = test ? std::get_if<sql::ScalarQuery>(&test->right.term) : nullptr;
    sql::Query* inner = figure && figure->query->rest.empty() ? onlyInner(figure->query->first) : nullptr;
    SelectBlock* groups = inner && inner->rest.empty() && inner->first.from.size() == 1 && inner->first.groupBy.size() == 1 ? &inner->first
                                                                                                                            : nullptr;
    const auto* key = groups && isOfTables(*groups) ? std::get_if<ColumnReference>(&groups->groupBy.front().term) : nullptr;
    return key && schema.column(key->column).isPrimaryKey ? groups : nullptr;
}

} // namespace

bool averageGroupsAlike(sql::Query& query, const Schema& schema)
{
    SelectBlock& block = query.first;
    const auto* group = query.rest.empty() && block.groupBy.size() == 1 ? std::get_if<ColumnReference>(&block.groupBy.front().term)
                                                                        : nullptr;
    std::vector<sql::Condition> demands = sql::conjuncts(block.having);
    for (sql::Condition& demand : group ? std::span(demands) : std::span<sql::Condition>()) {
        SelectBlock* groups = groupsOfOneEach(demand, schema);
        const auto key = std::ranges::find_if(schema.foreignKeys(), [&](const ForeignKey& one) {
            return groups && one.to == group->column && schema.column(one.from).table == std::get<TableId>(groups->from.front().relation);
        });
        if (!groups || key == schema.foreignKeys().end())
            continue;
        groups->groupBy = {Expression{ColumnReference{{0, 0}, key->from}}};
        block.having = sql::allOf(demands);
        return true;
    }
    return false;
}

namespace {

/// FROM (SELECT count(*) FROM one table GROUP BY ...), without a test.
SelectBlock* groupsOfAll(sql::Condition& demand)
{
    auto* test = std::get_if<sql::Comparison>(&demand.test);
    auto* figure = test ? std::get_if<sql::ScalarQuery>(&test->right.term) : nullptr;
    sql::Query* inner = figure && figure->query->rest.empty() ? onlyInner(figure->query->first) : nullptr;
    const bool isOfAll = inner && inner->rest.empty() && isOfTables(inner->first) && inner->first.from.size() == 1 && !inner->first.where
        && !inner->first.groupBy.empty();
    return isOfAll ? &inner->first : nullptr;
}

} // namespace

bool averageRowsAlike(sql::Query& query)
{
    SelectBlock& block = query.first;
    std::vector<sql::Condition> demands = query.rest.empty() && isOfTables(block) ? sql::conjuncts(block.having)
                                                                                  : std::vector<sql::Condition>();
    bool hasChanged = false;
    for (sql::Condition& demand : demands) {
        SelectBlock* groups = groupsOfAll(demand);
        const auto place = groups ? placeInFrom(std::get<TableId>(groups->from.front().relation), block) : std::nullopt;
        const std::vector<sql::Condition> tests = place ? sql::ownDemands(block, *place) : std::vector<sql::Condition>();
        if (tests.empty())
            continue;
        groups->where = sql::allOf(tests);
        hasChanged = true;
    }
    if (hasChanged)
        block.having = sql::allOf(demands);
    return hasChanged;
}

bool countAllOfKeys(sql::Query& query, const Schema& schema)
{
    sql::Query* inner = query.rest.empty() ? onlyInner(query.first) : nullptr;
    SelectBlock& block = inner ? inner->first : query.first;
    if (!query.rest.empty() || block.groupBy.empty() || !isOfTables(block))
        return false;
    bool hasChanged = false;
    const auto countAll = [&](Expression& expression) {
        auto* call = std::get_if<sql::AggregateCall>(&expression.term);
        const auto* column = call && call->isDistinct ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
        if (!column)
            return;
        SelectBlock shown = block;
        shown.items = {{Expression{*column}, {}}};
        const sql::Grouping grouping = sql::groupingOf(shown, {}, schema);
        if (!grouping.isKey({*column}) && !grouping.isDependent(*column))
            return;
        call->isDistinct = false;
        hasChanged = true;
    };
    for (sql::SelectItem& item : block.items)
        countAll(item.expression);
    for (sql::OrderKey& key : inner ? inner->orderBy : query.orderBy)
        countAll(key.expression);
    return hasChanged;
}

} // namespace ratatosk
