// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/database_engine.h"
#include "core/database/postgres/server_link.h"
#include "core/database/postgres/server_schema.h"

namespace ratatosk {

/// A database of a PostgreSQL server. A statement passes the check of what only reads (statement_check) before it is sent, and runs in a
/// transaction that is READ ONLY (server_link).
class PostgresEngine : public DatabaseEngine
{
public:
    explicit PostgresEngine(ServerLink link) : m_link(std::move(link)) {}

    Dialect dialect() const override { return Dialect::Postgres; }
    Result<bool> pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) override;
    int errorOffset(const std::string& sql) override;
    Result<Schema> readSchema(const Connection& connection) override;
    CellStatement textsOf(const Table& table, const Column& column, int characters) override;
    std::optional<std::string> lookUpOf(const Table& table, const Column& column, const std::vector<std::string>& texts) override;
    /// Ten million a second, by the clock.
    std::int64_t instructions() const override { return m_instructions; }

private:
    ServerTable known(const Table& table);

    ServerLink m_link;
    ServerTables m_tables;
    std::int64_t m_instructions = 0;
};

} // namespace ratatosk
