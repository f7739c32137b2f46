// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ratatosk {

enum class ChartKind { Bars, Line, Scatter, Histogram };

/// Which columns of a table are drawn, and how.
struct ChartPlan {
    ChartKind kind = ChartKind::Bars;
    int across = 0;          ///< the column along the horizontal axis
    std::vector<int> values; ///< the columns over it; none: how often each value of `across` occurs

    bool operator==(const ChartPlan&) const = default;
};

struct ChartPoint {
    double x = 0;
    double y = 0;

    bool operator==(const ChartPoint&) const = default;
};

struct ChartSeries {
    std::string name;
    std::vector<ChartPoint> points;

    bool operator==(const ChartSeries&) const = default;
};

/// What there is to draw; small, however many rows it comes from.
struct ChartData {
    ChartKind kind = ChartKind::Bars;
    std::string across;              ///< title of the horizontal axis
    bool isTime = false;             ///< x is in milliseconds since 1970, UTC
    std::vector<std::string> labels; ///< of bars: x counts them
    std::vector<ChartSeries> series;
    std::size_t rows = 0;  ///< that have something to draw
    std::size_t drawn = 0; ///< fewer than `rows` when there are too many bars or points

    bool operator==(const ChartData&) const = default;
};

/// Charts that suit the columns, best first: lines over times and rising numbers, bars over texts, points for two numbers, a
/// histogram for each. Keys (id, owner_id) are not drawn where there is something else. None where there is nothing to draw.
std::vector<ChartPlan> suggestedCharts(const ResultTable& table);

/// Whether the columns have what that kind of chart draws: figures, and along the axis of lines and points figures or times.
bool canDraw(const ResultTable& table, const ChartPlan& plan);

/// Whether a few names or times with figures, each once, say more when they are drawn.
bool isWorthDrawing(const ResultTable& table);

/// The table with these of its rows, in this order.
ResultTable rowsOf(const ResultTable& table, const std::vector<int>& rows);

/// Requires: the plan names columns of the table. Rows without a number are left out. Takes a moment for a million rows.
ChartData chartData(const ResultTable& table, const ChartPlan& plan);

} // namespace ratatosk
