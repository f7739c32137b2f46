// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/item_names.h"

#include "core/schema/identifier.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ratatosk {

namespace {

bool isUpper(char letter) { return letter >= 'A' && letter <= 'Z'; }
bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
bool isSeparator(char letter) { return letter == '_' || letter == '-' || letter == '.' || letter == ' '; }
bool isLetter(char letter) { return !isDigit(letter) && !isSeparator(letter); } // bytes above ASCII count as small letters
bool isLower(char letter) { return isLetter(letter) && !isUpper(letter); }

/// Length of the run of digits that contains `position`.
std::size_t digitRun(std::string_view text, std::size_t position)
{
    std::size_t begin = position;
    while (begin > 0 && isDigit(text[begin - 1]))
        --begin;
    std::size_t end = position;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end - begin;
}

/// Whether a new word starts at `position` although no separator stands before it.
bool startsWord(std::string_view text, std::size_t position)
{
    const char before = text[position - 1];
    const char here = text[position];
    if (isLower(before) && isUpper(here))
        return true;
    if (isUpper(before) && isUpper(here))
        return position + 1 < text.size() && isLower(text[position + 1]);
    if (isDigit(before) != isDigit(here))
        return digitRun(text, isDigit(here) ? position : position - 1) >= 2;
    return false;
}

std::string expanded(const std::string& word)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> abbreviations{{
        {"no", "number"},
        {"num", "number"},
        {"nbr", "number"},
        {"desc", "description"},
        {"dept", "department"},
        {"addr", "address"},
        {"qty", "quantity"},
        {"amt", "amount"},
        {"pct", "percent"},
        {"avg", "average"},
        {"tel", "telephone"},
        {"acct", "account"},
    }};
    const auto found = std::ranges::find(abbreviations, word, &std::pair<std::string_view, std::string_view>::first);
    return found == abbreviations.end() ? word : std::string(found->second);
}

} // namespace

std::vector<std::string> identifierWords(const std::string& identifier)
{
    std::vector<std::string> words;
    bool insideWord = false;
    for (std::size_t i = 0; i < identifier.size(); ++i) {
        if (isSeparator(identifier[i])) {
            insideWord = false;
            continue;
        }
        if (!insideWord || startsWord(identifier, i))
            words.emplace_back();
        words.back() += identifier[i];
        insideWord = true;
    }
    for (std::string& word : words)
        word = expanded(foldedIdentifier(word));
    return words;
}

std::string spokenTableName(const std::string& identifier)
{
    return fmt::format("{}", fmt::join(identifierWords(identifier), " "));
}

std::string spokenColumnName(const std::string& identifier, const std::string& tableIdentifier, bool isForeignKey)
{
    std::vector<std::string> words = identifierWords(identifier);
    const std::vector<std::string> owner = identifierWords(tableIdentifier);
    const bool repeatsOwner = words.size() > owner.size() && std::equal(owner.begin(), owner.end(), words.begin());
    if (repeatsOwner && !isForeignKey)
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(owner.size()));
    return fmt::format("{}", fmt::join(words, " "));
}

} // namespace ratatosk
