// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Customers who never had a job done": where a query leaves out those who have a vehicle, the question speaks of no vehicle, and jobs refer to
/// these, it leaves out those whose vehicles have a job. Says whether something was changed.
bool lookForAbsenceBehind(sql::Query& query, const Question& question, const Schema& schema);

/// "Clients who have not paid anything": where rows are to have nothing behind what refers to them (two LEFT JOINs, and the last one found nothing), one
/// that has something behind any of those is left out. Says whether something was changed.
bool lookForNoneBehindAny(sql::Query& query, const Schema& schema);

} // namespace ratatosk
