// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

// What charts in SVG are made of. Classes are those of kChartStyle.

/// Colours of middling lightness stand out from white and from black. s0 to s5 are those of series, as strokes and as the fill of a `bar`.
extern const std::string_view kChartStyle;

/// A round distance between grid lines, so that `highest` has four to ten of them. Requires: highest > 0.
double gridStep(double highest);

std::string escapedSvg(const std::string& text);
std::string textAt(double x, double y, std::string_view anchor, std::string_view style, const std::string& text);
std::string lineFrom(double x1, double y1, double x2, double y2, std::string_view style);

/// A document of this size around `content`, with a title.
std::string svgDocument(double width, double height, double titleX, const std::string& title, const std::string& content);

} // namespace ratatosk
