// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/like_pattern.h"

#include <utility>

namespace ratatosk::sql {
namespace {

constexpr char kEscape = '\\';
constexpr std::string_view kWildcards = "%_";

bool isWildcard(char letter)
{
    return kWildcards.find(letter) != std::string_view::npos;
}

/// What an escaped pattern stands for; nothing when a wildcard is left in it.
std::optional<std::string> plainLetters(const std::string& pattern)
{
    std::string letters;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlain = pattern[i] == kEscape;
        i += isPlain ? 1 : 0;
        if (i == pattern.size() || (!isPlain && isWildcard(pattern[i])))
            return {};
        letters += pattern[i];
    }
    return letters;
}

std::string escaped(const std::string& letters)
{
    std::string pattern;
    for (const char letter : letters) {
        if (isWildcard(letter) || letter == kEscape)
            pattern += kEscape;
        pattern += letter;
    }
    return pattern;
}

/// Whether a last '%' is one that means anything.
bool endsOpen(const std::string& pattern, bool isEscaped)
{
    std::size_t escapes = 0;
    while (isEscaped && escapes + 1 < pattern.size() && pattern[pattern.size() - 2 - escapes] == kEscape)
        ++escapes;
    return pattern.size() > 1 && pattern.back() == '%' && escapes % 2 == 0;
}

} // namespace

std::optional<LikePattern> likePatternOf(const Like& like)
{
    const auto* literal = std::get_if<Literal>(&like.pattern.term);
    if (!literal)
        return {};
    LikePattern found{literal->text, literal->text.starts_with('%'), endsOpen(literal->text, like.isEscaped)};
    if (found.isOpenAfter)
        found.letters.pop_back();
    if (found.isOpenBefore)
        found.letters.erase(0, 1);
    const bool hasWildcard = found.letters.find_first_of(kWildcards) != std::string::npos;
    const auto letters = like.isEscaped ? plainLetters(found.letters) : hasWildcard ? std::nullopt : std::optional(found.letters);
    if (!letters || !(found.isOpenBefore || found.isOpenAfter))
        return {};
    found.letters = *letters;
    return found;
}

Like likeTest(Expression value, const LikePattern& pattern, bool isNegated)
{
    const bool isEscaped = pattern.letters.find_first_of(kWildcards) != std::string::npos;
    const std::string letters = isEscaped ? escaped(pattern.letters) : pattern.letters;
    const std::string text = (pattern.isOpenBefore ? "%" : "") + letters + (pattern.isOpenAfter ? "%" : "");
    return {std::move(value), {Literal{ValueType::Text, text}}, isNegated, isEscaped};
}

} // namespace ratatosk::sql
