// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/statement_splitter.h"

#include "core/database/schema/identifier.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestStatement = 256u << 20;

bool isBlankLetter(char letter)
{
    return letter == ' ' || letter == '\n' || letter == '\t' || letter == '\r' || letter == '\f';
}

bool isWordLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') || letter == '_'
        || letter == '$' || static_cast<unsigned char>(letter) >= 0x80;
}

char closingOf(char opening)
{
    if (opening == '[')
        return ']';
    return opening == '\'' || opening == '"' || opening == '`' ? opening : '\0';
}

/// It holds statements of its own, each with a semicolon.
bool beginsTrigger(std::string_view statement)
{
    if (!sameIdentifier(takeToken(statement), "create"))
        return false;
    std::string_view second = takeToken(statement);
    if (sameIdentifier(second, "temp") || sameIdentifier(second, "temporary"))
        second = takeToken(statement);
    return sameIdentifier(second, "trigger");
}

/// Behind blanks and comments.
std::string_view fromFirstLetter(std::string_view sql)
{
    while (!sql.empty()) {
        std::size_t skipped = 0;
        if (isBlankLetter(sql.front()) || sql.front() == ';')
            skipped = 1;
        else if (sql.starts_with("--"))
            skipped = sql.find('\n');
        else if (sql.starts_with("/*"))
            skipped = sql.find("*/", 2) == std::string_view::npos ? sql.size() : sql.find("*/", 2) + 2;
        else
            break;
        sql.remove_prefix(std::min(skipped, sql.size()));
    }
    return sql;
}

} // namespace

Result<void> StatementSplitter::take(std::string_view piece)
{
    for (const char letter : piece) {
        const bool isEnd = m_state == State::Plain && letter == ';';
        follow(letter);
        m_line += letter == '\n' ? 1 : 0;
        if (!isEnd)
            continue;
        if (auto ended = endStatement(); !ended)
            return ended;
    }
    if (m_statement.size() > kLongestStatement)
        return Error{ErrorCode::NotADatabase, fmt::format("the statement in line {} has more than 256 MB", m_firstLine)};
    return {};
}

void StatementSplitter::takePlain(char letter)
{
    if (m_statement.empty() && (isBlankLetter(letter) || letter == ';'))
        return;
    if (m_statement.empty())
        m_firstLine = m_line;
    m_statement += letter;
    m_closing = closingOf(letter);
    m_state = m_closing != 0 ? State::Quoted : letter == '-' ? State::Dash : letter == '/' ? State::Slash : State::Plain;
}

/// Comments leave a blank in a statement, and nothing in front of one.
void StatementSplitter::follow(char letter)
{
    switch (m_state) {
    case State::Plain: return takePlain(letter);
    case State::Quoted:
        m_statement += letter;
        m_state = letter == m_closing ? State::Plain : State::Quoted; // a doubled quote opens the rest again
        return;
    case State::Dash:
    case State::Slash: {
        const char second = m_state == State::Dash ? '-' : '*';
        const State comment = m_state == State::Dash ? State::LineComment : State::BlockComment;
        m_state = State::Plain;
        if (letter != second)
            return takePlain(letter);
        m_statement.pop_back();
        m_state = comment;
        return;
    }
    case State::LineComment:
        if (letter == '\n') {
            m_state = State::Plain;
            takePlain(' ');
        }
        return;
    case State::BlockComment: m_state = letter == '*' ? State::BlockStar : State::BlockComment; return;
    case State::BlockStar:
        m_state = letter == '/' ? State::Plain : letter == '*' ? State::BlockStar : State::BlockComment;
        if (m_state == State::Plain)
            takePlain(' ');
        return;
    }
}

Result<void> StatementSplitter::endStatement()
{
    if (m_statement.empty() || (beginsTrigger(m_statement) && sqlite3_complete(m_statement.c_str()) == 0))
        return {};
    auto taken = m_sink(m_statement, m_firstLine);
    m_statement.clear();
    return taken;
}

std::string_view takeToken(std::string_view& sql)
{
    sql = fromFirstLetter(sql);
    if (sql.empty())
        return {};
    std::size_t length = 1;
    if (const char closing = closingOf(sql.front()); closing != 0) {
        length = std::min(sql.find(closing, 1), sql.size() - 1) + 1;
        while (closing != ']' && length < sql.size() && sql[length] == closing) // a doubled quote
            length = std::min(sql.find(closing, length + 1), sql.size() - 1) + 1;
    } else if (isWordLetter(sql.front())) {
        length = static_cast<std::size_t>(std::ranges::find_if_not(sql, isWordLetter) - sql.begin());
    }
    const std::string_view token = sql.substr(0, length);
    sql.remove_prefix(length);
    return token;
}

std::string nameIn(std::string_view token)
{
    const char closing = token.size() < 2 ? '\0' : closingOf(token.front());
    if (closing == 0)
        return std::string(token);
    std::string name;
    for (std::size_t i = 1; i + 1 < token.size(); ++i) {
        name += token[i];
        i += token[i] == closing && token[i + 1] == closing ? 1 : 0;
    }
    return name;
}

} // namespace ratatosk
