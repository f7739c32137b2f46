// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Who leads the team?": two tables that refer to each other are joined by the key that the question speaks of (`lead_id`), rather than by one of
/// which it says nothing. Says whether something was changed.
bool joinByKeysSpokenOf(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
