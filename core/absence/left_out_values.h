// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Leaving out cancelled orders", "skip the revoked ones", "cancelled ones don't count": a test that a query makes of what a question leaves out is
/// turned round. Says whether something was changed.
bool turnRoundWhatIsLeftOut(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
