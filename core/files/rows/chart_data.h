// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/chart_plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ratatosk {

struct ChartPoint {
    double x = 0;
    double y = 0;

    bool operator==(const ChartPoint&) const = default;
};

struct ChartSeries {
    std::string name;
    std::vector<ChartPoint> points;
    std::vector<int> rows{}; ///< of the points, in the table; -1, or none of them: a point stands for no single row

    bool operator==(const ChartSeries&) const = default;
};

/// What there is to draw; small, however many rows it comes from.
struct ChartData {
    ChartKind kind = ChartKind::Bars;
    bool isStacked = false;
    std::string across;              ///< title of the horizontal axis
    std::string measure{};           ///< what all series count; empty: each its own
    bool isTime = false;             ///< x is in milliseconds since 1970, UTC
    std::vector<std::string> labels; ///< of bars: x counts them
    std::vector<ChartSeries> series;
    std::size_t rows = 0;  ///< that have something to draw
    std::size_t drawn = 0; ///< fewer than `rows` when there are too many bars or points

    bool operator==(const ChartData&) const = default;
};

/// The table with these of its rows, in this order.
ResultTable rowsOf(const ResultTable& table, const std::vector<int>& rows);

/// Requires: the plan names columns of the table. Rows without a number are left out. Takes a moment for a million rows.
ChartData chartData(const ResultTable& table, const ChartPlan& plan);

} // namespace ratatosk
