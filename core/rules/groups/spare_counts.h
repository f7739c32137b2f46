// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// The number of different keys of one table's rows beside the number of its rows, which is the same: the second alone. Says whether something was changed.
bool countRowsOnce(sql::Query& query, const Schema& schema);

/// A figure beside the same one with 0 for nothing: the first alone, where it is a count, else the second. Says whether something was changed.
bool showAggregatesOnce(sql::Query& query);

} // namespace ratatosk
