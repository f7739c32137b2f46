// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_text.h"
#include "core/questions/dataset/merged_databases.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <memory>

namespace ratatosk {

namespace {

struct CloseMerged {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};

bool execute(sqlite3* database, const std::string& sql)
{
    return sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

/// The names that the data set gives, which say what is asked for.
std::string emptyTable(const Schema& schema, TableId table)
{
    std::string columns;
    for (const ColumnId column : schema.columnsOf(table))
        columns += (columns.empty() ? "" : ", ") + quotedIdentifier(schema.column(column).name);
    return fmt::format("CREATE TABLE {} ({})", quotedIdentifier(schema.table(table).name), columns);
}

void copyTable(sqlite3* database, const MergedDatabases& merged, int table, int rows)
{
    const std::string target = quotedIdentifier(merged.schema.table(TableId{table}).name);
    const MergedDatabases::MergedTable& from = merged.tables[static_cast<std::size_t>(table)];
    const std::string source = quotedIdentifier(from.name);
    if (!execute(database,
                 fmt::format("CREATE TABLE main.{} AS SELECT * FROM source.{} LIMIT {}", target, source, from.isWhole ? -1 : rows)))
        execute(database, emptyTable(merged.schema, TableId{table}));
}

} // namespace

Result<void> writeMergedFile(const MergedDatabases& merged, const std::filesystem::path& file, int rowsPerTable)
{
    sqlite3* opened = nullptr;
    const int status = sqlite3_open(file.c_str(), &opened);
    const std::unique_ptr<sqlite3, CloseMerged> database(opened);
    if (status != SQLITE_OK)
        return Error{ErrorCode::IoError, fmt::format("'{}' cannot be written: {}.", file.string(), sqlite3_errmsg(opened))};
    execute(opened, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    std::filesystem::path attached;
    for (int table = 0; table < merged.schema.tableCount(); ++table) {
        const auto& source = merged.tables[static_cast<std::size_t>(table)];
        if (source.file != attached) {
            if (!attached.empty())
                execute(opened, "DETACH source");
            execute(opened, fmt::format("ATTACH {} AS source", quotedText(source.file.string())));
            attached = source.file;
        }
        copyTable(opened, merged, table, rowsPerTable);
    }
    return {};
}

} // namespace ratatosk
