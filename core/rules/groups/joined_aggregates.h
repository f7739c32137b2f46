// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Products with all their lines, joined with the orders of one month: the lines of other months have no order then, and are not counted. Says whether
/// something was changed.
bool aggregateJoinedAlone(sql::Query& query, const Schema& schema);

} // namespace ratatosk
