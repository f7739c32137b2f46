// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/questions/spider/spider_query.h"

#include <string_view>

namespace ratatosk::sql {

/// Reads SQL with the reach and the limits of the reader that Spider's metric uses, so that verdicts agree. Among them: aliases are
/// one set for the whole statement, a later one overwrites; only tables have aliases, and none may be called like a table;
/// conditions have no parentheses; no IS NULL, no IN list, no `T1.*`; text after the last clause that it knows is ignored.
/// Error: UnsupportedSql (the metric then counts the query as empty).
Result<spider::Query> readSpiderQuery(std::string_view sql, const Schema& schema);

} // namespace ratatosk::sql
