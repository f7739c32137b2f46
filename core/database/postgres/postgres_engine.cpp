// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/postgres_engine.h"

#include "core/base/utf8.h"
#include "core/database/engine/connection.h"
#include "core/database/engine/key_inference.h"
#include "core/database/postgres/cell_statement.h"
#include "core/database/postgres/statement_check.h"

#include <chrono>

namespace ratatosk {

namespace {

constexpr std::int64_t instructionsPerMicrosecond = 10;

/// Byte offset of the character, counted from 1.
int offsetOf(int character, const std::string& text)
{
    std::size_t offset = 0;
    for (int i = 1; i < character && offset < text.size(); ++i)
        offset += utf8CharacterAt(text, offset).bytes;
    return static_cast<int>(offset);
}

} // namespace

Result<bool> PostgresEngine::pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop)
{
    if (const auto checked = checkReading(sql); !checked)
        return checked.error();
    const auto begin = std::chrono::steady_clock::now();
    auto passed = m_link.pass(sql, sink, limits, stop);
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);
    m_instructions += time.count() * instructionsPerMicrosecond;
    return passed;
}

int PostgresEngine::errorOffset(const std::string& sql)
{
    if (!checkReading(sql))
        return -1;
    const int position = m_link.errorPosition(sql);
    return position > 0 ? offsetOf(position, sql) : -1;
}

Result<Schema> PostgresEngine::readSchema(const Connection& connection)
{
    auto declared = readServerSchema(m_link);
    if (!declared)
        return declared.error();
    m_tables = std::move(declared->tables);
    std::vector<ForeignKey> keys = declared->schema.foreignKeys();
    const std::vector<ForeignKey> guesses = inferForeignKeys(connection, declared->schema);
    if (guesses.empty())
        return std::move(declared->schema);
    keys.insert(keys.end(), guesses.begin(), guesses.end());
    auto whole = Schema::create(declared->schema.tables(), declared->schema.columns(), std::move(keys));
    if (whole)
        whole->setDialect(Dialect::Postgres);
    return whole;
}

/// Nothing is known of one that the schema of another connection has and this one's user may not see.
ServerTable PostgresEngine::known(const Table& table)
{
    if (m_tables.empty()) { // the schema may come from another connection
        if (auto declared = readServerSchema(m_link))
            m_tables = std::move(declared->tables);
    }
    const auto found = m_tables.find(table.name);
    return found == m_tables.end() ? ServerTable{} : found->second;
}

CellStatement PostgresEngine::textsOf(const Table& table, const Column& column, int characters)
{
    return cellStatement(known(table), table, column, characters);
}

std::optional<std::string> PostgresEngine::lookUpOf(const Table& table, const Column& column, const std::vector<std::string>& texts)
{
    return lookUpStatement(known(table), table, column, texts);
}

} // namespace ratatosk
