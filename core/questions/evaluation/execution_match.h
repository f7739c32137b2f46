// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"

#include <stop_token>
#include <string>
#include <string_view>

namespace ratatosk {

/// The SQL without the keyword DISTINCT; quoted text is left alone.
std::string withoutDistinct(std::string_view sql);

/// Whether both queries give the same rows, by the definition of test-suite accuracy (Zhong et al., EMNLP 2020) on one database:
/// DISTINCT is removed from both, rows are compared by sameRows(), in order when the gold query says ORDER BY. A prediction that
/// fails, or needs more than `milliseconds`, does not match. Errors: what running the gold query gives; Cancelled.
Result<bool> isExecutionMatch(const Connection& database, const std::string& gold, const std::string& prediction, int milliseconds = 60'000,
                              std::stop_token stop = {});

} // namespace ratatosk
