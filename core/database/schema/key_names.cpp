// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/key_names.h"

#include "core/database/schema/item_names.h"
#include "core/database/schema/quoted_table.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/language/scaffold_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

namespace {

using Words = std::vector<std::string>;

/// What these letters end in is no plural: "res" is short for restaurant.
constexpr std::size_t kLongestShortForm = 3;

Words singularsOf(std::string_view text)
{
    Words words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        words.push_back(word.size() > kLongestShortForm ? nounLemma(word) : std::string(word));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// A key's last word that says nothing about what it identifies.
bool isBare(const std::string& word)
{
    static constexpr std::array<std::string_view, 6> bare{"id", "code", "number", "key", "name", "uid"};
    return std::ranges::find(bare, word) != bare.end();
}

bool endsWith(const Words& words, const Words& tail)
{
    return words.size() > tail.size() && std::equal(tail.rbegin(), tail.rend(), words.rbegin());
}

bool isShortFor(const Words& words, const Words& full)
{
    const auto isShort = [](const std::string& word, const std::string& whole) {
        constexpr std::size_t shortest = 3; // "dep" for department; two letters begin too many words
        return word == whole || (word.size() >= shortest && whole.starts_with(word));
    };
    return std::ranges::equal(words, full, isShort);
}

} // namespace

KeyNames::KeyNames(const Schema& schema)
{
    for (const Column& column : schema.columns()) {
        const std::string table = ownNameOf(schema.table(column.table));
        m_columns.push_back(singularsOf(readableColumnName(column.name, table, true)));
        m_tables.push_back(singularsOf(readableTableName(table)));
        m_targets.push_back(m_columns.back());
        if (Words& target = m_targets.back(); target.size() == 1 && isBare(target.front()))
            target.insert(target.begin(), m_tables.back().begin(), m_tables.back().end());
    }
}

KeyNaming KeyNames::naming(ColumnId column, ColumnId key) const
{
    const Words& words = m_columns[static_cast<std::size_t>(index(column))];
    const Words& table = m_tables[static_cast<std::size_t>(index(key))];
    const Words& target = m_targets[static_cast<std::size_t>(index(key))];
    if (target.empty() || words.empty())
        return KeyNaming::None;
    const bool isIdentifier = isBare(target.back());
    if (words == target && std::equal(target.begin(), target.end() - (isIdentifier ? 1 : 0), table.begin(), table.end()))
        return KeyNaming::SameOwned;
    if (words == target)
        return isIdentifier ? KeyNaming::Same : KeyNaming::Attribute;
    if (endsWith(words, target))
        return KeyNaming::Role;
    if (isShortFor(words, target))
        return KeyNaming::Abbreviation;
    return words == table ? KeyNaming::Table : KeyNaming::None;
}

bool KeyNames::pointsToOwnTable(ColumnId column) const
{
    const Words& words = m_columns[static_cast<std::size_t>(index(column))];
    return std::ranges::any_of(words, [](const std::string& word) { return isSuperiorName(word); });
}

bool KeyNames::isIdentifier(ColumnId column) const
{
    const Words& words = m_columns[static_cast<std::size_t>(index(column))];
    return !words.empty() && words.back() != "name" && (isBare(words.back()) || words.back() == "by");
}

bool KeyNames::isAgent(ColumnId column) const
{
    Words words = m_columns[static_cast<std::size_t>(index(column))];
    if (words.size() > 1 && isBare(words.back()) && words.back() != "name")
        words.pop_back();
    const std::string last = words.empty() ? std::string() : words.back();
    constexpr std::size_t shortest = 5; // "usher", not "over"
    const bool isDoer = last.size() >= shortest && (last.ends_with("er") || last.ends_with("or")) && !isThingInEr(last);
    return last == "by" || isDoer || isSuperiorName(last);
}

bool KeyNames::isOfStaff(ColumnId column) const
{
    static constexpr std::array<std::string_view, 5> work{"salary", "wage", "job", "hired", "hire"};
    const Words& words = m_columns[static_cast<std::size_t>(index(column))];
    return std::ranges::any_of(words, [](const std::string& word) { return std::ranges::find(work, word) != work.end(); });
}

bool KeyNames::isOfPerson(ColumnId column) const
{
    static constexpr std::array<std::string_view, 8> whole{"first name", "last name", "surname",    "full name",
                                                           "birthday",   "hired",     "birth date", "date of birth"};
    std::string name;
    for (const std::string& word : m_columns[static_cast<std::size_t>(index(column))])
        name += (name.empty() ? "" : " ") + word;
    return std::ranges::find(whole, name) != whole.end();
}

} // namespace ratatosk
