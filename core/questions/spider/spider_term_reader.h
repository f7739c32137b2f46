// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/questions/spider/spider_query.h"
#include "core/questions/spider/spider_word_cursor.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::sql::spider {

/// What the words of one statement stand for: tables by name or alias.
class TableNames
{
public:
    /// As the original finds them: every `X AS Y` makes Y an alias, the last one counts, in the whole statement.
    /// Error: UnsupportedSql when an alias is called like a table.
    static Result<TableNames> create(const std::vector<std::string>& tokens, const Schema& schema);

    std::optional<TableId> find(std::string_view name) const;
    const Schema& schema() const { return *m_schema; }

private:
    explicit TableNames(const Schema& schema) : m_schema(&schema) {}

    const Schema* m_schema;
    std::map<std::string, std::string, std::less<>> m_aliases; ///< to a word that may be no table at all
};

/// Reads columns and what is computed from them.
class TermReader
{
public:
    /// The tables that a name without a table may belong to, in order.
    using Tables = std::vector<TableId>;

    /// Requires: both outlive the reader.
    TermReader(WordCursor& cursor, const TableNames& names) : m_cursor(cursor), m_names(names) {}

    ValueUnit valueUnit(const Tables& tables);
    ColumnUnit columnUnit(const Tables& tables);

private:
    int column(const Tables& tables);
    int qualifiedColumn(std::string_view token);

    WordCursor& m_cursor;
    const TableNames& m_names;
};

} // namespace ratatosk::sql::spider
