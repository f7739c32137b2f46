// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A calculation that rows are put in order by while the query shows another one: by that which is shown. Says whether something was changed.
bool orderByShownCalculation(sql::Query& query);

} // namespace ratatosk
