// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// Points (x, y) from left to right. A line breaks at a y that is no number and is cut where it leaves the picture.
struct LineSeries {
    std::string label;
    std::vector<std::pair<double, double>> points;
};

struct LinePanel {
    std::string title, xLabel, yLabel;
    std::vector<LineSeries> series; ///< at most six, each in a colour of its own
    bool hasDots = false;           ///< marks each point, where few were measured
};

/// Line charts, two in a row, as an SVG document for light and dark pages alike. All share the vertical axis from 0 to `highest`; each has
/// its own horizontal one from 0.
std::string lineChart(const std::string& title, const std::vector<LinePanel>& panels, double highest);

} // namespace ratatosk
