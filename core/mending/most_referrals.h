// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"

namespace ratatosk {

/// "Who introduced the most members?": rows in the order of a key to other rows of their table say nothing; those that most rows refer to are meant,
/// and in the place of the key how many these are. Says whether something was changed.
bool countReferrals(sql::Query& query, const Schema& schema);

} // namespace ratatosk
