// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/editable_rows.h"

#include "core/answer/explaining/column_origins.h"
#include "core/sql/tree/query_reader.h"

#include <algorithm>

namespace ratatosk {

EditableRows editableRows(std::string_view sql, const Schema& schema)
{
    using Reason = EditableRows::Reason;
    EditableRows rows;
    const auto query = sql::readQuery(sql, schema);
    if (!query || query->takesMiddle || query->first.isDistinct || query->first.from.size() != 1)
        return rows;
    const auto* table = std::get_if<TableId>(&query->first.from.front().relation);
    const auto origins = columnOrigins(*query, schema);
    if (!table || origins.empty() || !std::ranges::all_of(origins, [](const auto& origin) { return origin.has_value(); }))
        return rows;
    for (const auto& origin : origins)
        rows.columns.push_back(*origin);
    rows.table = *table;
    if (schema.table(*table).isView) {
        rows.reason = Reason::View;
        return rows;
    }
    rows.reason = Reason::NoKey;
    for (const ColumnId column : schema.columnsOf(*table)) {
        if (!schema.column(column).isPrimaryKey)
            continue;
        const auto place = std::ranges::find(rows.columns, column);
        if (place == rows.columns.end()) {
            rows.reason = Reason::KeyNotShown;
            return rows;
        }
        rows.key.push_back(static_cast<int>(place - rows.columns.begin()));
        rows.reason = Reason::None;
    }
    return rows;
}

} // namespace ratatosk
