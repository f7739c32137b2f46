// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/query_reader.h"

#include "core/sql/tree/query_parser.h"

namespace ratatosk::sql {

Result<Query> readQuery(std::string_view sql, const Schema& schema)
{
    Result<std::vector<SqlToken>> tokens = tokensOf(sql);
    if (!tokens)
        return tokens.error();
    return QueryParser(std::move(*tokens), schema).parse();
}

} // namespace ratatosk::sql
