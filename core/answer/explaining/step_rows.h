// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_steps.h"
#include "core/files/opening/database_browser.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace ratatosk {

/// How many rows there are after a step. Nothing where counting fails or is stopped.
std::optional<std::int64_t> rowsAfter(DatabaseBrowser& browser, const QueryStep& step, const std::stop_token& stop);

} // namespace ratatosk
