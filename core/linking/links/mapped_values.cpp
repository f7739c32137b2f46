// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/value_map.h"
#include "core/linking/links/code_cells.h"
#include "core/linking/links/value_sources.h"

#include <algorithm>
#include <set>
#include <string>

namespace ratatosk {
namespace {

constexpr int kMostFlags = 3; ///< yes, no and unknown

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
    const std::vector<CodeColumn> codes = codeColumns(context.schema, context.values);
    const std::set<std::string> names = readableColumnNames(context.schema);
    for (const auto& spans : {findIntendedCells(context.question, context.values, names), findAbbreviatedCells(context.question, codes)})
        for (const CellSpan& span : spans)
            for (const CellHit& hit : span.hits)
                found.push_back({ValueType::Text, hit.value, ValueSource::Mapped, span.begin, span.end, {hit.column}});
    addFlags(context, found);
    return found;
}

} // namespace ratatosk
