// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/database_engine.h"
#include "core/database/engine/found_counter.h"
#include "core/database/engine/parameter_values.h"
#include "core/database/sqlite/read_only_authorizer.h"
#include "core/database/sqlite/sqlite_handle.h"

#include <memory>
#include <string>
#include <vector>

namespace ratatosk {

/// A SQLite file, or several of them together, guarded by an authorizer that allows only reading.
class SqliteEngine : public DatabaseEngine
{
public:
    /// `files`: what SQL calls those that the handle holds, where there are several.
    explicit SqliteEngine(SqliteHandle handle, std::vector<std::string> files = {});

    Dialect dialect() const override { return Dialect::Sqlite; }
    Result<bool> pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) override;
    /// The same with values for its parameters. Further error: InvalidArgument where one has none.
    Result<bool> passWith(const ParameterValues& values, const std::string& sql, const RowSink& sink, const RunLimits& limits,
                          std::stop_token stop);
    /// The same of a statement that calls FoundCounter::function, which then is this counter's.
    Result<bool> passCounting(FoundCounter& counter, const std::string& sql, const RowSink& sink, const RunLimits& limits,
                              std::stop_token stop);
    int errorOffset(const std::string& sql) override;
    Result<Schema> readSchema(const Connection& connection) override;
    CellStatement textsOf(const Table& table, const Column& column, int characters) override;
    std::optional<std::string> lookUpOf(const Table& table, const Column& column, const std::vector<std::string>& texts) override;
    /// Each statement's to the thousand below: what a budget counts that no clock has a say in.
    std::int64_t instructions() const override { return m_instructions; }

private:
    bool isIndexed(const Table& table, const Column& column);

    std::unique_ptr<ReadOnlyAuthorizer> m_authorizer; // outlives the handle that asks it
    std::vector<std::string> m_files;                 // the same
    SqliteHandle m_handle;
    std::int64_t m_instructions = 0;
};

} // namespace ratatosk
