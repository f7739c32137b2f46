// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <cstdint>
#include <string>
#include <vector>

struct pg_result;

namespace ratatosk {

std::vector<std::string> columnNames(const pg_result* result);

/// In memory, as RunLimits counts.
std::int64_t rowBytes(const pg_result* result, int row);

/// Whole numbers, floats and bytes as such; a `numeric` as a number where it has at most 15 digits or was calculated, else as its text; truth
/// as "true" and "false"; all else as PostgreSQL writes it. Requires: results in text form.
std::vector<Cell> rowOf(const pg_result* result, int row);

} // namespace ratatosk
