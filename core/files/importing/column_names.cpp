// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/column_names.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/item_names.h"
#include "core/english/language/lemmatizer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestName = 120; ///< bytes; longer ones are sentences

bool isBlank(char letter)
{
    return static_cast<unsigned char>(letter) <= ' ' || letter == '\x7f';
}

/// Cut between characters.
std::string cut(std::string name)
{
    if (name.size() <= kLongestName)
        return name;
    std::size_t end = kLongestName;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80)
        --end;
    name.resize(end);
    return name;
}

std::string withSingleBlanks(std::string_view text)
{
    std::string name;
    for (const char letter : text) {
        if (!isBlank(letter))
            name += letter;
        else if (!name.empty() && name.back() != ' ')
            name += ' ';
    }
    if (name.ends_with(' '))
        name.pop_back();
    return cut(name);
}

std::string lastWord(const std::string& readable)
{
    return readable.substr(readable.find_last_of(' ') + 1);
}

bool saysKey(const std::string& word)
{
    static constexpr std::array<std::string_view, 6> words{"id", "code", "key", "uid", "uuid", "number"};
    return std::ranges::find(words, word) != words.end();
}

} // namespace

std::string freshName(const std::string& name, std::vector<std::string>& taken)
{
    std::string fresh = name;
    const auto isTaken = [&](const std::string& other) { return sameIdentifier(other, fresh); };
    for (int number = 2; std::ranges::any_of(taken, isTaken); ++number)
        fresh = fmt::format("{}_{}", name, number);
    taken.push_back(fresh);
    return fresh;
}

std::vector<std::string> columnNames(std::vector<std::string> headings)
{
    std::set<std::string> taken;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        headings[i] = withSingleBlanks(headings[i]);
        if (headings[i].empty())
            headings[i] = fmt::format("column_{}", i + 1);
        std::string fresh = headings[i];
        for (int number = 2; !taken.insert(foldedIdentifier(fresh)).second; ++number)
            fresh = fmt::format("{}_{}", headings[i], number);
        headings[i] = fresh;
    }
    return headings;
}

std::string tableName(std::string_view fileStem)
{
    std::string name;
    for (const char letter : fileStem) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool isPlain = byte >= 0x80 || (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
        if (isPlain)
            name += letter;
        else if (!name.empty() && name.back() != '_')
            name += '_';
    }
    if (name.ends_with('_'))
        name.pop_back();
    name = cut(name);
    if (name.empty())
        return "data";
    return foldedIdentifier(name).starts_with("sqlite_") ? "data_" + name : name; // SQLite keeps these for itself
}

std::optional<std::size_t> keyByName(const std::string& table, const std::vector<std::string>& columns)
{
    const std::string subject = nounLemma(lastWord(readableTableName(table)));
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::string readable = readableColumnName(columns[i], table, true);
        if (readable == "id" || readable == subject + " id" || readable == subject + " code")
            return i;
    }
    if (!columns.empty() && saysKey(lastWord(readableColumnName(columns.front(), table, true))))
        return 0;
    return std::nullopt;
}

} // namespace ratatosk
