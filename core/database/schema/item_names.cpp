// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/item_names.h"

#include "core/database/schema/identifier.h"
#include "core/english/language/everyday_words.h"
#include "core/english/language/lemmatizer.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {

namespace {

bool isUpper(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}
bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}
bool isSeparator(char letter)
{
    return letter == '_' || letter == '-' || letter == '.' || letter == ' ';
}
bool isLetter(char letter)
{
    return !isDigit(letter) && !isSeparator(letter);
} // bytes above ASCII count as small letters
bool isLower(char letter)
{
    return isLetter(letter) && !isUpper(letter);
}

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

/// The words that a known abbreviation stands for.
std::optional<std::string_view> expansion(std::string_view word)
{
    const std::string_view words = spelledOut(word);
    return words.empty() ? std::nullopt : std::optional(words);
}

void appendWord(std::string_view word, std::vector<std::string>& words)
{
    const std::string folded = foldedIdentifier(word);
    words.emplace_back(expansion(folded).value_or(folded));
}

/// Appends the words of a part without separators. An abbreviation counts as a whole, however it is spelt ("LName").
void appendWords(std::string_view part, std::vector<std::string>& words)
{
    std::size_t begin = 0;
    if (!expansion(foldedIdentifier(part))) {
        for (std::size_t i = 1; i < part.size(); ++i) {
            if (startsWord(part, i)) {
                appendWord(part.substr(begin, i - begin), words);
                begin = i;
            }
        }
    }
    appendWord(part.substr(begin), words);
}

std::string joined(const std::vector<std::string>& words)
{
    return fmt::format("{}", fmt::join(words, " "));
}

/// Whether `word` is short for the table's name: its first three or four letters ("auth" of "Authors").
bool abbreviates(std::string_view word, std::string_view owner)
{
    return (word.size() == 3 || word.size() == 4) && word.size() < nounLemma(owner).size() && owner.starts_with(word);
}

/// Splits "dormid" into "dorm id" when it says the table's name or belongs to a foreign key.
std::string withoutGluedId(const std::string& word, std::string_view owner, bool isForeignKey)
{
    constexpr std::size_t shortestForeignName = 3; // "bid" and "said" are words, "petid" is a key
    if (!word.ends_with("id"))
        return word;
    const std::string name = word.substr(0, word.size() - 2);
    const bool isName = (!name.empty() && name == owner) || (isForeignKey && name.size() >= shortestForeignName);
    return isName ? fmt::format("{} id", expansion(name).value_or(name)) : word;
}

/// Whether the letters stand in the table's name in this order, from its first on: "bk" in "bookings", "in" in "intakes".
bool isSkeletonOf(std::string_view word, std::string_view owner)
{
    std::size_t at = 0;
    for (const char letter : word) {
        at = owner.find(letter, at);
        if (at == std::string_view::npos)
            return false;
        ++at;
    }
    return word.size() >= 2 && word.size() < nounLemma(owner).size() && word.front() == owner.front();
}

/// "bk_no" of "bookings" identifies one of them, "drv_name" of "driver" is what one is called.
bool identifiesOwner(const std::vector<std::string>& words, std::string_view owner)
{
    static constexpr std::array<std::string_view, 3> identifiers{"id", "number", "code"};
    constexpr std::size_t kShortestOfName = 3; // "br_name" may be a branch's, or anything's
    const bool isIdentifier = words.size() == 2 && std::ranges::find(identifiers, words.back()) != identifiers.end();
    const bool isName = words.size() == 2 && words.back() == "name" && words.front().size() >= kShortestOfName;
    return (isIdentifier || isName) && isSkeletonOf(words.front(), owner);
}

/// The table's own word, where it is one and a column's first word is short for it.
void spellOutOwner(std::vector<std::string>& words, const std::string& tableIdentifier)
{
    const std::vector<std::string> owner = identifierWords(tableIdentifier);
    if (!words.empty() && owner.size() == 1 && (abbreviates(words.front(), owner.front()) || identifiesOwner(words, owner.front())))
        words.front() = nounLemma(owner.front());
}

} // namespace

std::vector<std::string> identifierWords(const std::string& identifier)
{
    std::vector<std::string> words;
    auto begin = identifier.begin();
    while (begin != identifier.end()) {
        const auto end = std::find_if(begin, identifier.end(), isSeparator);
        if (end != begin)
            appendWords({begin, end}, words);
        begin = std::find_if_not(end, identifier.end(), isSeparator);
    }
    return words;
}

std::string readableTableName(const std::string& identifier)
{
    return joined(identifierWords(identifier));
}

std::string readableColumnName(const std::string& identifier, const std::string& tableIdentifier, bool isForeignKey)
{
    std::vector<std::string> words = identifierWords(identifier);
    const std::vector<std::string> owner = identifierWords(tableIdentifier);
    if (words.empty())
        return {};
    if (words.size() > 1)
        spellOutOwner(words, tableIdentifier);
    words.back() = withoutGluedId(words.back(), joined(owner), isForeignKey);
    return joined(words);
}

std::string readableKeyName(const std::string& identifier, const std::string& tableIdentifier, const std::string& referredIdentifier)
{
    const std::vector<std::string> words = identifierWords(identifier);
    std::vector<std::string> speltOut = words;
    spellOutOwner(speltOut, referredIdentifier);
    return speltOut == words ? readableColumnName(identifier, tableIdentifier, true) : joined(speltOut);
}

} // namespace ratatosk
