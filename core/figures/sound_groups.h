// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// Where a query shows columns, none of which its groups fix, and figures of the groups ("first and last name, and how many rooms", by room), the
/// groups are of what is shown: what SQLite shows is of an accidental row. Says whether something was changed.
bool groupByWhatIsShown(sql::Query& query, const Schema& schema);

/// Where the groups fix some of what is shown, or by what places are given, and not the rest ("how often each listener rated a show", by show): they are
/// of the rest as well. A column that they name twice they name once. Says whether something was changed.
bool groupByTheRestShown(sql::Query& query, const Schema& schema);

/// The number of different keys in groups by that key is always one: all rows that have one are counted. Says whether something was changed.
bool countAllOfKeys(sql::Query& query, const Schema& schema);

} // namespace ratatosk
