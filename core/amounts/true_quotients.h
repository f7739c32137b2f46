// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// 7 / 2 is 3 where both are whole numbers: of two columns divided the first is taken as a fraction. Says whether something was changed.
bool divideAsFractions(sql::Query& query, const Schema& schema);

} // namespace ratatosk
