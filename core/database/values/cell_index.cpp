// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/cell_index.h"

#include "core/base/edit_distance.h"
#include "core/base/utf8.h"
#include "core/english/text/cell_text.h"

#include <algorithm>

namespace ratatosk {

namespace {

bool containsPhrase(std::string_view cell, const std::vector<std::string_view>& words)
{
    const std::string normalised = normalisedCell(cell);
    const auto cellWords = wordsOfCell(normalised);
    return !std::ranges::search(cellWords, words).empty();
}

struct NearCell {
    std::uint32_t cell = 0;
    double similarity = 0;
};

bool isBetter(const NearCell& left, const NearCell& right)
{
    return left.similarity > right.similarity || (left.similarity == right.similarity && left.cell < right.cell);
}

} // namespace

void CellIndex::add(std::string_view cell)
{
    const std::string normalised = normalisedCell(cell);
    const std::uint32_t id = m_cells.add(cell);
    m_whole.add(normalised, id);
    for (const std::string_view word : wordsOfCell(normalised))
        m_words.add(word, id);
    m_letters.add(codePointsOf(normalised));
}

/// Columns come in ascending order.
void CellIndex::markCut(ColumnId column)
{
    if (m_cut.empty() || m_cut.back() != column)
        m_cut.push_back(column);
}

void CellIndex::finish()
{
    m_whole.finish();
    m_words.finish();
}

std::vector<CellHit> CellIndex::cellsEqual(std::string_view text) const
{
    const std::string normalised = normalisedCell(text);
    std::vector<CellHit> hits;
    for (const auto& posting : m_whole.find(normalised)) {
        if (normalisedCell(m_cells.cell(posting.cell)) == normalised)
            hits.push_back(hit(posting.cell));
    }
    return hits;
}

std::vector<CellHit> CellIndex::cellsContaining(std::string_view text) const
{
    const std::string normalised = normalisedCell(text);
    const auto words = wordsOfCell(normalised);
    if (words.empty())
        return {};
    const Postings postings = rarest(words);
    std::vector<CellHit> hits;
    for (auto posting = postings.begin(); posting != postings.end();) {
        if (!containsPhrase(m_cells.cell(posting->cell), words)) {
            ++posting;
            continue;
        }
        hits.push_back(hit(posting->cell));
        const std::uint32_t columnEnd = m_cells.cellsOf(hits.back().column).end;
        posting = std::ranges::lower_bound(posting, postings.end(), columnEnd, {}, &HashPostings::Posting::cell);
    }
    return hits;
}

CellIndex::Postings CellIndex::rarest(const std::vector<std::string_view>& words) const
{
    Postings rarest = m_words.find(words.front());
    for (const std::string_view word : words) {
        if (const Postings postings = m_words.find(word); postings.size() < rarest.size())
            rarest = postings;
    }
    return rarest;
}

std::vector<CellHit> CellIndex::cellsLike(std::string_view text, double similarity, int most) const
{
    const std::u32string wanted = codePointsOf(normalisedCell(text));
    const LetterFilter::Probe probe(wanted);
    std::vector<NearCell> near;
    for (std::uint32_t cell = 0; cell < m_cells.size(); ++cell) {
        const int allowed = m_letters.allowedEdits(probe, cell, similarity);
        if (allowed < 0)
            continue;
        const std::u32string candidate = codePointsOf(normalisedCell(m_cells.cell(cell)));
        const int edits = editDistance(wanted, candidate, allowed);
        if (edits <= allowed && !candidate.empty())
            near.push_back({cell, 1.0 - static_cast<double>(edits) / static_cast<double>(std::max(wanted.size(), candidate.size()))});
    }
    std::ranges::sort(near, isBetter);
    if (near.size() > static_cast<std::size_t>(std::max(most, 0)))
        near.resize(static_cast<std::size_t>(std::max(most, 0)));
    std::vector<CellHit> hits;
    for (const NearCell& cell : near)
        hits.push_back(hit(cell.cell));
    return hits;
}

std::vector<std::string> CellIndex::sample(ColumnId column, int most) const
{
    const CellStore::Range range = m_cells.cellsOf(column);
    std::vector<std::string> cells;
    for (std::uint32_t cell = range.begin; cell < range.end && static_cast<int>(cells.size()) < most; ++cell)
        cells.emplace_back(m_cells.cell(cell));
    return cells;
}

CellHit CellIndex::hit(std::uint32_t cell) const
{
    return {m_cells.columnOf(cell), std::string(m_cells.cell(cell))};
}

} // namespace ratatosk
