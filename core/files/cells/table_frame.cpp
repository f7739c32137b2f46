// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/table_frame.h"

#include "core/files/cells/heading_search.h"
#include "core/files/cells/table_end.h"

#include <algorithm>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kMostDoubtful = 5; ///< last rows that do not tell what the others are like

using Shapes = std::vector<RowShape>;

/// Columns side by side, to the next that is blank all the way down.
struct ColumnGroup {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t cells = 0;
    std::size_t rows = 0; ///< that have a cell in it
    std::size_t last = 0; ///< of them
    bool hasGaps = false; ///< between them
};

void countRows(ColumnGroup& group, const Shapes& rows, std::size_t begin)
{
    for (std::size_t i = begin; i < rows.size(); ++i) {
        bool isFilled = false;
        for (std::size_t c = group.begin; c < group.end; ++c)
            isFilled = isFilled || rows[i].at(c) != CellShape::Blank;
        if (!isFilled)
            continue;
        group.hasGaps = group.hasGaps || (group.rows > 0 && i > group.last + 1);
        group.last = i;
        ++group.rows;
    }
}

std::vector<ColumnGroup> columnGroups(const Shapes& rows, std::size_t begin)
{
    std::vector<std::size_t> counts;
    for (std::size_t i = begin; i < rows.size(); ++i) {
        counts.resize(std::max(counts.size(), rows[i].length()));
        for (std::size_t c = 0; c < rows[i].length(); ++c)
            counts[c] += rows[i].cells[c] == CellShape::Blank ? 0 : 1;
    }
    std::vector<ColumnGroup> groups;
    for (std::size_t c = 0; c < counts.size(); ++c) {
        if (counts[c] == 0)
            continue;
        if (groups.empty() || groups.back().end != c)
            groups.push_back({c, c});
        groups.back().end = c + 1;
        groups.back().cells += counts[c];
    }
    for (ColumnGroup& group : groups)
        countRows(group, rows, begin);
    return groups;
}

/// The group with most cells, where the others end earlier or later than it; one with gaps between its rows is rather a column with few cells.
void cropColumns(TableFrame& frame, const Shapes& shapes, std::size_t begin)
{
    const std::vector<ColumnGroup> groups = columnGroups(shapes, begin);
    if (groups.size() < 2)
        return;
    const auto main = std::ranges::max_element(groups, {}, &ColumnGroup::cells);
    for (const ColumnGroup& group : groups) {
        const auto [less, more] = std::minmax(group.rows, main->rows);
        const bool isAlike = more - less < 2 || 10 * less >= 9 * more;
        if (group.begin != main->begin && (isAlike || (less > 1 && group.hasGaps)))
            return;
    }
    frame.firstColumn = main->begin;
    frame.endColumn = main->end;
}

std::vector<SampleRow> cropped(const std::vector<SampleRow>& rows, const TableFrame& frame)
{
    if (!frame.endColumn)
        return rows;
    std::vector<SampleRow> result;
    for (const SampleRow& row : rows) {
        const auto from = std::min(frame.firstColumn, row.size());
        const auto to = std::min(*frame.endColumn, row.size());
        result.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(from), row.begin() + static_cast<std::ptrdiff_t>(to));
    }
    return result;
}

FoundHeading headingFor(const std::vector<SampleRow>& rows, const Shapes& shapes, const FrameChoice& choice)
{
    FoundHeading heading = findHeading(rows, shapes);
    const auto place = [](int row) { return static_cast<std::size_t>(std::max(row, 1) - 1); };
    if (choice.headingRow) {
        heading = {.start = place(*choice.headingRow), .kind = TableFrame::Heading::Sure};
        heading.data = heading.start + 1;
    }
    if (choice.firstRow && place(*choice.firstRow) > heading.start && choice.hasHeading.value_or(true)) {
        heading.data = place(*choice.firstRow);
    } else if (choice.firstRow) {
        heading = {.start = place(*choice.firstRow), .kind = TableFrame::Heading::None};
        heading.data = heading.start + 1;
    }
    if (choice.hasHeading == false) {
        heading.kind = TableFrame::Heading::None;
        heading.data = heading.start + 1;
        heading.names.clear();
    } else if (choice.hasHeading == true && heading.kind != TableFrame::Heading::Sure) {
        heading.kind = TableFrame::Heading::Sure;
    }
    return heading;
}

void findEndIn(TableFrame& frame, const RowSample& sample, const Shapes& head, const FoundHeading& heading)
{
    const std::size_t begin = heading.kind == TableFrame::Heading::None ? heading.start : heading.data;
    if (begin >= head.size())
        return;
    const RowShape* names = heading.kind == TableFrame::Heading::None ? nullptr : &head[heading.start];
    std::size_t firstBlank = begin;
    while (firstBlank < head.size() && !head[firstBlank].isBlank())
        ++firstBlank;
    const std::size_t behind = firstBlank > begin + 1 ? firstBlank : head.size();
    const std::size_t doubtful = std::min<std::size_t>((behind - begin + 1) / 3, kMostDoubtful); // may be notes already
    const BodyShape body = bodyShape(names, head, begin, behind - doubtful, sample.hasSeparators);
    const std::vector<SampleRow>& rows = sample.isWhole ? sample.head : sample.tail;
    const std::vector<SampleRow> kept = cropped(rows, frame);
    const Shapes shapes = sample.isWhole ? head : shapesOf(kept);
    const FoundEnd found = findEnd(kept, shapes, sample.isWhole ? begin : 0, body, sample.isWhole);
    if (found.end == rows.size() || found.end == 0)
        return;
    frame.hasTotal = found.hasTotal;
    if (sample.isWhole)
        frame.last = static_cast<std::int64_t>(found.end);
    else
        frame.below = static_cast<std::int64_t>(rows.size() - found.end);
}

} // namespace

TableFrame tableFrame(const RowSample& sample, const FrameChoice& choice)
{
    TableFrame frame;
    Shapes head = shapesOf(sample.head);
    FoundHeading heading = headingFor(sample.head, head, choice);
    if (sample.isWhole && heading.start < head.size()) {
        cropColumns(frame, head, heading.start);
        if (frame.endColumn)
            head = shapesOf(cropped(sample.head, frame));
    }
    frame.start = static_cast<std::int64_t>(heading.start) + 1;
    frame.data = static_cast<std::int64_t>(heading.data) + 1;
    frame.heading = heading.kind;
    frame.names = std::move(heading.names);
    if (frame.endColumn && !frame.names.empty())
        frame.names = cropped({frame.names}, frame).front();
    for (std::size_t i = 0; i < std::min(heading.start, head.size()); ++i)
        frame.hasComments = frame.hasComments || head[i].isComment;
    findEndIn(frame, sample, head, heading);
    if (choice.lastRow) {
        frame.last = *choice.lastRow;
        frame.below = 0;
        frame.hasTotal = false;
    }
    return frame;
}

} // namespace ratatosk
