// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// Some columns of a schema with their tables and the keys between them: a schema of its own, whose ids lead back to the whole. A value.
class SchemaPart
{
public:
    /// Requires: columns of `whole`, ascending, without repeats. A key of which a column is missing is left out.
    SchemaPart(const Schema& whole, std::vector<ColumnId> columns);

    const Schema& schema() const { return m_schema; }

    /// Of the whole, ascending: place i is id i of the part.
    const std::vector<ColumnId>& columns() const { return m_columns; }
    const std::vector<TableId>& tables() const { return m_tables; }

    ColumnId inWhole(ColumnId part) const { return m_columns[static_cast<std::size_t>(part)]; }
    TableId inWhole(TableId part) const { return m_tables[static_cast<std::size_t>(part)]; }
    /// Nothing: the part does without it.
    std::optional<ColumnId> inPart(ColumnId whole) const;
    std::optional<TableId> inPart(TableId whole) const;

private:
    std::vector<ColumnId> m_columns;
    std::vector<TableId> m_tables;
    Schema m_schema;
};

} // namespace ratatosk
