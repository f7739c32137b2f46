// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/cross_table.h"

#include "core/files/rows/chart_column.h"
#include "core/files/rows/row_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

constexpr std::size_t kMostCrossed = 20'000; ///< rows; more are not looked through in a moment
constexpr std::size_t kMostAcross = 40;      ///< columns; more are no help
constexpr std::size_t kFewestGroups = 2;
constexpr std::size_t kLeastFilled = 3; ///< one of so many pairs has a figure

/// The different cells of a column, in the order in which they come, and which of them each row has.
struct Groups {
    std::vector<Cell> cells;
    std::vector<std::size_t> ofRow;
};

Groups groupsIn(const ResultTable& table, int column)
{
    Groups groups;
    std::map<std::string, std::size_t> places;
    for (const std::vector<Cell>& row : table.rows) {
        const Cell& cell = row[static_cast<std::size_t>(column)];
        const auto [place, isNew] = places.emplace(sqlLiteral(cell), groups.cells.size());
        if (isNew)
            groups.cells.push_back(cell);
        groups.ofRow.push_back(place->second);
    }
    return groups;
}

/// Numbers by size, then texts.
bool isBefore(const Cell& left, const Cell& right)
{
    const auto a = numberOf(left), b = numberOf(right);
    if (a && b)
        return *a < *b;
    return a || b ? a.has_value() : labelOf(left) < labelOf(right);
}

/// By number of the group: where it stands once they are sorted.
std::vector<std::size_t> sortedPlaces(Groups& groups)
{
    std::vector<std::size_t> order(groups.cells.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return isBefore(groups.cells[a], groups.cells[b]); });
    std::vector<std::size_t> places(order.size());
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < order.size(); ++i) {
        places[order[i]] = i;
        cells.push_back(groups.cells[order[i]]);
    }
    groups.cells = std::move(cells);
    return places;
}

bool fits(const Groups& down, const Groups& across)
{
    const std::size_t rows = down.ofRow.size();
    if (across.cells.size() < kFewestGroups || across.cells.size() > kMostAcross || down.cells.size() < kFewestGroups
        || down.cells.size() >= rows || down.cells.size() * across.cells.size() > kLeastFilled * rows)
        return false;
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t row = 0; row < rows; ++row)
        pairs.emplace(down.ofRow[row], across.ofRow[row]);
    return pairs.size() == rows;
}

} // namespace

std::optional<CrossShape> crossShape(const ResultTable& table)
{
    constexpr int columns = 3;
    if (!table.isComplete || std::ssize(table.columns) != columns || table.rows.size() > kMostCrossed)
        return {};
    for (int measure = columns - 1; measure >= 0; --measure) {
        const ChartColumn column = chartColumn(table, measure);
        if (column.kind != ChartColumn::Kind::Numbers || column.isKey)
            continue;
        const int left = measure == 0 ? 1 : 0, right = measure == 2 ? 1 : 2;
        const Groups first = groupsIn(table, left), second = groupsIn(table, right);
        const bool isSecondAcross = second.cells.size() <= first.cells.size();
        if (isSecondAcross ? fits(first, second) : fits(second, first))
            return CrossShape{isSecondAcross ? left : right, isSecondAcross ? right : left, measure};
    }
    return {};
}

ResultTable crossed(const ResultTable& table, const CrossShape& shape)
{
    const Groups down = groupsIn(table, shape.down);
    Groups across = groupsIn(table, shape.across);
    const std::vector<std::size_t> places = sortedPlaces(across);
    ResultTable result{{table.columns[static_cast<std::size_t>(shape.down)]}, {}, table.isComplete, table.milliseconds};
    for (const Cell& cell : across.cells)
        result.columns.push_back(labelOf(cell));
    for (const Cell& cell : down.cells) {
        result.rows.emplace_back(across.cells.size() + 1, Null{});
        result.rows.back().front() = cell;
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        result.rows[down.ofRow[row]][places[across.ofRow[row]] + 1] = table.rows[row][static_cast<std::size_t>(shape.measure)];
    return result;
}

int rowBehind(const ResultTable& table, const CrossShape& shape, int row, int column)
{
    const Groups down = groupsIn(table, shape.down);
    Groups across = groupsIn(table, shape.across);
    const std::vector<std::size_t> places = sortedPlaces(across);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (down.ofRow[i] == static_cast<std::size_t>(row) && places[across.ofRow[i]] + 1 == static_cast<std::size_t>(column))
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace ratatosk
