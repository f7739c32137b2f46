// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/value_sources.h"

#include <algorithm>
#include <cctype>

namespace ratatosk {
namespace {

/// Kinds, states, classes: more different cells than that are names.
constexpr int kMostListedCells = 12;
constexpr size_t kLongestCell = 32; ///< bytes; longer ones are texts, no kinds

struct ListedColumn {
    ColumnId column{};
    std::vector<std::string> cells;
};

bool isWorded(const std::string& cell)
{
    const auto isLetter = [](unsigned char c) { return std::isalpha(c) != 0 || c >= 0x80; };
    return cell.size() <= kLongestCell && std::ranges::any_of(cell, isLetter);
}

} // namespace

/// Columns with the fewest different cells first: these are asked about without being named.
ValueCandidates listedValues(const ValueContext& context)
{
    std::vector<ListedColumn> columns;
    for (int column = 0; column < context.schema.columnCount(); ++column) {
        ListedColumn one{ColumnId{column}, context.values.sample(ColumnId{column}, kMostListedCells + 1)};
        if (static_cast<int>(one.cells.size()) <= kMostListedCells && std::ranges::any_of(one.cells, isWorded))
            columns.push_back(std::move(one));
    }
    std::ranges::stable_sort(columns, {}, [](const ListedColumn& one) { return one.cells.size(); });
    ValueCandidates found;
    for (const ListedColumn& one : columns) {
        for (const std::string& cell : one.cells) {
            const auto same = std::ranges::find(found, cell, &ValueCandidate::text);
            if (same != found.end())
                same->evidence.push_back(one.column);
            else if (isWorded(cell) && static_cast<int>(found.size()) < kMaxListedCandidates)
                found.push_back({ValueType::Text, cell, ValueSource::Listed, -1, -1, {one.column}});
        }
    }
    for (ValueCandidate& candidate : found)
        std::ranges::sort(candidate.evidence);
    return found;
}

} // namespace ratatosk
