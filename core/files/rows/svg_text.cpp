// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/svg_text.h"

#include <fmt/format.h>

#include <cmath>

namespace ratatosk {

const std::string_view kChartStyle = R"(<style>
  .paper { fill: #ffffff } text { fill: #333333; font: 11px sans-serif }
  .title { font-size: 15px; font-weight: bold } .name { font-size: 13px; font-weight: bold }
  .grid { stroke: #dddddd } .axis { stroke: #888888 }
  .line { fill: none; stroke-width: 1.8; stroke-linejoin: round }
  .dot { stroke-width: 7; stroke-linecap: round }
  .s0 { stroke: #2f7fd0 } .s1 { stroke: #17958a } .s2 { stroke: #5c9e31 }
  .s3 { stroke: #c98a00 } .s4 { stroke: #dd5a2b } .s5 { stroke: #b5459f }
  .bar { stroke: none }
  .bar.s0 { fill: #2f7fd0 } .bar.s1 { fill: #17958a } .bar.s2 { fill: #5c9e31 }
  .bar.s3 { fill: #c98a00 } .bar.s4 { fill: #dd5a2b } .bar.s5 { fill: #b5459f }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1c1c1e } text { fill: #dddddd } .grid { stroke: #3a3a3c }
  }
</style>
)";

double gridStep(double highest)
{
    const double power = std::pow(10.0, std::floor(std::log10(highest)));
    for (const double factor : {0.1, 0.2, 0.5}) {
        if (highest / (power * factor) <= 10)
            return power * factor;
    }
    return power;
}

std::string escapedSvg(const std::string& text)
{
    std::string result;
    for (const char c : text)
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : std::string(1, c);
    return result;
}

std::string textAt(double x, double y, std::string_view anchor, std::string_view style, const std::string& text)
{
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" class=\"{}\">{}</text>\n", x, y, anchor, style,
                       escapedSvg(text));
}

std::string lineFrom(double x1, double y1, double x2, double y2, std::string_view style)
{
    return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n", x1, y1, x2, y2, style);
}

std::string svgDocument(double width, double height, double titleX, const std::string& title, const std::string& content)
{
    std::string text = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n",
                                   width, height);
    text += fmt::format("{}<rect width=\"{}\" height=\"{}\" class=\"paper\"/>\n", kChartStyle, width, height);
    return text + textAt(titleX, 24, "start", "title", title) + content + "</svg>\n";
}

} // namespace ratatosk
