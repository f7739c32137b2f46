// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/further_tables.h"

#include "core/files/cells/column_groups.h"
#include "core/files/cells/table_end.h"

#include <algorithm>
#include <iterator>

namespace ratatosk {

namespace {

using Rows = std::vector<SampleRow>;
using Shapes = std::vector<RowShape>;

constexpr std::size_t kMostTables = 50;
constexpr int kMostNested = 4;
constexpr std::size_t kLongestTitle = 40;
constexpr std::size_t kLongestName = 60; ///< of a column in a heading that is to be believed
constexpr std::ptrdiff_t kRowsBesidePairs = 3;

/// A part of the sample, and where it lies.
struct Region {
    Rows rows;
    std::size_t firstRow = 0;
    std::size_t firstColumn = 0;
    bool hasSeparators = true;
    enum class Place { Below, Beside, Above } place = Place::Below;
};

Region partOf(const Region& whole, std::size_t begin, std::size_t end, Region::Place place)
{
    Region part{.firstRow = whole.firstRow + begin, .firstColumn = whole.firstColumn, .hasSeparators = whole.hasSeparators, .place = place};
    part.rows.assign(whole.rows.begin() + static_cast<std::ptrdiff_t>(begin), whole.rows.begin() + static_cast<std::ptrdiff_t>(end));
    return part;
}

std::size_t endOf(const TableFrame& frame, std::size_t rows)
{
    return std::min(rows, static_cast<std::size_t>(frame.last.value_or(static_cast<std::int64_t>(rows))));
}

std::size_t typedBelowNames(const RowShape& heading, const Shapes& shapes, std::size_t begin, std::size_t end)
{
    const std::vector<ColumnShape> columns = columnShapes(shapes, begin, end);
    std::size_t typed = 0;
    for (std::size_t i = 0; i < columns.size(); ++i)
        typed += columns[i].isTyped() && (heading.at(i) == CellShape::Text || heading.at(i) == CellShape::Year) ? 1 : 0;
    return typed;
}

bool looksLikeNames(const SampleRow& row)
{
    return std::ranges::all_of(row, [](const std::string& cell) { return cell.size() <= kLongestName && !cell.ends_with(':'); });
}

/// Names of two columns and more above two rows and more that are as long.
bool isTable(const Region& region, const TableFrame& frame)
{
    const Rows rows = frame.endColumn ? croppedColumns(region.rows, frame.firstColumn, *frame.endColumn) : region.rows;
    const Shapes shapes = shapesOf(rows);
    const auto start = static_cast<std::size_t>(frame.start - 1);
    const auto begin = static_cast<std::size_t>(frame.data - 1);
    const std::size_t end = endOf(frame, rows.size());
    if (frame.heading == TableFrame::Heading::None || begin >= end || !mayName(shapes[start]) || shapes[start].fill < 2
        || !looksLikeNames(rows[start]))
        return false;
    const auto isRow = [&](const RowShape& row) { return 2 * row.fill > shapes[start].fill && row.length() <= shapes[start].length(); };
    const auto first = shapes.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto filled = std::ranges::count_if(first, shapes.begin() + static_cast<std::ptrdiff_t>(end),
                                              [](const RowShape& row) { return !row.isBlank(); });
    const auto alike = std::ranges::count_if(first, shapes.begin() + static_cast<std::ptrdiff_t>(end), isRow);
    const std::size_t typed = typedBelowNames(shapes[start], shapes, begin, end);
    if (alike < 2 || 10 * alike < 8 * filled)
        return false;
    const bool mayBePairs = region.place != Region::Place::Below && shapes[start].fill == 2; // "Client, Smith"
    if (region.place == Region::Place::Above)
        return typed > 0 && alike >= kRowsBesidePairs;
    return typed > 0 || alike >= (mayBePairs ? kRowsBesidePairs : 2);
}

/// One short cell above the names, apart from what stands above that.
void findTitle(FurtherTable& table, const Region& region)
{
    auto row = static_cast<std::size_t>(table.frame.start - 1);
    while (row > 0 && shapeOf(region.rows[row - 1]).isBlank())
        --row;
    if (row == 0 || static_cast<std::size_t>(table.frame.start - 1) - row > 1)
        return;
    const Rows above = croppedColumns({region.rows[row - 1]}, table.frame.firstColumn,
                                      table.frame.endColumn.value_or(region.rows[row - 1].size()));
    const RowShape shape = shapeOf(above.front());
    const bool isApart = row == 1 || shapeOf(region.rows[row - 2]).isBlank();
    const auto cell = std::ranges::find_if(above.front(), [](const std::string& text) { return !text.empty(); });
    if (shape.fill != 1 || shape.texts != 1 || shape.isComment || !isApart || cell->size() > kLongestTitle || isNoteText(*cell)
        || saysTotal(*cell))
        return;
    table.title = *cell;
    table.titleRow = static_cast<std::int64_t>(row);
}

FurtherTable placedIn(FurtherTable table, const Region& region)
{
    const auto down = static_cast<std::int64_t>(region.firstRow);
    TableFrame& frame = table.frame;
    frame.start += down;
    frame.data += down;
    table.titleRow += table.titleRow > 0 ? down : 0;
    if (frame.last)
        *frame.last += down;
    for (std::int64_t& row : frame.subtotals)
        row += down;
    frame.firstColumn += region.firstColumn;
    if (frame.endColumn)
        *frame.endColumn += region.firstColumn;
    return table;
}

/// The table of a region and those in what it leaves out.
class Search
{
public:
    explicit Search(std::vector<FurtherTable>& found) : m_found(found) {}

    bool within(const Region& region)
    {
        if (m_depth == kMostNested || m_found.size() >= kMostTables)
            return false;
        FurtherTable table{tableFrame({.head = region.rows, .hasSeparators = region.hasSeparators})};
        if (!isTable(region, table.frame))
            return false;
        const TableFrame frame = table.frame;
        if (!table.frame.last)
            table.frame.last = std::ssize(region.rows);
        if (region.place == Region::Place::Beside && !table.frame.endColumn)
            table.frame.endColumn = width(region.rows);
        findTitle(table, region);
        m_found.push_back(placedIn(std::move(table), region));
        around(region, frame);
        return true;
    }

    /// The first of the blocks between blank rows that a table begins with.
    void below(const Region& region, std::size_t begin)
    {
        const Shapes shapes = shapesOf(region.rows);
        for (std::size_t row = begin; row < shapes.size(); ++row) {
            const bool isBegin = !shapes[row].isBlank() && row > 0 && shapes[row - 1].isBlank();
            if (isBegin && within(partOf(region, row, shapes.size(), Region::Place::Below)))
                return;
        }
    }

    void around(const Region& region, const TableFrame& frame)
    {
        if (frame.start > std::ssize(region.rows)) // by a person's word
            return;
        ++m_depth;
        const std::size_t end = endOf(frame, region.rows.size());
        Region own = region;
        if (frame.endColumn) {
            own.rows = croppedColumns(region.rows, frame.firstColumn, *frame.endColumn);
            own.firstColumn += frame.firstColumn;
            for (const ColumnGroup& group : columnGroups(shapesOf(region.rows), static_cast<std::size_t>(frame.start - 1))) {
                if (group.begin >= *frame.endColumn || group.end <= frame.firstColumn)
                    within(beside(region, group));
            }
        }
        below(own, end);
        if (frame.start > 2 && shapeOf(region.rows[static_cast<std::size_t>(frame.start - 2)]).isBlank())
            within(partOf(own, 0, static_cast<std::size_t>(frame.start - 1), Region::Place::Above));
        --m_depth;
    }

private:
    static std::size_t width(const Rows& rows)
    {
        std::size_t most = 0;
        for (const SampleRow& row : rows)
            most = std::max(most, row.size());
        return most;
    }

    static Region beside(const Region& region, const ColumnGroup& group)
    {
        return {.rows = croppedColumns(region.rows, group.begin, group.end),
                .firstRow = region.firstRow,
                .firstColumn = region.firstColumn + group.begin,
                .hasSeparators = region.hasSeparators,
                .place = Region::Place::Beside};
    }

    std::vector<FurtherTable>& m_found;
    int m_depth = 0;
};

/// Of rows that are only known at both ends.
void searchAtEnd(const RowSample& sample, const TableFrame& main, std::vector<FurtherTable>& found)
{
    const std::size_t count = sample.tail.size();
    const auto below = static_cast<std::size_t>(main.below);
    if (below > 0 && below <= count)
        Search(found).below({.rows = sample.tail, .hasSeparators = sample.hasSeparators}, count - below);
    for (FurtherTable& table : found)
        table.frame.fromEnd = static_cast<std::int64_t>(count);
    std::vector<FurtherTable> others;
    TableFrame above = main;
    above.last = std::ssize(sample.head);
    Search(others).around({.rows = sample.head, .hasSeparators = sample.hasSeparators}, above);
    std::ranges::move(others, std::back_inserter(found));
}

} // namespace

std::vector<FurtherTable> furtherTables(const RowSample& sample, const TableFrame& main)
{
    std::vector<FurtherTable> found;
    if (sample.isWhole)
        Search(found).around({.rows = sample.head, .hasSeparators = sample.hasSeparators}, main);
    else
        searchAtEnd(sample, main, found);
    return found;
}

} // namespace ratatosk
