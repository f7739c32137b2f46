// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/stored_unit.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

constexpr int kCellsLookedAt = 200;    ///< enough for the order of magnitude
constexpr double kClearlyNearer = 1.5; ///< in logarithms: four and a half times

struct CellRange {
    double least = std::numeric_limits<double>::infinity();
    double greatest = 0;
};

/// Of positive numbers; nothing where there are none.
std::optional<CellRange> rangeOf(ColumnId column, const CellLookup& cells)
{
    CellRange range;
    for (const Cell& cell : cells.firstCells(column, kCellsLookedAt)) {
        const auto* whole = std::get_if<std::int64_t>(&cell);
        const auto* real = std::get_if<double>(&cell);
        const double value = whole ? static_cast<double>(*whole) : real ? *real : 0;
        if (value <= 0)
            continue;
        range.least = std::min(range.least, value);
        range.greatest = std::max(range.greatest, value);
    }
    return range.greatest > 0 ? std::optional(range) : std::nullopt;
}

/// 0: among the cells.
double distanceTo(const CellRange& range, double number)
{
    if (number < range.least)
        return std::log(range.least / number);
    return number > range.greatest ? std::log(number / range.greatest) : 0;
}

} // namespace

std::optional<Unit> unitByCells(ColumnId column, double number, const Unit& mentioned, const CellLookup& cells)
{
    const bool isKnown = cells.schema().column(column).type == ColumnType::Number && number > 0 && mentioned.measure != Measure::Money
        && isCalledAfter(cells.schema().column(column), mentioned.measure);
    const auto range = isKnown ? rangeOf(column, cells) : std::nullopt;
    if (!range)
        return {};
    if (distanceTo(*range, number) == 0)
        return mentioned;
    std::vector<std::pair<double, Unit>> nearest;
    for (const Unit& unit : unitsOf(mentioned.measure))
        if (unit.isDecimal || unit == mentioned)
            nearest.emplace_back(distanceTo(*range, number * mentioned.size / unit.size), unit);
    std::ranges::stable_sort(nearest, {}, &std::pair<double, Unit>::first);
    const bool isClear = nearest.size() > 1 && nearest[1].first - nearest[0].first > kClearlyNearer;
    return isClear ? std::optional(nearest[0].second) : std::nullopt;
}

} // namespace ratatosk
