// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <cstddef>
#include <vector>

namespace ratatosk {

enum class ChartKind { Bars, Line, Scatter, Histogram };

/// In which order bars stand: as the rows do, the largest first, or by their labels.
enum class ChartOrder { AsRows, ByValue, ByLabel };

/// Which columns of a table are drawn, and how.
struct ChartPlan {
    ChartKind kind = ChartKind::Bars;
    int across = 0;          ///< the column along the horizontal axis
    std::vector<int> values; ///< the columns over it; none: how often each value of `across` occurs
    int split = -1;          ///< the column whose texts make a series each, of the one column of values; -1: none
    bool isStacked = false;  ///< bars of one label stand on each other
    ChartOrder order = ChartOrder::AsRows;

    bool operator==(const ChartPlan&) const = default;
};

inline constexpr std::size_t kMostBars = 40;  ///< more have no room for their names
inline constexpr std::size_t kMostSeries = 8; ///< more colours cannot be told apart

/// Charts that suit the columns, best first: lines over times and years, bars over texts, points for two numbers, a
/// histogram for each. Where two columns name each row together, one of them makes the series. Keys (id, owner_id) are not drawn where there
/// is something else. Bars whose figures are in no order stand by their figures. None where there is nothing to draw.
std::vector<ChartPlan> suggestedCharts(const ResultTable& table);

/// Whether the columns have what that kind of chart draws: figures, and along the axis of lines and points figures or times.
bool canDraw(const ResultTable& table, const ChartPlan& plan);

/// Whether a few names or times with figures, each once, say more when they are drawn.
bool isWorthDrawing(const ResultTable& table);

} // namespace ratatosk
