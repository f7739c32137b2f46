// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// 7 / 2 is 3 where both are whole numbers: of two columns divided the first is taken as a fraction. Says whether something was changed.
bool divideAsFractions(sql::Query& query, const Schema& schema);

} // namespace ratatosk
