// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Suppliers with four or more articles": different values of a column are counted only where the question speaks of it, or of what it refers
/// to; else rows are. Says whether something was changed.
bool countRowsUnlessAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "How many cafes ordered on a Sunday?" of orders: each that they refer to counts once. Says whether something was changed.
bool countThingsBehindKeys(sql::Query& query, const Question& question, const Schema& schema);

/// The word behind "how many", "number of"; -1 without one.
int placeOfThings(const Question& question);

/// "How many pupils booked": whether the question counts the rows of this table, by its name; not "how many pupil bookings".
bool asksHowManyOf(TableId things, const Question& question, const Schema& schema);

/// "How many teams have a FIFA id?" of the different ids of teams: each team that has one, though two share it. Says whether something was changed.
bool countThingsThatHaveOne(sql::Query& query, const Question& question, const Schema& schema);

/// "How many were called off, and what percentage is that?": as many as the share is of, not all. Says whether something was changed.
bool countWhatShareIsOf(sql::Query& query, const Question& question);

/// "The three best with at least twelve marks" of three marks: the number that stands before what the rows are. Says whether something was changed.
bool testNumberOfRowsSaid(sql::Query& query, const Question& question, const Schema& schema);

/// "Used for more than ten payments": groups are tested by how many rows they have, where the number stands before what the rows are. Says whether
/// something was changed.
bool testCountsSaid(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
