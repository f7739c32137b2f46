// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/pattern_match.h"

#include "core/base/utf8.h"

#include <cstddef>
#include <optional>

namespace ratatosk {

namespace {

constexpr int stepsBetweenChecks = 1 << 13; ///< far below the 300 ms in which a stop is heeded

/// Where one wildcard or letter of a pattern ends, and where what it stands for ends in the text.
struct Step {
    std::size_t pattern = 0;
    std::size_t text = 0;
};

std::size_t afterCharacter(std::string_view text, std::size_t position)
{
    return position + utf8CharacterAt(text, position).bytes;
}

char folded(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter;
}

class LikePattern
{
public:
    LikePattern(std::string_view pattern, std::string_view escape) : m_pattern(pattern), m_escape(escape) {}

    std::size_t size() const { return m_pattern.size(); }
    bool isAny(std::size_t at) const { return m_pattern[at] == '%' && !isEscape(at); }

    /// Requires: not at the end of either, nor at %.
    std::optional<Step> step(std::size_t at, std::string_view text, std::size_t position) const
    {
        if (isEscape(at)) {
            at += m_escape.size();
            if (at == m_pattern.size())
                return std::nullopt;
        } else if (m_pattern[at] == '_') {
            return Step{at + 1, afterCharacter(text, position)};
        }
        return folded(m_pattern[at]) == folded(text[position]) ? std::optional(Step{at + 1, position + 1}) : std::nullopt;
    }

private:
    bool isEscape(std::size_t at) const { return !m_escape.empty() && m_pattern.substr(at).starts_with(m_escape); }

    std::string_view m_pattern;
    std::string_view m_escape;
};

class GlobPattern
{
public:
    explicit GlobPattern(std::string_view pattern) : m_pattern(pattern) {}

    std::size_t size() const { return m_pattern.size(); }
    bool isAny(std::size_t at) const { return m_pattern[at] == '*'; }

    /// Requires: not at the end of either, nor at *.
    std::optional<Step> step(std::size_t at, std::string_view text, std::size_t position) const
    {
        if (m_pattern[at] == '?')
            return Step{at + 1, afterCharacter(text, position)};
        if (m_pattern[at] == '[')
            return stepThroughSet(at + 1, text, position);
        return m_pattern[at] == text[position] ? std::optional(Step{at + 1, position + 1}) : std::nullopt;
    }

private:
    /// A set that is never closed matches nothing.
    std::optional<Step> stepThroughSet(std::size_t at, std::string_view text, std::size_t position) const
    {
        const Utf8Character wanted = utf8CharacterAt(text, position);
        const bool isInverted = at < size() && m_pattern[at] == '^';
        at += isInverted;
        bool isFound = false;
        char32_t before = 0; // may begin a range
        for (bool isFirst = true; at < size() && (isFirst || m_pattern[at] != ']'); isFirst = false) {
            const bool isRange = !isFirst && m_pattern[at] == '-' && before != 0 && at + 1 < size() && m_pattern[at + 1] != ']';
            at += isRange;
            const Utf8Character member = utf8CharacterAt(m_pattern, at);
            at += member.bytes;
            const char32_t least = isRange ? before : member.codePoint;
            isFound = isFound || (wanted.codePoint >= least && wanted.codePoint <= member.codePoint);
            before = isRange || (isFirst && member.codePoint == ']') ? 0 : member.codePoint;
        }
        return at < size() && isFound != isInverted ? std::optional(Step{at + 1, position + wanted.bytes}) : std::nullopt;
    }

    std::string_view m_pattern;
};

/// Goes back to the last "any letters" only: what stands before it has its match already.
template <class Pattern>
PatternMatch match(const Pattern& pattern, std::string_view text, HasToEnd hasToEnd)
{
    Step here;
    std::optional<Step> any; // behind the last one met, and how far it reaches
    for (int steps = 1;; ++steps) {
        if (steps % stepsBetweenChecks == 0) {
            steps = 0;
            if (hasToEnd())
                return PatternMatch::GivenUp;
        }
        const bool isAtEnd = here.pattern == pattern.size();
        if (isAtEnd && (here.text == text.size() || (any && any->pattern == pattern.size())))
            return PatternMatch::Yes;
        if (!isAtEnd && pattern.isAny(here.pattern)) {
            ++here.pattern;
            any = here;
            continue;
        }
        const auto next = isAtEnd || here.text == text.size() ? std::nullopt : pattern.step(here.pattern, text, here.text);
        if (next) {
            here = *next;
            continue;
        }
        if (!any || here.text == text.size()) // reaching further leaves even less
            return PatternMatch::No;
        any->text = afterCharacter(text, any->text);
        here = *any;
    }
}

} // namespace

PatternMatch matchLike(std::string_view pattern, std::string_view text, std::string_view escape, HasToEnd hasToEnd)
{
    return match(LikePattern(pattern, escape), text, hasToEnd);
}

PatternMatch matchGlob(std::string_view pattern, std::string_view text, HasToEnd hasToEnd)
{
    return match(GlobPattern(pattern), text, hasToEnd);
}

} // namespace ratatosk
