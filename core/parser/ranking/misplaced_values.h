// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/links/value_candidate.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// How many texts are demanded of a column which has no such cell, although others have; sub-queries included.
int misplacedValues(const sql::Query& query, const std::vector<ValueCandidate>& values);

} // namespace ratatosk
