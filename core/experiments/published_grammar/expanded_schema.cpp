// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/published_grammar/expanded_schema.h"

namespace ratatosk {

std::optional<ColumnId> ExpandedSchema::schemaColumn(int expanded) const
{
    if (isStar(expanded))
        return {};
    return ColumnId{expanded - 1 - m_schema.tableCount()};
}

std::optional<TableId> ExpandedSchema::owner(int expanded) const
{
    if (expanded == globalStar())
        return {};
    if (isStar(expanded))
        return TableId{expanded - 1};
    return m_schema.column(*schemaColumn(expanded)).table;
}

} // namespace ratatosk
