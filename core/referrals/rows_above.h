// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Who earns more than his own boss?": a row's figure held against its key to another row says nothing; it is held against the same figure of that
/// row. Of days of birth those who are older were born earlier. Says whether something was changed.
bool compareWithRowAbove(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
