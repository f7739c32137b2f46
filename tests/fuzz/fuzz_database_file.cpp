// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "core/database/schema/identifier.h"
#include "core/database/values/value_index.h"
#include "core/files/opening/file_nature.h"
#include "core/files/opening/table_health.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/scratch_file.h"

#include <sqlite3.h>

namespace ratatosk::fuzz {

namespace {

constexpr int kMostSteps = 200;        ///< of a script, in thousands of SQLite's operations
constexpr int kLongestValue = 100'000; ///< that a script may make

int refuseOtherFiles(void*, int action, const char*, const char*, const char*, const char*)
{
    return action == SQLITE_ATTACH || action == SQLITE_PRAGMA ? SQLITE_DENY : SQLITE_OK;
}

int countDown(void* steps)
{
    return --*static_cast<int*>(steps) <= 0;
}

/// The database that the script makes, as far as it runs.
void runScript(const std::filesystem::path& file, const std::string& script)
{
    sqlite3* handle = nullptr;
    int steps = kMostSteps;
    sqlite3_open(file.c_str(), &handle);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kLongestValue);
    sqlite3_exec(handle, "PRAGMA page_size = 512; PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF", nullptr, nullptr, nullptr);
    sqlite3_set_authorizer(handle, refuseOtherFiles, nullptr);
    sqlite3_progress_handler(handle, 1000, countDown, &steps);
    sqlite3_exec(handle, script.c_str(), nullptr, nullptr, nullptr);
    sqlite3_close(handle);
}

void schemaHoldsTogether(const Schema& schema)
{
    const auto again = Schema::create(schema.tables(), schema.columns(), schema.foreignKeys());
    promise(again && *again == schema, "a schema refers to itself alone");
}

/// A name that was read names its table and its column in a statement as well: then only the data can be at fault.
void namesCanBeRead(const Connection& connection, const Schema& schema)
{
    for (int table = 0; table < std::min(schema.tableCount(), 4); ++table) {
        const std::string from = " FROM " + quotedIdentifier(schema.table(TableId{table}).name);
        for (const ColumnId column : schema.columnsOf(TableId{table})) {
            const auto rows = connection.run("SELECT " + quotedIdentifier(schema.column(column).name) + from,
                                             {.rows = 10, .milliseconds = 50});
            const bool isInvalid = !rows && rows.error().code == ErrorCode::InvalidSql && !schema.table(TableId{table}).isView;
            promise(!isInvalid, "a column that was read can be asked", rows ? std::string() : rows.error().detail);
        }
    }
}

void readsAll(const std::filesystem::path& file)
{
    const auto connection = Connection::open(file);
    if (!connection)
        return;
    const auto schema = readSchema(*connection);
    if (!schema)
        return;
    schemaHoldsTogether(*schema);
    namesCanBeRead(*connection, *schema);
    const auto values = ValueIndex::build(*connection, *schema,
                                          {.distinctCellsPerColumn = 50, .instructionsPerColumn = 200'000, .instructions = 500'000});
    if (values)
        (void)(*values)->cellsEqual("a");
}

} // namespace

/// Bytes that begin as an SQLite file does are one, others the script of one.
void fuzzDatabaseFile(std::string_view bytes)
{
    static const ScratchFile file("database");
    file.write(bytes.starts_with("SQLite format 3") ? bytes : std::string_view());
    if (!bytes.starts_with("SQLite format 3"))
        runScript(file.path(), std::string(bytes));
    const std::string before = file.read();
    (void)fileNature(file.path());
    readsAll(file.path());
    (void)tableHealth(file.path());
    promise(file.read() == before, "what is read stays as it is");
}

} // namespace ratatosk::fuzz
