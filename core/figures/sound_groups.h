// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"

namespace ratatosk {

/// Where a query shows columns, none of which its groups fix, and figures of the groups ("first and last name, and how many rooms", by room), the
/// groups are of what is shown: what SQLite shows is of an accidental row. Says whether something was changed.
bool groupByWhatIsShown(sql::Query& query, const Schema& schema);

} // namespace ratatosk
