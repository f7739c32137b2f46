// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Top genre going by number of loans": what rows are put in order by is shown only where it is asked for itself. Says whether something was changed.
bool hideCountsOfOrder(sql::Query& query, const Question& question);

/// "For each year show the money spent and the total so far": the number of rows beside a figure and how it goes on, while no word asks how many there
/// are; and beside how that number goes on, where that alone is spoken of ("cumulative loans by year"). Says whether something was changed.
bool hideCountsUnasked(sql::Query& query, const Question& question);

/// The number of different keys of one table's rows beside the number of its rows, which is the same: the second alone. Says whether something was changed.
bool countRowsOnce(sql::Query& query, const Schema& schema);

/// "How many bookings did each take?": nobody adds up keys, they are counted. Says whether something was changed.
bool countKeysAdded(sql::Query& query, const Question& question, const Schema& schema);

/// A figure beside the same one with 0 for nothing: the first alone, where it is a count, else the second. Says whether something was changed.
bool showFiguresOnce(sql::Query& query);

} // namespace ratatosk
