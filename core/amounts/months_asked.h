// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "What does each plan cost a year?", "for three months": a column of what one month costs, times the months asked for. Says whether something
/// was changed.
bool reckonForMonthsAsked(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
