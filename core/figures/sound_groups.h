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

/// Groups held against the average of rows alone, each a group of its own (GROUP BY the key of the one table): against that of groups like the
/// query's. Says whether something was changed.
bool averageGroupsAlike(sql::Query& query, const Schema& schema);

/// "How many different articles are in an order": not in groups of the same article, but of what else the rows refer to and the question speaks of. Says
/// whether something was changed.
bool groupByOtherThanCounted(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
