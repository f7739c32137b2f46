// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How many seats are still free in each course?": how many there are less how many rows of another table have taken one. Says whether
/// something was changed.
bool reckonPlacesLeft(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
