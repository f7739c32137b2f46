// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "How many are there?" of a list becomes the number of its rows; "sort them by price": these in another order; "only those in 2023": those of the
/// day that the query reads. Says whether something was changed: nothing where the question says more than that.
bool changeList(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
