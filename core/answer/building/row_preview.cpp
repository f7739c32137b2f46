// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/row_preview.h"

#include "core/base/utf8.h"

namespace ratatosk {

namespace {

static_assert(kFirstRows >= kPreviewRows);

std::string cutText(const std::string& text)
{
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t next = end + utf8CharacterAt(text, end).bytes;
        if (next > kPreviewBytes)
            break;
        end = next;
    }
    return end < text.size() ? text.substr(0, end) + "…" : text;
}

Cell previewOf(const Cell& cell)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return cutText(*text);
    return std::holds_alternative<Blob>(cell) ? Cell("BLOB") : cell;
}

std::vector<Cell> previewOf(const std::vector<Cell>& row)
{
    std::vector<Cell> cells;
    for (const Cell& cell : row)
        cells.push_back(previewOf(cell));
    return cells;
}

/// The candidates up to one of them.
struct Finds {
    const std::vector<TrialRun>& runs;
    const std::vector<int>& groups;

    bool areSame(std::size_t one, std::size_t other) const
    {
        return groups[one] == groups[other] && runs[one].isComplete && runs[other].isComplete;
    }

    int firstLike(std::size_t which) const
    {
        for (std::size_t earlier = 0; earlier < which; ++earlier) {
            if (areSame(earlier, which))
                return static_cast<int>(earlier);
        }
        return -1;
    }

    RowPreview operator[](std::size_t which) const
    {
        const TrialRun& run = runs[which];
        RowPreview preview{{}, static_cast<int>(run.count), run.isComplete, firstLike(which), run.columns};
        for (std::size_t row = 0; row < run.firstRows.size() && row < kPreviewRows; ++row)
            preview.rows.push_back(previewOf(run.firstRows[row]));
        return preview;
    }
};

} // namespace

std::vector<RowPreview> previewsOf(const std::vector<TrialRun>& runs, const std::vector<int>& groups)
{
    const Finds finds{runs, groups};
    std::vector<RowPreview> previews;
    for (std::size_t which = 0; which < runs.size(); ++which)
        previews.push_back(finds[which]);
    return previews;
}

} // namespace ratatosk
