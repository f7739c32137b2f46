// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/syntax_outline.h"

#include "core/sql/printing/postgres_printer.h"

namespace ratatosk::sql {

OutlinedQuery outlineOf(const Query& query, const Schema& schema)
{
    if (schema.dialect() == Dialect::Postgres)
        return PostgresPrinter(schema).print(query);
    return QueryPrinter(schema).print(query);
}

} // namespace ratatosk::sql
