// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/result_table.h"
#include "core/database/sqlite/run_limits.h"

#include <functional>
#include <string>
#include <vector>

namespace ratatosk {

class Statement;

/// Receives the column names once, then each row; returning false ends the statement early.
struct RowSink {
    std::function<void(const std::vector<std::string>& columns)> columns; ///< may be left out
    std::function<bool(std::vector<Cell>&& row)> row;
};

/// Fills `table`, which must outlive it.
RowSink gatherInto(ResultTable& table);

/// True: no row is left. False: a cap was reached, or the sink has enough. Errors: as Statement::step.
Result<bool> passRows(Statement& statement, const RowSink& sink, const RunLimits& limits);

} // namespace ratatosk
