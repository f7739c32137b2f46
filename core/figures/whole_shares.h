// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"

namespace ratatosk {

/// `100.0 * sum(renewals) FILTER (WHERE renewals > 0) / sum(renewals)` is always all: what is asked for is the share of the rows. Nor does WHERE
/// demand what the share looks for. Says whether something was changed.
bool shareRowsInsteadOfAll(sql::Query& query);

/// "Plans: per cent of the fees": of a group the share that its sum is, not that of an accidental row. Says whether something was changed.
bool shareSumsOfGroups(sql::Query& query, const Schema& schema);

} // namespace ratatosk
