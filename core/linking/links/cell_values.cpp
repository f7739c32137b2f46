// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/cell_matcher.h"
#include "core/linking/links/value_sources.h"

#include <algorithm>
#include <map>

namespace ratatosk {
namespace {

constexpr int kMostLikeWords = 4; ///< longer parts of cells are quoted

std::vector<ColumnId> columnsOf(const std::vector<CellHit>& hits)
{
    std::vector<ColumnId> columns;
    std::ranges::transform(hits, std::back_inserter(columns), &CellHit::column);
    std::ranges::sort(columns);
    columns.erase(std::ranges::unique(columns).begin(), columns.end());
    return columns;
}

/// Of several stored spellings the one that the person typed, else the most frequent among columns.
const std::string& bestSpelling(const std::vector<CellHit>& hits, const std::string& typed)
{
    std::map<std::string, int> columns;
    for (const CellHit& hit : hits)
        columns[hit.value] += hit.value == typed ? static_cast<int>(hits.size()) + 1 : 1;
    const auto best = std::ranges::max_element(columns, {}, [](const auto& entry) { return entry.second; });
    return std::ranges::find(hits, best->first, &CellHit::value)->value;
}

} // namespace

ValueCandidates cellValues(const ValueContext& context)
{
    ValueCandidates found;
    for (const CellSpan& span : findWholeCells(context.question, context.values)) {
        const std::string& spelling = bestSpelling(span.hits, spanText(context.question, span.begin, span.end));
        found.push_back({ValueType::Text, spelling, ValueSource::WholeCell, span.begin, span.end, columnsOf(span.hits)});
    }
    for (const CellSpan& span : findWordsInCells(context.question, context.values, kMostLikeWords))
        found.push_back({ValueType::Text, spanText(context.question, span.begin, span.end), ValueSource::WordInCell, span.begin, span.end,
                         columnsOf(span.hits)});
    return found;
}

} // namespace ratatosk
