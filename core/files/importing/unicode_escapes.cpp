// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/unicode_escapes.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace ratatosk {

namespace {

constexpr std::uint32_t kLastLetter = 0x10ffff;

/// Of an escape, from the letter behind the backslash on: what is not a digit of it, and how many digits it has.
struct EscapeForm {
    std::size_t mark = 0;
    std::size_t digits = 4;
};

EscapeForm formOf(char letter)
{
    switch (letter) {
    case 'u': return {1, 4};
    case 'U': return {1, 8};
    case '+': return {1, 6};
    default: return {};
    }
}

} // namespace

void appendUtf8(std::string& text, std::uint32_t letter)
{
    const auto tail = [&](int shift) { return static_cast<char>(0x80 | ((letter >> shift) & 0x3f)); };
    if (letter < 0x80)
        text += static_cast<char>(letter);
    else if (letter < 0x800)
        text += {static_cast<char>(0xc0 | (letter >> 6)), tail(0)};
    else if (letter < 0x10000)
        text += {static_cast<char>(0xe0 | (letter >> 12)), tail(6), tail(0)};
    else
        text += {static_cast<char>(0xf0 | (letter >> 18)), tail(12), tail(6), tail(0)};
}

std::optional<std::string> withoutUnicodeEscapes(std::string_view text)
{
    std::string plain;
    while (!text.empty()) {
        const std::size_t backslash = std::min(text.find('\\'), text.size());
        plain += text.substr(0, backslash);
        text.remove_prefix(backslash);
        if (text.empty())
            break;
        if (text.starts_with("\\\\")) {
            plain += '\\';
            text.remove_prefix(2);
            continue;
        }
        const EscapeForm form = formOf(text.size() > 1 ? text[1] : '\0');
        const std::string_view digits = text.substr(std::min(1 + form.mark, text.size())).substr(0, form.digits);
        std::uint32_t letter = 0;
        const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), letter, 16);
        if (digits.size() != form.digits || failure != std::errc() || end != digits.data() + digits.size() || letter > kLastLetter)
            return std::nullopt;
        appendUtf8(plain, letter);
        text.remove_prefix(1 + form.mark + form.digits);
    }
    return plain;
}

} // namespace ratatosk
