// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/table_frame.h"

#include "core/files/cells/column_groups.h"
#include "core/files/cells/heading_search.h"
#include "core/files/cells/subtotal_rows.h"
#include "core/files/cells/table_end.h"

#include <algorithm>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kMostDoubtful = 5; ///< last rows that do not tell what the others are like

using Shapes = std::vector<RowShape>;

/// A table of its own, or a short note; of a text that is only known at both ends a column may be blank there and nowhere else.
bool isSurelyApart(const ColumnGroup& group, const Shapes& rows, std::size_t headRows)
{
    constexpr std::size_t shortNote = 3;
    RowShape first = rows[group.first];
    first.cells.resize(group.end);
    first.cells.erase(first.cells.begin(), first.cells.begin() + static_cast<std::ptrdiff_t>(group.begin));
    first.texts = static_cast<std::size_t>(std::ranges::count(first.cells, CellShape::Text));
    return group.last < headRows && (group.rows <= shortNote || (group.end - group.begin >= 2 && mayName(first)));
}

/// Words in its first column, which name its rows, and numbers or dates beside them.
bool hasNamesOfRows(const ColumnGroup& group, const Shapes& rows)
{
    const std::vector<ColumnShape> columns = columnShapes(rows, group.first + 1, group.last + 1);
    const auto end = std::min(group.end, columns.size());
    bool hasNumbers = false;
    for (std::size_t i = group.begin + 1; i < end; ++i)
        hasNumbers = hasNumbers || columns[i].isTyped();
    return hasNumbers && !group.hasGaps && columns[group.begin].texts > columns[group.begin].typed
        && rows[group.first].at(group.begin) == CellShape::Text;
}

/// The group with most cells, where the others end earlier or later than it; one with gaps between its rows is rather a column with few cells.
void cropColumns(TableFrame& frame, const Shapes& shapes, std::size_t begin, std::optional<std::size_t> headRows)
{
    const std::vector<ColumnGroup> groups = columnGroups(shapes, begin);
    if (groups.size() < 2)
        return;
    const auto main = std::ranges::max_element(groups, {}, &ColumnGroup::cells);
    for (const ColumnGroup& group : groups) {
        const auto [less, more] = std::minmax(group.rows, main->rows);
        if (group.begin == main->begin)
            continue;
        const bool isAlike = more - less < 2 || 10 * less >= 9 * more;
        const bool areTwo = less < more && hasNamesOfRows(group, shapes) && hasNamesOfRows(*main, shapes);
        if ((isAlike && !areTwo) || (less > 1 && group.hasGaps) || (headRows && !isSurelyApart(group, shapes, *headRows)))
            return;
    }
    frame.firstColumn = main->begin;
    frame.endColumn = main->end;
}

std::vector<SampleRow> cropped(const std::vector<SampleRow>& rows, const TableFrame& frame)
{
    return frame.endColumn ? croppedColumns(rows, frame.firstColumn, *frame.endColumn) : rows;
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

/// Of a sample that is not whole, those within its first rows, which tell what the others are like.
void findSubtotalsIn(TableFrame& frame, const RowSample& sample, const Shapes& head)
{
    const auto begin = static_cast<std::size_t>(frame.heading == TableFrame::Heading::None ? frame.start - 1 : frame.data - 1);
    const std::size_t end = std::min<std::size_t>(head.size(), static_cast<std::size_t>(frame.last.value_or(std::ssize(head))));
    if (begin >= end)
        return;
    const FoundSubtotals found = findSubtotals(cropped(sample.head, frame), head, begin, end);
    for (const std::size_t row : found.rows)
        frame.subtotals.push_back(static_cast<std::int64_t>(row) + 1);
    if (!sample.isWhole && !found.rows.empty())
        frame.subtotalColumn = found.column;
}

} // namespace

TableFrame tableFrame(const RowSample& sample, const FrameChoice& choice)
{
    TableFrame frame;
    Shapes head = shapesOf(sample.head);
    FoundHeading heading = headingFor(sample.head, head, choice);
    if (heading.start < head.size()) {
        Shapes all = head;
        const Shapes tail = shapesOf(sample.tail);
        all.insert(all.end(), tail.begin(), tail.end());
        cropColumns(frame, all, heading.start, sample.isWhole ? std::nullopt : std::optional(head.size()));
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
    findSubtotalsIn(frame, sample, head);
    if (choice.lastRow) { // also with a total, where a person says so
        frame.last = *choice.lastRow;
        frame.below = 0;
        frame.hasTotal = false;
        std::erase_if(frame.subtotals, [&](std::int64_t row) { return row > *choice.lastRow; });
    }
    return frame;
}

} // namespace ratatosk
