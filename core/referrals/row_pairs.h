// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "List every fitter with the name of his chief": each row of a table beside the row of the same table that it refers to; where those are to be
/// included who have none, a left join. Says whether something was changed.
bool pairRowsAsAsked(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
