// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Groups by the shown columns if the present groups determine none of them ("first and last name, and how many rooms", by room): SQLite
/// would take these columns from an arbitrary row. Returns whether the query was changed.
bool groupByWhatIsShown(sql::Query& query, const Schema& schema);

/// Adds shown or ranked columns to GROUP BY if the groups determine some of them but not all ("how often each listener rated a show", by
/// show). Removes repeated columns from GROUP BY. Returns whether the query was changed.
bool groupByTheRestShown(sql::Query& query, const Schema& schema);

/// Removes DISTINCT from a count of the key that rows are grouped by, which would always be one. Returns whether the query was changed.
bool countAllOfKeys(sql::Query& query, const Schema& schema);

} // namespace ratatosk
