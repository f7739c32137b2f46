// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/sound_groups.h"

#include "core/english/language/question_words.h"
#include "core/sql/printing/grouping.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <optional>
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
