// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/questions/spider/spider_query.h"

#include <string>

namespace ratatosk::sql {

/// SQL for Spider's structure: columns with their table's name, no aliases, all ON conditions after the last JOIN. SQLite runs it
/// unless a table is joined with itself (then names are ambiguous), and readSpiderQuery() gives the same structure again unless a
/// name needs quotes or a query in FROM stands behind a JOIN, which Spider's reader does not know. Requires: `query` refers into `schema`.
std::string printSpiderQuery(const spider::Query& query, const Schema& schema);

} // namespace ratatosk::sql
