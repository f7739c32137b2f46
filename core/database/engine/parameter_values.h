// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/result_table.h"
#include "core/database/sqlite/run_limits.h"

#include <map>
#include <stop_token>
#include <string>

namespace ratatosk {

class Connection;

/// Values of a statement's parameters by their names: ":name", "@name", "$name", "?2"; a bare "?" is called by its number.
using ParameterValues = std::map<std::string, Cell>;

/// As Connection::run, with values bound to the parameters of a statement of SQLite. Further error: InvalidArgument where a parameter has no
/// value, or where a server is to bind one.
Result<ResultTable> runWith(const ParameterValues& values, const Connection& connection, const std::string& sql,
                            const RunLimits& limits = {}, std::stop_token stop = {});

} // namespace ratatosk
