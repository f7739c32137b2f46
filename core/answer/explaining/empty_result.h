// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_steps.h"
#include "core/answer/explaining/query_values.h"
#include "core/base/result.h"
#include "core/files/opening/database_browser.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A value that the column does hold, near the one that was asked for.
struct NearValue {
    ValueCount value;
    std::string sql; ///< the statement with it
};

/// Why a statement found nothing.
struct EmptyReason {
    int step = 0;                ///< of the explanation: after it no row is left
    std::int64_t rowsBefore = 0; ///< how many came to it; 0 where the table itself is empty
    std::string written;         ///< the value compared with, where the column holds nothing of the kind; empty otherwise
    std::vector<NearValue> near; ///< nearest first
};

/// Runs the steps of a statement up to the one that leaves no row. Nothing when some step fails, or when rows are there after all.
std::optional<EmptyReason> whyEmpty(DatabaseBrowser& browser, const QueryExplanation& explanation, std::stop_token stop = {});

} // namespace ratatosk
