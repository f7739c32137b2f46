// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_list.h"

#include "core/english/text/characters.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>

namespace ratatosk {
namespace {

struct ListLine {
    int number = 0;
    std::string_view text;
};

/// A list before its words are told apart.
struct ListText {
    bool hasSense = false;
    bool hasSource = false;
    bool isOrdered = false;
    bool hasCapitals = false;
    long columns = 0; ///< 0: any number
    std::vector<ListLine> lines;
};

Error mistake(int line, std::string_view what)
{
    return {ErrorCode::InvalidData, fmt::format("Line {} of a list of words {}.", line, what)};
}

void takeComment(std::string_view line, ListText& list)
{
    const auto says = [line](std::string_view name) { return line.starts_with(name) && line.size() > name.size(); };
    list.hasSense = list.hasSense || says("# Sense: ");
    list.hasSource = list.hasSource || says("# Source: ");
    list.isOrdered = list.isOrdered || says("# Order: ");
    list.hasCapitals = list.hasCapitals || says("# Case: ");
    if (says("# Columns: "))
        list.columns = 1 + std::ranges::count(line, ',');
}

Result<ListText> textOf(std::string_view file)
{
    ListText list;
    for (int number = 1; !file.empty(); ++number) {
        const size_t end = std::min(file.find('\n'), file.size());
        const std::string_view line = file.substr(0, end);
        file.remove_prefix(std::min(end + 1, file.size()));
        if (line.starts_with('#'))
            takeComment(line, list);
        else if (line.find_first_not_of(' ') != std::string_view::npos)
            list.lines.push_back({number, line});
    }
    if (!list.hasSense || !list.hasSource)
        return Error{ErrorCode::InvalidData, "A list of words does not say its sense and its source."};
    return list;
}

bool isLowerCase(std::string_view word)
{
    return std::ranges::none_of(word, [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

/// The words of a line, cut at each `separator`, without blanks around them.
std::vector<std::string_view> cutAt(char separator, std::string_view line)
{
    std::vector<std::string_view> words;
    for (;;) {
        const size_t end = std::min(line.find(separator), line.size());
        words.push_back(withoutBlanksAround(line.substr(0, end)));
        if (end == line.size())
            return words;
        line.remove_prefix(end + 1);
    }
}

/// What is wrong with a word that follows `before`; empty: nothing.
std::string_view complaint(std::string_view word, std::string_view before, const ListText& list)
{
    if (word.empty() || word.find_first_of(":,\t\r") != std::string_view::npos)
        return "has a word or a key that is empty, or a sign out of place";
    if (!isLowerCase(word))
        return "has a word or a key with capitals";
    return list.isOrdered || before < word ? "" : "is out of order, or repeats a word";
}

/// Takes the values of one line; false when one is not as it should be.
bool takeValues(std::string_view text, const ListText& list, WordTable::Entry& entry)
{
    for (const std::string_view value : cutAt(',', text)) {
        const bool isNone = value == "-";
        const bool isRepeated = list.columns == 0 && std::ranges::find(entry.values, value) != entry.values.end();
        const bool isPlain = !value.empty() && value.find_first_of(":\t\r") == std::string_view::npos;
        if (!isPlain || isRepeated || (isNone && list.columns == 0) || (!list.hasCapitals && !isLowerCase(value)))
            return false;
        entry.values.push_back(isNone ? std::string_view() : value);
    }
    return true;
}

template <class List>
List orTheEnd(Result<List> list)
{
    if (list)
        return std::move(*list);
    fmt::print(stderr, "{}\n", list.error().detail);
    std::terminate();
}

} // namespace

Result<WordSet> WordSet::read(std::string_view file)
{
    const Result<ListText> list = textOf(file);
    if (!list)
        return list.error();
    WordSet set;
    for (const ListLine& line : list->lines) {
        for (const std::string_view word : cutAt(' ', withoutBlanksAround(line.text))) {
            if (const auto wrong = complaint(word, set.m_words.empty() ? "" : set.m_words.back(), *list); !wrong.empty())
                return mistake(line.number, wrong);
            set.m_words.push_back(word);
        }
    }
    set.m_sorted = set.m_words;
    std::ranges::sort(set.m_sorted);
    if (std::ranges::adjacent_find(set.m_sorted) != set.m_sorted.end())
        return Error{ErrorCode::InvalidData, "A list of words repeats one."};
    return set;
}

WordSet WordSet::builtIn(std::string_view file)
{
    return orTheEnd(read(file));
}

bool WordSet::contains(std::string_view word) const
{
    return std::ranges::binary_search(m_sorted, word);
}

Result<WordTable> WordTable::read(std::string_view file)
{
    const Result<ListText> list = textOf(file);
    if (!list)
        return list.error();
    WordTable table;
    bool goesOn = false;
    for (const ListLine& line : list->lines) {
        std::string_view text = line.text;
        if (goesOn != text.starts_with(' '))
            return mistake(line.number, "is indented, or is not");
        if (!goesOn) {
            const size_t colon = text.find(": ");
            const std::string_view key = text.substr(0, std::min(colon, text.size()));
            const std::string_view before = table.m_entries.empty() ? "" : table.m_entries.back().key;
            if (const auto wrong = complaint(key, before, *list); colon == std::string_view::npos || !wrong.empty())
                return mistake(line.number, wrong.empty() ? "has no key" : wrong);
            table.m_entries.push_back({key, {}});
            text.remove_prefix(colon + 2);
        }
        goesOn = text.ends_with(',');
        text.remove_suffix(goesOn ? 1 : 0);
        if (!takeValues(text, *list, table.m_entries.back()))
            return mistake(line.number, "has a value that is empty, repeated or in the wrong case");
        const auto count = static_cast<long>(table.m_entries.back().values.size());
        if (!goesOn && list->columns > 0 && count != list->columns)
            return mistake(line.number, "has more or fewer values than columns");
    }
    if (goesOn)
        return Error{ErrorCode::InvalidData, "A list of words ends with a comma."};
    for (size_t i = 0; i < table.m_entries.size(); ++i)
        table.m_sorted.emplace_back(table.m_entries[i].key, i);
    std::ranges::sort(table.m_sorted);
    const auto key = &std::pair<std::string_view, size_t>::first;
    if (std::ranges::adjacent_find(table.m_sorted, {}, key) != table.m_sorted.end())
        return Error{ErrorCode::InvalidData, "A list of words repeats a key."};
    return table;
}

WordTable WordTable::builtIn(std::string_view file)
{
    return orTheEnd(read(file));
}

std::span<const std::string_view> WordTable::valuesOf(std::string_view key) const
{
    const auto found = std::ranges::lower_bound(m_sorted, key, {}, &std::pair<std::string_view, size_t>::first);
    if (found == m_sorted.end() || found->first != key)
        return {};
    return m_entries[found->second].values;
}

std::string_view WordTable::valueOf(std::string_view key) const
{
    const std::span<const std::string_view> values = valuesOf(key);
    return values.empty() ? std::string_view() : values.front();
}

} // namespace ratatosk
