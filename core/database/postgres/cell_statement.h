// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/database_engine.h"
#include "core/database/postgres/server_schema.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

inline constexpr double kRowsReadWhole = 100'000; ///< a larger table is never read to its end for its cells

/// Reads the different texts of a column: of a table of up to kRowsReadWhole rows all of them, of a larger one those that the server's
/// statistics know to be frequent and those of a sample of its pages, of a view those of its first rows. `characters`: longer ones are left out.
CellStatement cellStatement(const ServerTable& known, const Table& table, const Column& column, int characters);

/// As DatabaseEngine::lookUpOf.
std::optional<std::string> lookUpStatement(const ServerTable& known, const Table& table, const Column& column,
                                           const std::vector<std::string>& texts);

} // namespace ratatosk
