// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/sound_groups.h"

#include "core/evidence/query_search.h"
#include "core/printing/grouping.h"

#include <algorithm>
#include <optional>
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

} // namespace ratatosk
