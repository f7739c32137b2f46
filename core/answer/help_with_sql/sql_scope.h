// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/sql_pieces.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What FROM names: a table of the schema, or a query with a name.
struct SqlSource {
    std::string name;                 ///< alias, else the table's own name
    std::optional<TableId> table;     ///< nothing: a CTE or a subquery
    std::vector<std::string> columns; ///< in order; of a query as far as they can be read off

    bool operator==(const SqlSource&) const = default;
};

/// A word or symbol of the statement, without blanks and comments.
struct ScopeToken {
    sql::SqlPiece piece;
    std::string text;   ///< quotes removed
    std::string folded; ///< lower case; empty for literals
    int block = 0;      ///< the innermost pair of parentheses that it stands in
    int opens = -1;     ///< the block that an opening parenthesis begins
};

/// Which names a place in a statement sees. Made for half-typed text: what cannot be understood is passed over.
class SqlScope
{
public:
    SqlScope(std::string_view sql, const Schema& schema);

    const std::vector<ScopeToken>& tokens() const { return m_tokens; }
    const Schema& schema() const { return *m_schema; }

    /// Sources that a token of that block may use, the nearest first.
    std::vector<SqlSource> sourcesFor(int block) const;
    /// All sources of the statement.
    std::vector<SqlSource> allSources() const;
    const std::vector<SqlSource>& namedQueries() const { return m_queries; } ///< WITH

    /// The block of a byte: of the token before it.
    int blockAt(int byte) const;

private:
    struct Placed {
        SqlSource source;
        int block = 0;
    };

    void readTokens(std::string_view sql);
    void readNamedQueries();
    void readSources();
    void readSourceAt(size_t at);
    bool isAfterFrom(size_t at) const;
    std::vector<std::string> outputsOf(int block) const;
    std::vector<std::string> listedIn(int block) const;
    SqlSource sourceNamed(const std::string& table) const;
    std::string aliasAfter(size_t at) const;
    const ScopeToken* tokenAt(size_t at) const { return at < m_tokens.size() ? &m_tokens[at] : nullptr; }

    const Schema* m_schema;
    std::vector<ScopeToken> m_tokens;
    std::vector<int> m_parents{-1}; ///< by block
    std::vector<SqlSource> m_queries;
    std::vector<Placed> m_sources;
};

} // namespace ratatosk
