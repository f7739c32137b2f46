// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/dialect.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

enum class TableId : int {};
enum class ColumnId : int {};

constexpr int index(TableId id)
{
    return static_cast<int>(id);
}
constexpr int index(ColumnId id)
{
    return static_cast<int>(id);
}

/// Spider's five types; what a declared type maps to is in `core/database/engine/schema_reader` and `core/database/postgres/server_schema`.
enum class ColumnType { Text, Number, Time, Boolean, Other };

struct Table {
    std::string name;         ///< identifier as the database spells it
    std::string readableName; ///< the words a person would use, lower case: "singer in concert"
    bool isView = false;
    std::string
        container{}; ///< a schema of a server, or one file of several: with it and a dot `name` begins; empty: the name alone finds it
    std::string description{}; ///< what its makers say of it; empty: nothing

    bool operator==(const Table&) const = default;
};

struct Column {
    TableId table{};
    std::string name;
    std::string readableName;
    ColumnType type = ColumnType::Text;
    std::string declaredType;
    bool isPrimaryKey = false; ///< any member of the key, also of a composite one
    bool isRequired = false;   ///< known to have no NULL
    bool isGenerated = false;  ///< computed by the database from the row's other columns
    std::string description{}; ///< as of a table

    bool operator==(const Column&) const = default;
};

/// One column pair of a foreign key; a composite key gives several with the same `group`.
struct ForeignKey {
    ColumnId from{}; ///< the referencing (child) column
    ColumnId to{};   ///< the referenced (parent) column
    int group = 0;
    bool isGuess = false; ///< inferred from names, types and values, not declared
    double chance = 1;    ///< of being one

    bool operator==(const ForeignKey&) const = default;
};

/// Tables, columns and foreign keys of one database, and whose SQL it speaks: a plain value, safe to copy into any thread.
/// Columns are ordered by table, tables as created. Spider's column k is ColumnId k - 1 (there is no `*` here).
class Schema
{
public:
    Schema() = default;

    /// Checks every reference once, so that later stages index without checking again. Error: InvalidSchema.
    static Result<Schema> create(std::vector<Table> tables, std::vector<Column> columns, std::vector<ForeignKey> foreignKeys);

    const std::vector<Table>& tables() const { return m_tables; }
    const std::vector<Column>& columns() const { return m_columns; }
    const std::vector<ForeignKey>& foreignKeys() const { return m_foreignKeys; }

    const Table& table(TableId id) const { return m_tables[static_cast<size_t>(id)]; }
    const Column& column(ColumnId id) const { return m_columns[static_cast<size_t>(id)]; }
    int tableCount() const { return static_cast<int>(m_tables.size()); }
    int columnCount() const { return static_cast<int>(m_columns.size()); }

    /// In schema order.
    std::vector<ColumnId> columnsOf(TableId table) const;

    /// Identifiers compare without case, as SQLite does for ASCII.
    std::optional<TableId> findTable(const std::string& name) const;
    std::optional<ColumnId> findColumn(TableId table, const std::string& name) const;

    /// What of the file could not be read and is left out: a plain sentence each. Not compared.
    const std::vector<std::string>& omissions() const { return m_omissions; }
    void setOmissions(std::vector<std::string> omissions) { m_omissions = std::move(omissions); }

    /// What queries on it are printed in.
    Dialect dialect() const { return m_dialect; }
    void setDialect(Dialect dialect) { m_dialect = dialect; }

    bool operator==(const Schema& other) const
    {
        return m_dialect == other.m_dialect && m_tables == other.m_tables && m_columns == other.m_columns
            && m_foreignKeys == other.m_foreignKeys;
    }

private:
    std::vector<Table> m_tables;
    std::vector<Column> m_columns;
    std::vector<ForeignKey> m_foreignKeys;
    std::vector<std::string> m_omissions;
    Dialect m_dialect = Dialect::Sqlite;
};

} // namespace ratatosk
