// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

namespace ratatosk {

/// `100.0 * sum(renewals) FILTER (WHERE renewals > 0) / sum(renewals)` is always all: what is asked for is the share of the rows. Nor does WHERE
/// demand what the share looks for. Says whether something was changed.
bool shareRowsInsteadOfAll(sql::Query& query);

} // namespace ratatosk
