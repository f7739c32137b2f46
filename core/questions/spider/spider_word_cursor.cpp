// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_word_cursor.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ratatosk::sql::spider {
namespace {

constexpr std::array<std::string_view, 9> clauseWords{"select", "from", "where", "group", "order", "limit", "intersect", "union", "except"};
constexpr std::array<std::string_view, 3> joinWords{"join", "on", "as"};

} // namespace

WordCursor::WordCursor(std::vector<std::string> tokens) : m_tokens(std::move(tokens)), m_end(m_tokens.size()) {}

std::string_view WordCursor::peek() const
{
    return atEnd() ? std::string_view{} : m_tokens[m_position];
}

std::string WordCursor::next()
{
    std::string token(peek());
    advance();
    return token;
}

bool WordCursor::take(std::string_view word)
{
    if (atEnd() || peek() != word)
        return false;
    advance();
    return true;
}

void WordCursor::expect(std::string_view word)
{
    if (!take(word))
        fail(fmt::format("'{}' is missing before '{}'.", word, peek()));
}

void WordCursor::skipSemicolons()
{
    while (take(";")) {}
}

bool WordCursor::atClauseWord() const
{
    return std::ranges::find(clauseWords, peek()) != clauseWords.end();
}

bool WordCursor::atJoinWord() const
{
    return std::ranges::find(joinWords, peek()) != joinWords.end();
}

void WordCursor::moveTo(std::size_t position)
{
    m_position = std::min(position, m_end);
}

bool WordCursor::moveBehind(std::string_view word)
{
    const auto found = std::find(m_tokens.begin() + static_cast<std::ptrdiff_t>(m_position), m_tokens.end(), word);
    if (m_error || found == m_tokens.end())
        return false;
    m_position = static_cast<std::size_t>(found - m_tokens.begin()) + 1;
    return true;
}

std::size_t WordCursor::shorten(std::size_t end)
{
    return std::exchange(m_end, end);
}

void WordCursor::restore(std::size_t end)
{
    if (!m_error)
        m_end = end;
}

void WordCursor::fail(std::string reason)
{
    if (!m_error)
        m_error = Error{ErrorCode::UnsupportedSql, std::move(reason)};
    m_position = m_end = 0;
}

} // namespace ratatosk::sql::spider
