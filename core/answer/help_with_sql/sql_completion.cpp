// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/sql_completion.h"

#include "core/answer/help_with_sql/sql_scope.h"
#include "core/database/schema/identifier.h"
#include "core/sql/printing/dialect_spelling.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace ratatosk {

namespace {

using sql::SqlPiece;

constexpr std::array<std::string_view, 52> kKeywords = {
    "SELECT",     "FROM",   "WHERE",    "GROUP BY", "ORDER BY",  "HAVING",    "LIMIT",  "OFFSET",  "JOIN",        "LEFT JOIN", "INNER JOIN",
    "CROSS JOIN", "ON",     "USING",    "AND",      "OR",        "NOT",       "IN",     "IS NULL", "IS NOT NULL", "LIKE",      "BETWEEN",
    "EXISTS",     "AS",     "DISTINCT", "UNION",    "UNION ALL", "INTERSECT", "EXCEPT", "WITH",    "CASE",        "WHEN",      "THEN",
    "ELSE",       "END",    "ASC",      "DESC",     "NULL",      "CAST",      "count",  "sum",     "avg",         "min",       "max",
    "round",      "length", "lower",    "upper",    "substr",    "coalesce",  "date",   "strftime"};
constexpr std::array<std::string_view, 8> kComparisons = {"=", "==", "<>", "!=", "<", ">", "<=", ">="};

bool startsWith(std::string_view text, std::string_view prefix)
{
    return sameIdentifier(text.substr(0, prefix.size()), prefix);
}

std::string spelledKeyword(std::string_view keyword, std::string_view prefix)
{
    const bool isSmall = !prefix.empty() && std::islower(static_cast<unsigned char>(prefix.front()));
    return isSmall ? foldedIdentifier(keyword) : std::string(keyword);
}

/// Gathers words without repeating one; those that do not begin with the prefix are left out.
class WordList
{
public:
    WordList(std::string prefix, Dialect dialect) : m_prefix(std::move(prefix)), m_dialect(dialect) {}

    void add(const std::string& word, const std::string& name)
    {
        if (startsWith(name, m_prefix) && !sameIdentifier(word, m_prefix) && std::ranges::find(m_words, word) == m_words.end())
            m_words.push_back(word);
    }
    void addName(const std::string& name) { add(sql::spelledIdentifier(name, m_dialect), name); }
    void addTable(const Table& table) { add(sql::spelledTable(table, m_dialect), table.name); }
    void addKeywords()
    {
        for (const std::string_view keyword : kKeywords)
            add(spelledKeyword(keyword, m_prefix), std::string(keyword));
    }
    std::vector<std::string> take() { return std::move(m_words); }

private:
    std::string m_prefix;
    Dialect m_dialect;
    std::vector<std::string> m_words;
};

class Completer
{
public:
    Completer(std::string_view sql, int caret, const Schema& schema) : m_sql(sql), m_caret(caret), m_schema(schema), m_scope(sql, schema)
    {
        findPlace();
    }

    SqlCompletion run()
    {
        if (m_isInComment)
            return {m_caret, {}, {}, {}};
        SqlCompletion completion{m_begin, m_prefix, {}, columnCompared()};
        if (m_isInText)
            return completion;
        WordList words(m_prefix, m_schema.dialect());
        addWords(words);
        completion.words = words.take();
        return completion;
    }

private:
    const ScopeToken* before(size_t distance = 1) const { return m_at >= distance ? &m_scope.tokens()[m_at - distance] : nullptr; }
    bool isBefore(std::string_view folded, size_t distance = 1) const { return before(distance) && before(distance)->folded == folded; }

    void findPlace()
    {
        m_begin = m_caret;
        for (const SqlPiece& piece : sql::piecesOf(m_sql)) {
            const bool isInside = piece.begin < m_caret && (m_caret < piece.end || (m_caret == piece.end && !piece.isClosed));
            m_isInComment = m_isInComment || (isInside && piece.kind == SqlPiece::Kind::Comment)
                || (piece.kind == SqlPiece::Kind::Comment && piece.end == m_caret && sql::textOf(m_sql, piece).starts_with("--"));
            const bool isWord = piece.kind == SqlPiece::Kind::Word || piece.kind == SqlPiece::Kind::Name
                || piece.kind == SqlPiece::Kind::Parameter;
            const bool isTyped = isWord && piece.begin < m_caret && m_caret <= piece.end;
            m_isInText = m_isInText || (isInside && piece.kind == SqlPiece::Kind::Text);
            if (isTyped || (isInside && piece.kind == SqlPiece::Kind::Text))
                m_begin = piece.begin;
        }
        m_prefix = std::string(m_sql.substr(static_cast<size_t>(m_begin), static_cast<size_t>(m_caret - m_begin)));
        if (!m_prefix.empty() && std::string_view("\"`[").find(m_prefix.front()) != std::string_view::npos)
            m_prefix.erase(0, 1);
        const auto& tokens = m_scope.tokens();
        m_at = static_cast<size_t>(std::ranges::count_if(tokens, [&](const ScopeToken& token) { return token.piece.begin < m_begin; }));
        m_block = m_scope.blockAt(m_begin);
    }

    void addWords(WordList& words) const
    {
        if (isBefore("."))
            return addColumnsOf(before(2) ? before(2)->text : std::string(), words);
        if (isBefore("from") || isBefore("join") || isBefore("into") || isBefore("update"))
            return addTables(words);
        if (isBefore("on"))
            addKeyConditions(words);
        if (before() && before()->piece.kind == SqlPiece::Kind::Symbol && isInFrom())
            return addTables(words);
        addColumns(words);
        words.addKeywords();
        if (visible().empty()) // no FROM yet: any column may come
            for (const Column& column : m_schema.columns())
                words.addName(column.name);
    }

    std::string spelled(const std::string& name) const { return sql::spelledIdentifier(name, m_schema.dialect()); }

    std::vector<SqlSource> visible() const { return m_scope.sourcesFor(m_block); }

    void addColumnsOf(const std::string& name, WordList& words) const
    {
        for (const SqlSource& source : m_scope.allSources()) {
            if (!sameIdentifier(source.name, name))
                continue;
            for (const std::string& column : source.columns)
                words.addName(column);
            return;
        }
        if (const auto table = m_schema.findTable(name)) {
            for (const ColumnId column : m_schema.columnsOf(*table))
                words.addName(m_schema.column(column).name);
        }
    }

    void addTables(WordList& words) const
    {
        for (const ForeignKey& key : m_schema.foreignKeys()) {
            const TableId from = m_schema.column(key.from).table;
            const TableId to = m_schema.column(key.to).table;
            if (isUsed(from) && !isUsed(to))
                words.addTable(m_schema.table(to));
            if (isUsed(to) && !isUsed(from))
                words.addTable(m_schema.table(from));
        }
        for (const SqlSource& query : m_scope.namedQueries())
            words.addName(query.name);
        for (const Table& table : m_schema.tables())
            words.addTable(table);
    }

    bool isUsed(TableId table) const
    {
        return std::ranges::any_of(visible(), [&](const SqlSource& source) { return source.table == table; });
    }

    void addKeyConditions(WordList& words) const
    {
        const std::vector<SqlSource> sources = visible();
        for (size_t right = sources.size(); right-- > 1;) {
            for (size_t left = right; left-- > 0;)
                addKeysBetween(sources[left], sources[right], words);
        }
    }

    void addKeysBetween(const SqlSource& left, const SqlSource& right, WordList& words) const
    {
        for (const ForeignKey& key : m_schema.foreignKeys()) {
            const bool isForth = left.table == m_schema.column(key.from).table && right.table == m_schema.column(key.to).table;
            const bool isBack = left.table == m_schema.column(key.to).table && right.table == m_schema.column(key.from).table;
            if (!isForth && !isBack)
                continue;
            const auto conditionSide = [&](const SqlSource& source, ColumnId column) {
                return spelled(source.name) + "." + spelled(m_schema.column(column).name);
            };
            const std::string condition = conditionSide(left, isForth ? key.from : key.to) + " = "
                + conditionSide(right, isForth ? key.to : key.from);
            words.add(condition, condition);
        }
    }

    /// Columns; those that two sources have with the source's name, which is also a word by itself.
    void addColumns(WordList& words) const
    {
        const std::vector<SqlSource> sources = visible();
        for (const SqlSource& source : sources) {
            for (const std::string& column : source.columns) {
                const bool isAmbiguous = std::ranges::count_if(sources, [&](const SqlSource& other) { return has(other, column); }) > 1;
                const std::string name = spelled(column);
                words.add(isAmbiguous ? spelled(source.name) + "." + name : name, column);
            }
        }
        for (const SqlSource& source : sources)
            words.addName(source.name);
    }

    static bool has(const SqlSource& source, const std::string& column)
    {
        return std::ranges::any_of(source.columns, [&](const std::string& other) { return sameIdentifier(other, column); });
    }

    /// Whether the comma before the caret parts tables.
    bool isInFrom() const
    {
        if (!isBefore(","))
            return false;
        for (size_t distance = 2; const ScopeToken* token = before(distance); ++distance) {
            if (token->block != m_block || token->piece.kind != SqlPiece::Kind::Word)
                continue;
            if (token->folded == "from")
                return true;
            if (token->folded == "select" || token->folded == "where" || token->folded == "by" || token->folded == "on")
                return false;
        }
        return false;
    }

    /// The column before a comparison that ends at the caret.
    std::optional<ColumnId> columnCompared() const
    {
        const ScopeToken* operation = before();
        if (!operation)
            return {};
        size_t column = 0;
        if (std::ranges::find(kComparisons, operation->text) != kComparisons.end() || isBefore("like") || isBefore("is"))
            column = 2;
        else if (operation->text == "(" && isBefore("in", 2))
            column = 3;
        if (column == 3 && isBefore("not", 3))
            column = 4;
        else if (column == 2 && isBefore("not", 2))
            column = 3;
        return column > 0 && before(column) ? columnNamed(column) : std::nullopt;
    }

    std::optional<ColumnId> columnNamed(size_t distance) const
    {
        const std::string& name = before(distance)->text;
        const bool isQualified = isBefore(".", distance + 1) && before(distance + 2);
        for (const SqlSource& source : visible()) {
            if (!source.table || (isQualified && !sameIdentifier(source.name, before(distance + 2)->text)))
                continue;
            if (const auto column = m_schema.findColumn(*source.table, name))
                return column;
        }
        return {};
    }

    std::string_view m_sql;
    int m_caret;
    const Schema& m_schema;
    SqlScope m_scope;
    int m_begin = 0;
    std::string m_prefix;
    size_t m_at = 0; ///< tokens before the word at the caret
    int m_block = 0;
    bool m_isInComment = false;
    bool m_isInText = false;
};

/// The bytes between the semicolons around the caret.
std::pair<int, int> statementAround(std::string_view sql, int caret)
{
    int begin = 0;
    for (const SqlPiece& piece : sql::piecesOf(sql)) {
        if (sql::textOf(sql, piece) != ";")
            continue;
        if (piece.begin >= caret)
            return {begin, piece.begin};
        begin = piece.end;
    }
    return {begin, static_cast<int>(sql.size())};
}

} // namespace

SqlCompletion completionAt(std::string_view sql, int caret, const Schema& schema)
{
    const auto [begin, end] = statementAround(sql, caret);
    const std::string_view statement = sql.substr(static_cast<size_t>(begin), static_cast<size_t>(end - begin));
    SqlCompletion completion = Completer(statement, caret - begin, schema).run();
    completion.begin += begin;
    return completion;
}

} // namespace ratatosk
