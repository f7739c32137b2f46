// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Of which product were the most pieces ordered?": quantities are added up, not what they cost. Says whether something was changed.
bool countPiecesAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "How many copies were sold online?": rows say how many of a thing they are of, and that is added up. Says whether something was changed.
bool countCopiesAsked(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
