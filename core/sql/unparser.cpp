// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/unparser.h"

#include "core/sql/syntax_outline.h"

namespace ratatosk::sql {

std::string unparse(const Query& query, const Schema& schema)
{
    return outlineOf(query, schema).sql;
}

} // namespace ratatosk::sql
