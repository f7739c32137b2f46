// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/unparser.h"

#include "core/sql/printing/syntax_outline.h"

namespace ratatosk::sql {

std::string unparse(const Query& query, const Schema& schema)
{
    return outlineOf(query, schema).sql;
}

} // namespace ratatosk::sql
