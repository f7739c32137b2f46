// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/statement_check.h"

#include "core/database/postgres/allowed_functions.h"
#include "core/database/postgres/statement_token.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace ratatosk {

namespace {

using Kind = StatementToken::Kind;
using Tokens = std::vector<StatementToken>;

Error refusal(const std::string& what)
{
    return {ErrorCode::RefusedStatement, fmt::format("Statements can only read here. This one would {}.", what)};
}

template <std::size_t Count>
bool isOneOf(std::string_view word, const std::array<std::string_view, Count>& words)
{
    return std::ranges::find(words, word) != words.end();
}

class ReadingCheck
{
public:
    explicit ReadingCheck(Tokens tokens) : m_tokens(std::move(tokens)) {}

    Result<void> run()
    {
        while (!m_tokens.empty() && isSymbol(m_tokens.size() - 1, ';'))
            m_tokens.pop_back();
        if (m_tokens.empty())
            return Error{ErrorCode::InvalidSql, "There is no statement to run."};
        if (const auto begun = checkBeginning(); !begun)
            return begun;
        markTables();
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (isSymbol(i, ';'))
                return Error{ErrorCode::InvalidSql, "There is text after the end of the statement. Run one statement at a time."};
            if (const auto checked = checkWord(i); !checked)
                return checked;
            if (const auto checked = checkCall(i); !checked)
                return checked;
        }
        return {};
    }

private:
    bool isSymbol(std::size_t i, char symbol) const
    {
        return i < m_tokens.size() && m_tokens[i].kind == Kind::Symbol && m_tokens[i].text[0] == symbol;
    }
    bool isWord(std::size_t i, std::string_view word) const
    {
        return i < m_tokens.size() && m_tokens[i].kind == Kind::Word && m_tokens[i].text == word;
    }
    bool isName(std::size_t i) const { return i < m_tokens.size() && (m_tokens[i].kind == Kind::Word || m_tokens[i].kind == Kind::Quoted); }

    Result<void> checkBeginning() const
    {
        std::size_t begin = 0;
        if (isWord(0, "explain")) {
            begin = isSymbol(1, '(') ? behind(1) : 1; // what it is to explain
            while (isWord(begin, "analyze") || isWord(begin, "verbose"))
                ++begin;
        }
        while (isSymbol(begin, '('))
            ++begin;
        static constexpr std::array<std::string_view, 4> readers{"select", "with", "values", "table"};
        if (begin < m_tokens.size() && m_tokens[begin].kind == Kind::Word && isOneOf(m_tokens[begin].text, readers))
            return {};
        return refusal(isName(begin) ? fmt::format("do something else than SELECT: '{}'", m_tokens[begin].text)
                                     : "run a command that is not known here");
    }

    /// Words that have no place in a statement that reads, unless as the name of a column behind a dot.
    Result<void> checkWord(std::size_t i) const
    {
        static constexpr std::array<std::string_view, 5> writers{"insert", "update", "delete", "merge", "into"};
        static constexpr std::array<std::string_view, 4> locks{"update", "share", "no", "key"};
        if (m_tokens[i].kind != Kind::Word || (i > 0 && isSymbol(i - 1, '.')))
            return {};
        if (isWord(i, "for") && i + 1 < m_tokens.size() && isOneOf(m_tokens[i + 1].text, locks))
            return refusal("lock rows");
        if (isOneOf(m_tokens[i].text, writers))
            return refusal(fmt::format("write ({})", m_tokens[i].text));
        return {};
    }

    Result<void> checkCall(std::size_t i) const
    {
        if (!isName(i) || !isSymbol(i + 1, '('))
            return {};
        const StatementToken& name = m_tokens[i];
        const bool isQualified = i > 0 && isSymbol(i - 1, '.');
        if (isQualified && !(i > 1 && isWord(i - 2, "pg_catalog") && !(i > 2 && isSymbol(i - 3, '.'))))
            return refusal(fmt::format("call the function '{}' of a schema", name.text));
        if (!isQualified && (m_tables.contains(i) || isPartOfSyntax(i)))
            return {};
        if (isAllowedFunction(name.text))
            return {};
        return refusal(fmt::format("call the function '{}', which may change something", name.text));
    }

    /// A parenthesis that is no call: behind keywords, and behind a name that AS gives.
    bool isPartOfSyntax(std::size_t i) const
    {
        static constexpr std::array<std::string_view, 3> sorted{"group", "order", "partition"};
        static constexpr std::array<std::string_view, 4> lists{"sets", "cube", "rollup", "join"};
        if (i > 0 && isWord(i - 1, "as"))
            return true;
        if (m_tokens[i].kind != Kind::Word)
            return false;
        const std::string& word = m_tokens[i].text;
        if (isBeforeParenthesis(word) || (i == 0 && word == "explain"))
            return true;
        const std::string_view before = i > 0 && m_tokens[i - 1].kind == Kind::Word ? std::string_view(m_tokens[i - 1].text) : "";
        if (word == "over" || word == "filter")
            return i > 0 && isSymbol(i - 1, ')');
        if (word == "by")
            return isOneOf(before, sorted);
        if (word == "materialized" || word == "varying")
            return before == "as" || before == "not" || before == "character" || before == "bit" || before == "char";
        if (word == "system" || word == "bernoulli")
            return before == "tablesample";
        if (word == "cube" || word == "rollup")
            return before == "by" || (i > 0 && isSymbol(i - 1, ','));
        return isOneOf(word, lists);
    }

    /// The place behind the parenthesis that closes the one at `open`.
    std::size_t behind(std::size_t open) const
    {
        int depth = 0;
        for (std::size_t i = open; i < m_tokens.size(); ++i) {
            depth += isSymbol(i, '(') ? 1 : isSymbol(i, ')') ? -1 : 0;
            if (depth == 0)
                return i + 1;
        }
        return m_tokens.size();
    }

    /// Names that WITH gives, which lists of columns may follow.
    void markTables()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            std::optional<std::size_t> at = isWord(i, "with") ? std::optional(i + (isWord(i + 1, "recursive") ? 2 : 1)) : std::nullopt;
            while (at)
                at = markTable(*at);
        }
    }

    /// The place of the next one, behind a comma.
    std::optional<std::size_t> markTable(std::size_t name)
    {
        std::size_t i = name + 1;
        if (isSymbol(i, '('))
            i = behind(i);
        if (!isName(name) || !isWord(i, "as"))
            return {};
        i += isWord(i + 1, "not") ? 2 : 1;
        i += isWord(i, "materialized") ? 1 : 0;
        if (!isSymbol(i, '('))
            return {};
        m_tables.insert(name);
        i = behind(i);
        return isSymbol(i, ',') ? std::optional(i + 1) : std::nullopt;
    }

    Tokens m_tokens;
    std::set<std::size_t> m_tables;
};

} // namespace

Result<void> checkReading(std::string_view sql)
{
    auto tokens = statementTokens(sql);
    if (!tokens)
        return tokens.error();
    return ReadingCheck(*std::move(tokens)).run();
}

} // namespace ratatosk
