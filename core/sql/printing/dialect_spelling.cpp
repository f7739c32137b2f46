// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/dialect_spelling.h"

#include "core/database/schema/quoted_table.h"
#include "core/sql/printing/postgres_words.h"
#include "core/sql/tree/spelling.h"

namespace ratatosk::sql {

std::string spelledIdentifier(std::string_view identifier, Dialect dialect)
{
    return dialect == Dialect::Postgres ? postgresIdentifier(identifier) : spelledIdentifier(identifier);
}

std::string spelledTable(const Table& table, Dialect dialect)
{
    const std::string own = spelledIdentifier(ownNameOf(table), dialect);
    return table.container.empty() ? own : spelledIdentifier(table.container, dialect) + "." + own;
}

} // namespace ratatosk::sql
