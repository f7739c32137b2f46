// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/value_map.h"
#include "core/linking/value_sources.h"

#include <algorithm>

namespace ratatosk {
namespace {

constexpr int kMostFlags = 3; ///< yes, no and unknown

/// Cells that words `begin` to `end` stand for.
void addMeanings(const ValueContext& context, int begin, int end, ValueCandidates& found)
{
    std::string phrase;
    for (int word = begin; word < end; ++word)
        phrase += (phrase.empty() ? "" : " ") + context.question.words[word].lemmas.front();
    for (const std::string_view spelling : storedSpellings(phrase)) {
        for (const CellHit& hit : context.values.cellsEqual(spelling))
            found.push_back({ValueType::Text, hit.value, ValueSource::Mapped, begin, end, {hit.column}});
    }
}

/// "vegetarian dishes": columns that hold nothing but yes and no are asked about without naming either.
void addFlags(const ValueContext& context, ValueCandidates& found)
{
    for (int column = 0; column < context.schema.columnCount(); ++column) {
        const std::vector<std::string> cells = context.values.sample(ColumnId{column}, kMostFlags + 1);
        const auto holdsFlag = [](const std::string& cell) { return isFlag(ValueIndex::normalise(cell)); };
        if (cells.size() > kMostFlags || std::ranges::count_if(cells, holdsFlag) + 1 < static_cast<std::ptrdiff_t>(cells.size()))
            continue;
        for (const std::string& cell : cells) {
            if (holdsFlag(cell))
                found.push_back({ValueType::Text, cell, ValueSource::Mapped, -1, -1, {ColumnId{column}}});
        }
    }
}

} // namespace

ValueCandidates mappedValues(const ValueContext& context)
{
    ValueCandidates found;
    const int words = static_cast<int>(context.question.words.size());
    for (int begin = 0; begin < words; ++begin) {
        for (int end = begin + 1; end <= std::min(begin + 2, words); ++end)
            addMeanings(context, begin, end, found);
    }
    addFlags(context, found);
    return found;
}

} // namespace ratatosk
