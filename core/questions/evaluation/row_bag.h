// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/engine/result_table.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Rows to compare, each a bag of its values: which column a value is in does not count. Numbers have six significant digits, whole ones all; a
/// blob counts as its bytes as text. The rows are in their own order, or sorted where the order does not count.
using RowBags = std::vector<std::vector<std::string>>;

enum class BagOrder { Ignored, Kept };

RowBags rowBags(const ResultTable& table, BagOrder order);

/// Kept where a query of several rows ends in ORDER BY with nothing in brackets behind it.
BagOrder bagOrderOf(std::string_view sql, const ResultTable& rows);

/// What a judge gives a query: 30 seconds, and more rows than anybody compares.
inline constexpr RunLimits kJudgeLimits{.rows = 2'000'000, .bytes = 1ll << 30, .milliseconds = 30'000};

/// What a query gives, within these limits. Errors: as Connection::run; LimitExceeded, also where it gives more rows.
Result<RowBags> judgedRows(const Connection& database, const std::string& sql, BagOrder order, std::stop_token stop = {});

} // namespace ratatosk
