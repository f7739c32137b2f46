// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_database.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <array>
#include <memory>
#include <string>

namespace ratatosk::cli {

namespace {

constexpr std::array kThings{"customer", "order",   "product", "supplier", "invoice", "payment", "employee", "branch",
                             "contract", "vehicle", "journey", "visit",    "patient", "meeting", "project",  "machine",
                             "account",  "parcel",  "room",    "booking",  "student", "course",  "artist",   "concert",
                             "ticket",   "farm",    "harvest", "ship",     "harbour", "station", "repair",   "letter"};
constexpr std::array kKinds{"",         "old",    "local",  "foreign", "daily",   "yearly",   "sales",    "stock",
                            "retail",   "online", "export", "import",  "planned", "internal", "external", "partner",
                            "archived", "school", "city",   "rural",   "music",   "sports",   "medical",  "travel",
                            "winter",   "summer", "public", "private", "rented",  "spare",    "guest",    "training"};
constexpr int kBenchRows = 20;

static_assert(kThings.size() * kKinds.size() == kMostBenchTables);

std::string tableName(int table)
{
    const std::string thing = kThings[table % kThings.size()], kind = kKinds[table / kThings.size()];
    return kind.empty() ? thing : kind + "_" + thing;
}

/// A key, what it refers to, and seven others.
std::string tableSql(int table)
{
    const std::string name = tableName(table), other = tableName(table > 0 ? table - 1 : 0);
    return fmt::format(
        "CREATE TABLE \"{0}\" (\"{0}_id\" INTEGER PRIMARY KEY, \"{1}_{2}\" INTEGER REFERENCES \"{1}\" (\"{1}_id\"), name TEXT, "
        "city TEXT, start_date DATE, price REAL, quantity INTEGER, rating INTEGER, remarks TEXT);\n",
        name, other, table > 0 ? "ref" : "parent");
}

std::string rowSql(int table, int row)
{
    constexpr std::array cities{"Bergen", "Trieste", "Leipzig", "Porto", "Gdansk"};
    return fmt::format("INSERT INTO \"{}\" VALUES ({}, {}, 'Name {}', '{}', '20{:02}-{:02}-{:02}', {}.5, {}, {}, 'none');\n",
                       tableName(table), row + 1, (row * 7 + table) % kBenchRows + 1, table * kBenchRows + row,
                       cities[(row + table) % cities.size()], 15 + row % 10, 1 + (row + table) % 12, 1 + row % 28, 10 + row * 3,
                       1 + row % 9, 1 + (row + table) % 5);
}

} // namespace

Result<void> writeBenchDatabase(const std::filesystem::path& file, int tables)
{
    sqlite3* opened = nullptr;
    int status = sqlite3_open(file.c_str(), &opened);
    const std::unique_ptr<sqlite3, int (*)(sqlite3*)> database(opened, sqlite3_close);
    std::string sql = "BEGIN;\n";
    for (int table = 0; table < tables; ++table) {
        sql += tableSql(table);
        for (int row = 0; row < kBenchRows; ++row)
            sql += rowSql(table, row);
    }
    sql += "COMMIT;\n";
    if (status == SQLITE_OK)
        status = sqlite3_exec(database.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (status != SQLITE_OK)
        return Error{ErrorCode::IoError,
                     fmt::format("The database for the measurement cannot be written: {}.", sqlite3_errmsg(database.get()))};
    return {};
}

} // namespace ratatosk::cli
