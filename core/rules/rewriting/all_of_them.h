// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Repaired in all of the yards": as many different yards as there are, not as many different things of another sort. Says whether something was
/// changed.
bool countTheSameOfAll(sql::Query& query, const Schema& schema);

} // namespace ratatosk
