// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/column_origins.h"

#include "core/sql/tree/output_names.h"
#include "core/sql/tree/query_reader.h"

namespace ratatosk {

namespace {

using namespace sql;
using Origins = std::vector<std::optional<ColumnId>>;

void appendSource(const Source& source, const Schema& schema, Origins& origins)
{
    if (const auto* query = std::get_if<Box<Query>>(&source.relation))
        return origins.resize(origins.size() + outputNames((*query)->first, schema).size());
    for (const ColumnId column : schema.columnsOf(std::get<TableId>(source.relation)))
        origins.emplace_back(column);
}

void appendStar(const Star& star, const SelectBlock& block, const Schema& schema, Origins& origins)
{
    for (size_t source = 0; source < block.from.size(); ++source) {
        if (!star.source || *star.source == static_cast<int>(source))
            appendSource(block.from[source], schema, origins);
    }
}

} // namespace

Origins columnOrigins(const Query& query, const Schema& schema)
{
    const SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.groupBy.empty() || block.having)
        return {};
    Origins origins;
    for (const SelectItem& item : block.items) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        if (const auto* star = std::get_if<Star>(&item.expression.term))
            appendStar(*star, block, schema, origins);
        else
            origins.push_back(column ? std::optional(column->column) : std::nullopt);
    }
    return origins;
}

Origins columnOrigins(std::string_view sql, const Schema& schema)
{
    const auto query = readQuery(sql, schema);
    return query ? columnOrigins(*query, schema) : Origins();
}

} // namespace ratatosk
