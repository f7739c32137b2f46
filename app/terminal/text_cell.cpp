// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/text_cell.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <clocale>
#include <cwchar>

namespace ratatosk::cli {

namespace {

/// The C library's tables of character widths, whatever the user's language.
class Utf8Locale
{
public:
    Utf8Locale() : m_previous(uselocale(utf8())) {}
    ~Utf8Locale() { uselocale(m_previous); }
    Utf8Locale(const Utf8Locale&) = delete;
    Utf8Locale& operator=(const Utf8Locale&) = delete;

private:
    static locale_t utf8()
    {
        static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
        return locale;
    }

    locale_t m_previous;
};

int widthOf(char32_t codePoint)
{
    return std::max(0, wcwidth(static_cast<wchar_t>(codePoint)));
}

bool isControl(char32_t codePoint)
{
    return codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
}

} // namespace

std::string printable(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, at);
        appendUtf8(result, isControl(character.codePoint) ? U' ' : character.codePoint);
        at += character.bytes;
    }
    return result;
}

int displayWidth(std::string_view text)
{
    const Utf8Locale locale;
    int width = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, at);
        width += widthOf(character.codePoint);
        at += character.bytes;
    }
    return width;
}

std::string cutTo(std::string_view text, int width)
{
    const Utf8Locale locale;
    std::size_t kept = 0; // bytes that leave room for the ellipsis
    int used = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, at);
        used += widthOf(character.codePoint);
        if (used > width)
            return std::string(text.substr(0, kept)) + (width > 0 ? "…" : "");
        at += character.bytes;
        if (used < width)
            kept = at;
    }
    return std::string(text);
}

} // namespace ratatosk::cli
