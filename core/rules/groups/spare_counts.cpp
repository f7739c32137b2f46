// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/spare_counts.h"

#include "core/database/schema/only_key.h"
#include "core/english/language/question_words.h"
#include "core/sql/tree/count_of_rows.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// coalesce(x, 0): x.
const sql::Expression* withoutZero(const sql::Expression& aggregate)
{
    const auto* call = std::get_if<sql::FunctionCall>(&aggregate.term);
    const bool isZero = call && call->function == sql::Function::Coalesce && call->arguments.size() == 2;
    return isZero ? &call->arguments.front() : nullptr;
}

} // namespace

bool countRowsOnce(sql::Query& query, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const auto countsAll = [](const sql::SelectItem& item) { return sql::isCountOfRows(item.expression); };
    const auto* table = query.rest.empty() && block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto key = table ? onlyKeyOf(*table, schema) : std::nullopt;
    if (!key || std::ranges::none_of(block.items, countsAll))
        return false;
    const auto countsKeys = [&](const sql::SelectItem& item) {
        const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        const auto* column = call && call->function == sql::Aggregate::Count && call->filter.empty()
            ? std::get_if<sql::ColumnReference>(&call->argument->term)
            : nullptr;
        return column && column->column == *key;
    };
    return std::erase_if(block.items, countsKeys) > 0;
}

bool showAggregatesOnce(sql::Query& query)
{
    sql::SelectBlock& block = query.first;
    bool hasChanged = false;
    for (std::size_t place = 0; query.rest.empty() && place < block.items.size(); ++place) {
        sql::Expression& aggregate = block.items[place].expression;
        if (const sql::Expression* inner = withoutZero(aggregate); inner && withoutZero(*inner)) {
            aggregate = sql::Expression(*inner);
            hasChanged = true;
        }
        const sql::Expression* bare = withoutZero(aggregate);
        const auto* call = bare ? std::get_if<sql::AggregateCall>(&bare->term) : nullptr;
        const auto twin = call ? std::ranges::find(block.items, *bare, &sql::SelectItem::expression) : block.items.end();
        if (twin == block.items.end())
            continue;
        const bool isCount = call->function == sql::Aggregate::Count;
        block.items.erase(isCount ? block.items.begin() + static_cast<std::ptrdiff_t>(place) : twin);
        return true;
    }
    return hasChanged;
}

} // namespace ratatosk
