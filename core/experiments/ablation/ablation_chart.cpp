// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/ablation/ablation_chart.h"

#include "core/files/rows/line_chart.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {
namespace {

LinePanel curvesOf(const AblationRecord& record, InitialisationScheme scheme)
{
    LinePanel panel{publishedName(scheme), "step", "loss", {}};
    for (const int layers : kAblationDepths) {
        LineSeries series{fmt::format("N = {}", layers), {}};
        for (const AblationPoint& point : record.curves) {
            if (point.which == AblationCase{layers, scheme})
                series.points.push_back({static_cast<double>(point.step), point.loss});
        }
        panel.series.push_back(std::move(series));
    }
    return panel;
}

LinePanel lastLosses(const AblationRecord& record)
{
    LinePanel panel{"Where each depth ended", "layers", "loss", {}, true};
    for (const InitialisationScheme scheme : kAblationSchemes) {
        LineSeries series{publishedName(scheme), {}};
        for (const AblationRow& row : record.rows) {
            if (row.which.scheme == scheme)
                series.points.push_back({static_cast<double>(row.which.layers), row.finalLoss});
        }
        panel.series.push_back(std::move(series));
    }
    return panel;
}

/// Half as high again as where losses begin: a curve that leaves the picture tells all that it has to tell.
double highestLoss(const AblationRecord& record)
{
    std::vector<double> firsts;
    for (const AblationRow& row : record.rows)
        firsts.push_back(row.firstLoss);
    if (firsts.empty())
        return 1;
    std::ranges::nth_element(firsts, firsts.begin() + static_cast<std::ptrdiff_t>(firsts.size() / 2));
    return 1.5 * firsts[firsts.size() / 2];
}

} // namespace

std::string ablationChart(const AblationRecord& record)
{
    std::vector<LinePanel> panels;
    for (const InitialisationScheme scheme : kAblationSchemes)
        panels.push_back(curvesOf(record, scheme));
    panels.push_back(lastLosses(record));
    return lineChart("Training loss by depth and initialisation", panels, highestLoss(record));
}

} // namespace ratatosk
