// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/only_key.h"

namespace ratatosk {

std::optional<ColumnId> onlyKeyOf(TableId table, const Schema& schema)
{
    std::optional<ColumnId> key;
    for (const ColumnId column : schema.columnsOf(table)) {
        if (!schema.column(column).isPrimaryKey)
            continue;
        if (key)
            return {};
        key = column;
    }
    return key;
}

} // namespace ratatosk
