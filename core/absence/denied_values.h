// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "All critical tickets that are not closed": a denial that an empty cell meets already does not turn a value round that stands elsewhere. Says
/// whether something was changed.
bool affirmValuesNotDenied(sql::Query& query, const Question& question, const Schema& schema);

/// "Breakages that have not been charged", "gardens outside the UK": where nothing else in the query denies anything, the value behind the question's
/// only denial is what rows do not have. Says whether something was changed.
bool denyValuesDenied(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
