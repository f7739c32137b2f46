// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "More than a week after the promised day", "over 3 days late": not all that was late. Says whether something was changed.
bool testHowLate(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
