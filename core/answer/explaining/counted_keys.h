// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string>

namespace ratatosk {

/// What a count of different keys counts, in the plural: "pupils" for count(DISTINCT b.pupil_id). Empty for every other figure.
std::string thingsCountedByKey(const sql::AggregateCall& call, const Schema& schema);

} // namespace ratatosk
