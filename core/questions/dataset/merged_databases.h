// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// Several databases as one, as if they were one business's.
struct MergedDatabases {
    /// A table on its way into the merged file.
    struct MergedTable {
        std::filesystem::path file; ///< where its rows are
        std::string name;           ///< there
        bool isWhole = false;       ///< with all of its rows
    };

    Schema schema;                               ///< all tables, one database after the other; keys stay within a database
    std::vector<MergedTable> tables;             ///< per table of `schema`
    std::map<std::string, ColumnId> firstColumn; ///< per database: its column k is column first + k of `schema`
    std::map<std::string, TableId> firstTable;

    bool has(const std::string& database) const { return firstTable.contains(database); }
    bool hasTable(const std::string& folded) const { return m_names.contains(folded); }
    /// Of two tables of one name the second is called NAME_2.
    void add(const DatasetDatabase& database, const std::string& id, bool isWhole = false);

private:
    std::map<std::string, int> m_names; ///< uses, by folded name
};

/// A database hidden among the databases of `others`: with so many of their tables, or as many as there are with names of their own. Drawn
/// by the seed; tables keep their names, so that queries over `own` stay right, and the own ones are whole.
MergedDatabases drowned(const DatasetDatabase& own, const std::vector<const DatasetDatabase*>& others, int tables, std::uint64_t seed);

/// The databases in schemas of about `tables` tables, each of `all` once; where they are too few for one schema, some come a second time.
/// Drawn by the seed.
std::vector<MergedDatabases> merged(const std::vector<const DatasetDatabase*>& all, int tables, std::uint64_t seed);

/// Writes the rows, of tables that are not whole at most so many, to a new SQLite file; declared keys are left out. A table that cannot be read is empty.
/// Error: IoError.
Result<void> writeMergedFile(const MergedDatabases& merged, const std::filesystem::path& file, int rowsPerTable);

} // namespace ratatosk
