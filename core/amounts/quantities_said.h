// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Rooms with a balcony and two beds": a number right before the name of a column of numbers is what that column has to be, where the query
/// uses neither. Says whether something was changed.
bool testQuantitiesSaid(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
