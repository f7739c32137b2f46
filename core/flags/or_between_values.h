// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Black or silver vehicles whose owner lives in Thornby": where the only "or" stands between two cells of a column, what else is demanded holds of
/// both. Says whether something was changed.
bool demandOfBothValues(sql::Query& query, const Question& question);

} // namespace ratatosk
