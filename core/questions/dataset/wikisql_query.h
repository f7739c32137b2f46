// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace ratatosk {

/// The query of one WikiSQL record, `{"sel": column, "agg": 0-5, "conds": [[column, operator, value], ...]}`, over a schema of one
/// table; `question` lends values its spelling. Error: InvalidData when a number is out of range; missing fields and wrong types are
/// thrown as nlohmann::json::exception.
Result<sql::Query> queryOfWikiSqlRecord(const nlohmann::json& record, const Schema& schema, const std::string& question);

} // namespace ratatosk
