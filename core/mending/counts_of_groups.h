// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Lost parcels by depot" of a query that has the groups and no figure: how many rows each of them has. Says whether something was changed.
bool countRowsOfGroups(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
