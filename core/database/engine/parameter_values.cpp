// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/parameter_values.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/sqlite_engine.h"

#include <chrono>

namespace ratatosk {

Result<ResultTable> runWith(const ParameterValues& values, const Connection& connection, const std::string& sql, const RunLimits& limits,
                            std::stop_token stop)
{
    if (values.empty())
        return connection.run(sql, limits, std::move(stop));
    auto* engine = dynamic_cast<SqliteEngine*>(&connection.engine());
    if (!engine)
        return Error{ErrorCode::InvalidArgument, "Statements for a server cannot have parameters. Write the values into the SQL."};
    const auto begin = std::chrono::steady_clock::now();
    ResultTable table;
    const auto isComplete = engine->passWith(values, sql, gatherInto(table), limits, std::move(stop));
    if (!isComplete)
        return isComplete.error();
    table.isComplete = *isComplete;
    table.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return table;
}

} // namespace ratatosk
