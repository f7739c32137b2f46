// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/shared_words.h"

#include "core/database/schema/item_names.h"
#include "core/database/schema/quoted_table.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

using Words = std::vector<std::string>;

Words splitAtSpaces(const std::string& name)
{
    Words words;
    std::size_t begin = 0;
    while (begin < name.size()) {
        const std::size_t end = std::min(name.find(' ', begin), name.size());
        if (end > begin)
            words.push_back(name.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

bool areInOrder(const std::string& letters, const std::string& word)
{
    std::size_t at = 0;
    for (const char letter : word)
        at += at < letters.size() && letters[at] == letter;
    return at == letters.size();
}

/// 1: the same; less: an ending, a beginning, or some letters of the longer one from its first on ("cust", "cstmr").
double likeness(const std::string& left, const std::string& right)
{
    const std::string& longer = left.size() >= right.size() ? left : right;
    const std::string& shorter = left.size() >= right.size() ? right : left;
    constexpr std::size_t shortest = 3, ending = 2;
    if (longer == shorter)
        return 1;
    if (shorter.size() < 2 || shorter.front() != longer.front())
        return 0;
    if (!longer.starts_with(shorter))
        return shorter.size() >= shortest && areInOrder(shorter, longer) ? 0.5 : 0;
    if (longer.size() - shorter.size() <= ending)
        return 0.95;
    return shorter.size() >= shortest ? 0.8 : 0.3;
}

double best(const std::string& word, const Words& others)
{
    double most = 0;
    for (const std::string& other : others)
        most = std::max(most, likeness(word, other));
    return most;
}

/// What the name is about: "old sens" of "old sens id".
std::string subjectOf(const Words& words)
{
    static constexpr std::array<std::string_view, 5> marks{"id", "number", "code", "key", "ref"};
    std::string name;
    for (const std::string& word : words) {
        if (std::ranges::find(marks, word) == marks.end())
            name += (name.empty() ? "" : " ") + word;
    }
    return name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
}

/// Whether the last words of one are the other.
bool endAlike(const std::string& left, const std::string& right)
{
    const std::string& longer = left.size() > right.size() ? left : right;
    const std::string& shorter = left.size() > right.size() ? right : left;
    return !shorter.empty() && longer.ends_with(shorter) && (longer == shorter || longer[longer.size() - shorter.size() - 1] == ' ');
}

} // namespace

SharedWords::SharedWords(const Schema& schema)
{
    for (const Column& column : schema.columns()) {
        m_names.push_back(readableColumnName(column.name, ownNameOf(schema.table(column.table)), true));
        m_columns.push_back(splitAtSpaces(m_names.back()));
    }
    for (const Table& table : schema.tables())
        m_tables.push_back(splitAtSpaces(readableTableName(ownNameOf(table))));
}

double SharedWords::share(ColumnId column, ColumnId key, TableId keyTable) const
{
    const Words& words = wordsOf(column);
    double sum = 0;
    for (const std::string& word : words)
        sum += std::max(best(word, wordsOf(key)), best(word, wordsOf(keyTable)));
    return words.empty() ? 0 : sum / static_cast<double>(words.size());
}

double SharedWords::ofTable(ColumnId column, TableId keyTable) const
{
    const Words& words = wordsOf(keyTable);
    double sum = 0;
    for (const std::string& word : words)
        sum += best(word, wordsOf(column));
    return words.empty() ? 0 : sum / static_cast<double>(words.size());
}

bool SharedWords::endsWithSubject(ColumnId column, ColumnId key, TableId keyTable) const
{
    const std::string subject = subjectOf(wordsOf(column));
    return endAlike(subject, subjectOf(wordsOf(keyTable))) || endAlike(subject, subjectOf(wordsOf(key)));
}

} // namespace ratatosk
