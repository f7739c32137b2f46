// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestWord = 64; ///< in which a fault is quoted

bool isLetterOfWord(char letter)
{
    const char small = static_cast<char>(letter | 0x20);
    return (small >= 'a' && small <= 'z') || (letter >= '0' && letter <= '9') || letter == '+' || letter == '-' || letter == '.';
}

} // namespace

Result<std::string_view> JsonText::next()
{
    m_plain.clear();
    while (m_plain.empty()) {
        const auto piece = m_text->next();
        if (!piece)
            return piece.error();
        if (piece->empty()) {
            endWord();
            break;
        }
        for (const char letter : *piece)
            take(letter);
    }
    return std::string_view(m_plain);
}

void JsonText::take(char letter)
{
    const bool isLineEnd = letter == '\n';
    m_line += isLineEnd ? 1 : 0;
    if (m_isInText && !(isLineEnd && m_areLines)) {
        if (static_cast<unsigned char>(letter) < ' ')
            m_plain += fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
        else
            m_plain += letter;
        m_isInText = letter != '"' || m_isEscape;
        m_isEscape = letter == '\\' && !m_isEscape;
        return;
    }
    m_isInText = letter == '"';
    m_isEscape = false;
    if (isLetterOfWord(letter)) {
        m_word += letter;
        return;
    }
    endWord();
    m_plain += letter;
}

void JsonText::endWord()
{
    if (m_word.empty())
        return;
    const bool isCommon = m_word.size() < kLongestWord && m_word.find_first_not_of("0123456789.-") == std::string::npos;
    m_plain += isCommon || m_word == "true" || m_word == "false" || m_word == "null" ? m_word : plainWord();
    m_word.clear();
}

std::string JsonText::plainWord() const
{
    static constexpr std::array<std::string_view, 7> missing{"NaN", "nan", "-NaN", "NAN", "None", "undefined", "NA"};
    static constexpr std::array<std::string_view, 7> endless{"Infinity", "-Infinity", "+Infinity", "inf", "-inf", "Inf", "-Inf"};
    if (std::ranges::find(missing, m_word) != missing.end())
        return "null";
    if (m_word == "True" || m_word == "False")
        return m_word == "True" ? "true" : "false";
    const char first = m_word.front();
    const bool isNumber = (first >= '0' && first <= '9') || first == '-';
    const bool isTooLarge = isNumber && std::isinf(std::strtod(m_word.c_str(), nullptr));
    if (!isTooLarge && std::ranges::find(endless, m_word) == endless.end())
        return m_word;
    m_pace->noteFault(m_line, fmt::format("{} is too large for a number", m_word.substr(0, kLongestWord)));
    return "null";
}

} // namespace ratatosk
