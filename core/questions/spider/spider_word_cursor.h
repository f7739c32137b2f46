// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::sql::spider {

/// Walks along tokens. After the first error it stands at the end for good, so that every loop over it ends.
class WordCursor
{
public:
    explicit WordCursor(std::vector<std::string> tokens);

    bool atEnd() const { return m_position >= m_end; }
    /// Empty at the end.
    std::string_view peek() const;
    void advance() { ++m_position; }
    /// The token passed.
    std::string next();

    bool take(std::string_view word);
    void expect(std::string_view word);
    void skipSemicolons();

    /// SELECT, FROM, WHERE, GROUP, ORDER, LIMIT or a set operator (not HAVING, as in the original).
    bool atClauseWord() const;
    /// The same, or `)`, or `;`.
    bool atClauseEnd() const { return atClauseWord() || peek() == ")" || peek() == ";"; }
    bool atJoinWord() const;

    /// Takes the enumerator that the next token names in `words`.
    template <class Enum, class Words>
    std::optional<Enum> takeNamed(const Words& words)
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (take(words[i]))
                return static_cast<Enum>(i);
        }
        return {};
    }

    std::size_t position() const { return m_position; }
    void moveTo(std::size_t position);
    /// Moves behind the next `word`, wherever it stands. False, and no move, when there is none.
    bool moveBehind(std::string_view word);

    /// What follows is treated as if the tokens ended at `end`. Returns the end before.
    std::size_t shorten(std::size_t end);
    /// Undoes shorten(), unless there was an error meanwhile.
    void restore(std::size_t end);

    /// The first error is kept.
    void fail(std::string reason);
    const std::optional<Error>& error() const { return m_error; }

private:
    std::vector<std::string> m_tokens;
    std::size_t m_position = 0;
    std::size_t m_end;
    std::optional<Error> m_error;
};

} // namespace ratatosk::sql::spider
