// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/file_words.h"

#include "core/base/edit_distance.h"
#include "core/base/utf8.h"
#include "core/database/values/letter_filter.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <bit>

namespace ratatosk {
namespace {

constexpr int kCellsOfColumn = 20'000;
constexpr std::size_t kMostWords = 150'000;
constexpr std::size_t kShortestFileWord = 4; ///< of three letters one edit makes half another word

} // namespace

FileWords::FileWords(const Schema& schema, const ValueIndex& values)
{
    for (const Table& table : schema.tables())
        add(table.readableName);
    for (const Column& column : schema.columns())
        add(column.readableName);
    for (int column = 0; column < schema.columnCount() && m_words.size() < kMostWords; ++column) {
        for (const std::string& cell : values.sample(ColumnId(column), kCellsOfColumn))
            add(cell);
        finish(); // repeats would fill the list
    }
    finish();
}

/// Words of letters alone: codes are not spelled.
void FileWords::add(std::string_view text)
{
    const std::u32string letters = codePointsOf(text);
    for (std::size_t begin = 0; begin < letters.size();) {
        std::size_t end = begin;
        while (end < letters.size() && isWordCharacter(letters[end]))
            ++end;
        const std::u32string_view word(letters.data() + begin, end - begin);
        const bool hasDigit = std::ranges::any_of(word, [](char32_t letter) { return letter >= '0' && letter <= '9'; });
        if (word.size() >= kShortestFileWord && !hasDigit) {
            std::string spelled;
            for (const char32_t letter : word)
                appendUtf8(spelled, letter);
            std::u32string lower = codePointsOf(ValueIndex::normalise(spelled));
            const std::uint64_t mask = LetterFilter::Probe(lower).letters;
            m_words.push_back({std::move(lower), spelled, mask});
        }
        begin = end + 1;
    }
}

void FileWords::finish()
{
    std::ranges::stable_sort(m_words, {}, &Entry::lower);
    const auto twice = std::ranges::unique(m_words, {}, &Entry::lower);
    m_words.erase(twice.begin(), twice.end());
    m_words.resize(std::min(m_words.size(), kMostWords));
}

bool FileWords::has(std::string_view lower) const
{
    return std::ranges::binary_search(m_words, codePointsOf(lower), {}, &Entry::lower);
}

std::vector<FileWords::Near> FileWords::near(std::string_view lower, int mostEdits) const
{
    const std::u32string word = codePointsOf(lower);
    std::vector<Near> found;
    if (word.empty())
        return found;
    const std::uint64_t letters = LetterFilter::Probe(word).letters;
    // Sorted: words that begin alike are neighbours.
    auto entry = std::ranges::lower_bound(m_words, word.substr(0, 1), {}, &Entry::lower);
    for (; entry != m_words.end() && entry->lower.front() == word.front(); ++entry) {
        const auto longer = static_cast<int>(std::max(entry->lower.size(), word.size()) - std::min(entry->lower.size(), word.size()));
        if (longer > mostEdits || std::popcount(entry->letters ^ letters) > 2 * mostEdits || entry->lower == word)
            continue;
        if (const int edits = editDistance(entry->lower, word, mostEdits); edits <= mostEdits)
            found.push_back({entry->spelled, edits});
    }
    std::ranges::stable_sort(found, {}, &Near::edits);
    return found;
}

} // namespace ratatosk
