// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Of the trips that sailed or were cancelled, what percentage was cancelled?": of the rows that the question lists the one kind is shared, not
/// of all rows those listed. Says whether something was changed.
bool shareAmongListed(sql::Query& query, const Question& question);

} // namespace ratatosk
