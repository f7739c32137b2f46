// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/text_pattern.h"

#include <re2/re2.h>

#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestPattern = 50'000; ///< bytes, as SQLite has it for LIKE

PatternFault::Kind kindOf(const RE2& expression)
{
    using Kind = PatternFault::Kind;
    switch (expression.error_code()) {
    case RE2::ErrorMissingParen:
    case RE2::ErrorUnexpectedParen: return Kind::OpenGroup;
    case RE2::ErrorMissingBracket: return Kind::OpenSet;
    case RE2::ErrorBadEscape:
    case RE2::ErrorTrailingBackslash: return Kind::Escape;
    case RE2::ErrorRepeatArgument:
    case RE2::ErrorRepeatSize:
    case RE2::ErrorRepeatOp: return Kind::Repeat;
    case RE2::ErrorBadCharClass:
    case RE2::ErrorBadCharRange: return Kind::Range;
    case RE2::ErrorBadPerlOp: return Kind::NotOffered;
    case RE2::ErrorPatternTooLarge: return Kind::TooLarge;
    default: return Kind::Other;
    }
}

} // namespace

struct TextPattern::Compiled {
    Compiled(std::string_view pattern, const RE2::Options& options) : expression(re2::StringPiece(pattern.data(), pattern.size()), options)
    {
    }

    RE2 expression;
};

TextPattern::TextPattern(std::unique_ptr<const Compiled> compiled) : m_compiled(std::move(compiled)) {}
TextPattern::~TextPattern() = default;

std::shared_ptr<const TextPattern> TextPattern::compile(std::string_view pattern, PatternFault* fault)
{
    if (pattern.size() > kLongestPattern) {
        if (fault)
            *fault = {PatternFault::Kind::TooLarge, {}, "regular expression too long"};
        return nullptr;
    }
    RE2::Options options;
    options.set_log_errors(false);
    auto compiled = std::make_unique<const Compiled>(pattern, options);
    if (compiled->expression.ok())
        return std::shared_ptr<const TextPattern>(new TextPattern(std::move(compiled)));
    if (fault)
        *fault = {kindOf(compiled->expression), compiled->expression.error_arg(), compiled->expression.error()};
    return nullptr;
}

bool TextPattern::isIn(std::string_view text) const
{
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), m_compiled->expression);
}

} // namespace ratatosk
