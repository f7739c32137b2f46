// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/syntax_outline.h"

#include "core/sql/query_printer.h"

namespace ratatosk::sql {

OutlinedQuery outlineOf(const Query& query, const Schema& schema)
{
    QueryPrinter printer(schema);
    return printer.print(query);
}

} // namespace ratatosk::sql
