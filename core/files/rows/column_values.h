// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/opening/database_browser.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// Distinct cells of a column that begin with `prefix` (without case), sorted, spelled as SQL literals. Looks only at the first
/// hundred thousand rows, so that it takes no longer for a large table. Requires: the column belongs to the browser's schema.
Result<std::vector<std::string>> columnValues(DatabaseBrowser& browser, ColumnId column, const std::string& prefix, int most,
                                              std::stop_token stop = {});

} // namespace ratatosk
