// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>
#include <vector>

namespace ratatosk {

/// How alike names of columns and tables are, word by word; shortened words count in part ("cust" and "customer"). Names are taken from the
/// identifiers alone, so that it does not matter which keys are known.
class SharedWords
{
public:
    explicit SharedWords(const Schema& schema);

    /// "coach id": the column's words.
    const std::string& nameOf(ColumnId column) const { return m_names[static_cast<std::size_t>(index(column))]; }

    /// Of the column's words the share that the key's name, or that of its table, has too; 0 to 1.
    double share(ColumnId column, ColumnId key, TableId keyTable) const;

    /// Of the words of the table's name the share that the column's name has too; 0 to 1.
    double ofTable(ColumnId column, TableId keyTable) const;

    /// Whether the column's name without "id" ends as the table's or the key's: "fk pat" of "pat", "old sens" of "sens id".
    bool endsWithSubject(ColumnId column, ColumnId key, TableId keyTable) const;

private:
    using Words = std::vector<std::string>;

    const Words& wordsOf(ColumnId column) const { return m_columns[static_cast<std::size_t>(index(column))]; }
    const Words& wordsOf(TableId table) const { return m_tables[static_cast<std::size_t>(index(table))]; }

    std::vector<std::string> m_names;
    std::vector<Words> m_columns;
    std::vector<Words> m_tables;
};

} // namespace ratatosk
