// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <optional>

namespace ratatosk {

/// The columns that DT-Fixup's parser points at: the star of no table in particular (0), the star of each of the T tables
/// (1 + t), then the columns of the schema (ColumnId c is 1 + T + c, which is k + T for Spider's column k). For the encoder there
/// is one more table, T, which owns star 0. Requires: the schema outlives it.
class ExpandedSchema
{
public:
    explicit ExpandedSchema(const Schema& schema) : m_schema(schema) {}

    int columnCount() const { return 1 + m_schema.tableCount() + m_schema.columnCount(); }
    int tableCount() const { return m_schema.tableCount() + 1; }

    static constexpr int globalStar() { return 0; }
    int starOf(TableId table) const { return 1 + index(table); }
    int columnOf(ColumnId column) const { return 1 + m_schema.tableCount() + index(column); }

    // Requires: 0 <= expanded < columnCount().
    bool isStar(int expanded) const { return expanded <= m_schema.tableCount(); }
    /// Nothing for a star.
    std::optional<ColumnId> schemaColumn(int expanded) const;
    /// Nothing for the global star.
    std::optional<TableId> owner(int expanded) const;

private:
    const Schema& m_schema;
};

} // namespace ratatosk
