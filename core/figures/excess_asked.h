// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Rooms above the average rate, and by how much": what a condition finds to be more or less than a value of a query is shown as the difference
/// to it; "how much more", of two figures side by side, is the one less the other. Says whether something was changed.
bool showExcessAsked(sql::Query& query, const Question& question);

} // namespace ratatosk
