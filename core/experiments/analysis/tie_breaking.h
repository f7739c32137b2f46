// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>
#include <vector>

namespace ratatosk {

/// The statement twice, with ties at its LIMITs, and those of queries inside, decided by what is selected: the smallest first, and the largest.
/// Where the two find different rows, which rows it finds is left to chance. Empty when there is no LIMIT behind an ORDER BY, or the
/// statement cannot be read.
std::vector<std::string> withTiesBroken(const std::string& sql, const Schema& schema);

} // namespace ratatosk
