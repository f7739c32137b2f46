// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"

#include "core/database/engine/schema_reader.h"
#include "core/database/postgres/database_place.h"

namespace ratatosk {

namespace {

class SqliteBrowser : public DatabaseBrowser
{
public:
    SqliteBrowser(Connection connection, Schema schema) : m_connection(std::move(connection)), m_schema(std::move(schema)) {}

    const Schema& schema() const override { return m_schema; }
    const std::filesystem::path& file() const override { return m_connection.file(); }

    Result<ResultTable> run(const std::string& sql, std::int64_t maxRows, std::stop_token stop) override
    {
        return m_connection.run(sql, {.rows = maxRows}, std::move(stop));
    }

    Result<void> find(const CellWish& wish, const TellSearch& tell, std::stop_token stop) override
    {
        return searchDatabase(m_connection, m_schema, wish, tell, std::move(stop));
    }

    int errorOffset(const std::string& sql) override { return m_connection.errorOffset(sql); }

private:
    Connection m_connection;
    Schema m_schema;
};

} // namespace

Result<std::unique_ptr<DatabaseBrowser>> DatabaseBrowser::open(const std::filesystem::path& file)
{
    auto connection = openPlace(file);
    if (!connection)
        return connection.error();
    auto schema = readSchema(*connection);
    if (!schema)
        return schema.error();
    return std::unique_ptr<DatabaseBrowser>(std::make_unique<SqliteBrowser>(*std::move(connection), *std::move(schema)));
}

} // namespace ratatosk
