// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "More than the average of the same room": what a row is compared with is reckoned over the rows of its own group, not over all. Says whether
/// something was changed.
bool compareWithOwnGroup(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
