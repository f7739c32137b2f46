// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/joined_aggregates.h"

#include <optional>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

/// A source that is joined to the one at `place` by left join, on a condition: its column that is never empty.
std::optional<ColumnReference> keyOfConditioned(const SelectBlock& block, int place, const Schema& schema)
{
    for (int other = place + 1; other < static_cast<int>(block.from.size()); ++other) {
        const sql::Source& source = block.from[static_cast<std::size_t>(other)];
        if (source.kind != sql::JoinKind::Left || !source.condition || source.keys.size() != 1)
            continue;
        const sql::JoinKey& key = source.keys.front();
        const ColumnReference &own = key.left.source.index == other ? key.left : key.right,
                              &to = key.left.source.index == other ? key.right : key.left;
        if (to.source.index == place && schema.column(own.column).isPrimaryKey)
            return own;
    }
    return {};
}

} // namespace

bool aggregateJoinedAlone(sql::Query& query, const Schema& schema)
{
    SelectBlock& block = query.first;
    bool hasChanged = false;
    const auto compute = [&](Expression& expression) {
        auto* call = std::get_if<AggregateCall>(&expression.term);
        const auto* column = call && call->filter.empty() ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
        const bool isLeft = column && column->source.level == 0
            && block.from[static_cast<std::size_t>(column->source.index)].kind == sql::JoinKind::Left;
        const auto key = isLeft ? keyOfConditioned(block, column->source.index, schema) : std::nullopt;
        if (!key)
            return;
        call->filter = {{sql::NullTest{{*key}, true}}};
        hasChanged = true;
    };
    for (sql::SelectItem& item : block.items) {
        if (auto* function = std::get_if<sql::FunctionCall>(&item.expression.term))
            for (Expression& argument : function->arguments)
                compute(argument);
        compute(item.expression);
    }
    return hasChanged;
}

} // namespace ratatosk
