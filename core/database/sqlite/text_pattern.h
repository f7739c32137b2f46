// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace ratatosk {

/// Why a text is no regular expression.
struct PatternFault {
    enum class Kind {
        OpenGroup,  ///< "a(b", "a)b"
        OpenSet,    ///< "[ab"
        Escape,     ///< "a\y", "a\"
        Repeat,     ///< "*a", "a**"; also "a{2000}"
        Range,      ///< "[z-a]"
        NotOffered, ///< "(?=a)": what would take more than a time in proportion to the text
        TooLarge,
        Other,
    };

    Kind kind = Kind::Other;
    std::string part;   ///< of the pattern that is at fault; may be empty
    std::string reason; ///< in RE2's words
};

/// A regular expression in RE2's syntax, compiled. Finds in a time that grows with the text alone, whatever the pattern. Threads may share it.
class TextPattern
{
public:
    ~TextPattern();

    /// Null: it is none, and why, where that is wanted.
    static std::shared_ptr<const TextPattern> compile(std::string_view pattern, PatternFault* fault = nullptr);

    /// Anywhere in it.
    bool isIn(std::string_view text) const;

private:
    struct Compiled;

    explicit TextPattern(std::unique_ptr<const Compiled> compiled);

    std::unique_ptr<const Compiled> m_compiled;
};

} // namespace ratatosk
