// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// Bars that stand side by side: one for each series, none where there is no value.
struct BarGroup {
    std::string label;
    std::vector<std::optional<double>> values; ///< not negative
};

/// A bar chart as an SVG document for light and dark pages alike, from 0 to the highest value, each bar with its value above it. At most
/// six series, each in a colour of its own.
std::string barChart(const std::string& title, const std::string& yLabel, const std::vector<std::string>& series,
                     const std::vector<BarGroup>& groups);

} // namespace ratatosk
