// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/part_values.h"

#include <algorithm>
#include <utility>

namespace ratatosk {

namespace {

/// Of the nearest cells of all tables, those of a part's are some; so many times more are looked at.
constexpr int kFurther = 8;

class PartValues : public ValueIndex
{
public:
    PartValues(std::shared_ptr<const ValueIndex> whole, const SchemaPart& part) : m_whole(std::move(whole)), m_part(part) {}

    std::vector<CellHit> cellsEqual(std::string_view text) const override { return ofPart(m_whole->cellsEqual(text)); }
    std::vector<CellHit> cellsContaining(std::string_view words) const override { return ofPart(m_whole->cellsContaining(words)); }

    std::vector<CellHit> cellsLike(std::string_view text, double similarity, int most) const override
    {
        auto hits = ofPart(m_whole->cellsLike(text, similarity, kFurther * most));
        hits.resize(std::min(hits.size(), static_cast<std::size_t>(most)));
        return hits;
    }

    std::vector<std::string> sample(ColumnId column, int most) const override { return m_whole->sample(m_part.inWhole(column), most); }

    std::vector<ColumnId> columnsCut() const override
    {
        std::vector<ColumnId> cut;
        for (const ColumnId column : m_whole->columnsCut()) {
            if (const auto own = m_part.inPart(column))
                cut.push_back(*own);
        }
        std::ranges::sort(cut);
        return cut;
    }

private:
    std::vector<CellHit> ofPart(std::vector<CellHit> hits) const
    {
        std::erase_if(hits, [&](CellHit& hit) {
            const auto column = m_part.inPart(hit.column);
            hit.column = column.value_or(hit.column);
            return !column;
        });
        return hits;
    }

    std::shared_ptr<const ValueIndex> m_whole;
    SchemaPart m_part;
};

} // namespace

std::shared_ptr<const ValueIndex> valuesOfPart(std::shared_ptr<const ValueIndex> whole, const SchemaPart& part)
{
    return std::make_shared<PartValues>(std::move(whole), part);
}

} // namespace ratatosk
