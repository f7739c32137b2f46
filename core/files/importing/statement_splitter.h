// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace ratatosk {

/// Cuts SQL that comes in pieces into statements, where SQLite's shell does: at a semicolon outside of quotes and comments, and of a trigger
/// at that behind its END. Blanks and comments in front of a statement are left out.
class StatementSplitter
{
public:
    /// `line`: where the statement begins, from 1. Errors end the reading. The statement holds its semicolon and lives as long as the call.
    using Sink = std::function<Result<void>(const std::string& statement, std::int64_t line)>;

    explicit StatementSplitter(Sink sink) : m_sink(std::move(sink)) {}

    /// Errors: NotADatabase (a statement of more than 256 MB), those of the sink.
    Result<void> take(std::string_view piece);
    /// Whether nothing but blanks and comments follows the last semicolon.
    bool isBetween() const { return m_statement.empty() && m_state != State::Quoted; }

private:
    enum class State { Plain, Quoted, Dash, LineComment, Slash, BlockComment, BlockStar };

    void takePlain(char letter);
    void follow(char letter);
    Result<void> endStatement();

    Sink m_sink;
    std::string m_statement;
    State m_state = State::Plain;
    char m_closing = 0; ///< of the quotes
    std::int64_t m_line = 1;
    std::int64_t m_firstLine = 1; ///< of the statement
};

/// The next word, name or text in quotes, number or mark of `sql`, which begins behind it afterwards; comments are left out. Empty at the end.
std::string_view takeToken(std::string_view& sql);

/// A token as the name that it is: without its quotes.
std::string nameIn(std::string_view token);

} // namespace ratatosk
