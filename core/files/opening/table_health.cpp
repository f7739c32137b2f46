// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/table_health.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "core/database/schema/quoted_table.h"

#include <limits>

namespace ratatosk {

namespace {

/// Error: Cancelled.
Result<TableHealth> healthOf(const Connection& connection, const Table& table, std::stop_token stop)
{
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    TableHealth health{.table = table.name};
    const RowSink count{.row = [&](std::vector<Cell>&&) {
        ++health.rows;
        return true;
    }};
    const auto done = connection.stream("SELECT * FROM " + quotedTable(table), count, {.rows = most, .bytes = most}, std::move(stop));
    if (!done && done.error().code == ErrorCode::Cancelled)
        return done.error();
    if (!done)
        health.damage = done.error().detail;
    return health;
}

} // namespace

Result<std::vector<TableHealth>> tableHealth(const std::filesystem::path& file, std::stop_token stop, const ReportProgress& report)
{
    const auto connection = Connection::open(file);
    if (!connection)
        return connection.error();
    const auto schema = readSchema(*connection);
    if (!schema)
        return schema.error();
    std::vector<TableHealth> all;
    for (const Table& table : schema->tables()) {
        if (table.isView)
            continue;
        const auto health = healthOf(*connection, table, stop);
        if (!health)
            return health.error();
        all.push_back(*health);
        if (report)
            report({.done = std::ssize(all), .total = schema->tableCount(), .what = table.name});
    }
    return all;
}

} // namespace ratatosk
