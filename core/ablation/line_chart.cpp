// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ablation/line_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

constexpr double kPlotWidth = 360, kPlotHeight = 200;
constexpr double kLeft = 52, kTop = 56, kRight = 20, kBottom = 44;
constexpr double kPanelWidth = kLeft + kPlotWidth + kRight, kPanelHeight = kTop + kPlotHeight + kBottom;
constexpr double kTitleHeight = 40, kLegendEntry = 14, kCharacterWidth = 6;
constexpr std::size_t kColumns = 2;

/// Colours of middling lightness stand out from white and from black.
constexpr std::string_view kStyle = R"(<style>
  .paper { fill: #ffffff } text { fill: #333333; font: 11px sans-serif }
  .title { font-size: 15px; font-weight: bold } .name { font-size: 13px; font-weight: bold }
  .grid { stroke: #dddddd } .axis { stroke: #888888 }
  .line { fill: none; stroke-width: 1.8; stroke-linejoin: round }
  .dot { stroke-width: 7; stroke-linecap: round }
  .s0 { stroke: #2f7fd0 } .s1 { stroke: #17958a } .s2 { stroke: #5c9e31 }
  .s3 { stroke: #c98a00 } .s4 { stroke: #dd5a2b } .s5 { stroke: #b5459f }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1c1c1e } text { fill: #dddddd } .grid { stroke: #3a3a3c }
  }
</style>
)";

/// A round distance between grid lines, so that `highest` has four to ten of them.
double gridStep(double highest)
{
    const double power = std::pow(10.0, std::floor(std::log10(highest)));
    for (const double factor : {0.1, 0.2, 0.5}) {
        if (highest / (power * factor) <= 10)
            return power * factor;
    }
    return power;
}

std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text)
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : std::string(1, c);
    return result;
}

std::string textAt(double x, double y, std::string_view anchor, std::string_view style, const std::string& text)
{
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" class=\"{}\">{}</text>\n", x, y, anchor, style, escaped(text));
}

std::string lineFrom(double x1, double y1, double x2, double y2, std::string_view style)
{
    return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n", x1, y1, x2, y2, style);
}

/// One panel with its own corner at (0, 0).
class PanelWriter
{
public:
    PanelWriter(const ChartPanel& panel, double highest) : m_panel(panel), m_highest(highest)
    {
        for (const ChartSeries& series : panel.series) {
            for (const auto& [x, y] : series.points)
                m_rightmost = std::max(m_rightmost, x);
        }
    }

    std::string text(std::size_t index) const
    {
        const std::string frame = fmt::format("frame{}", index);
        std::string result = textAt(kLeft, 16, "start", "name", m_panel.title) + legend() + grid();
        result += fmt::format("<clipPath id=\"{}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></clipPath>\n", frame, kLeft, kTop,
                              kPlotWidth, kPlotHeight);
        result += fmt::format("<g clip-path=\"url(#{})\">\n", frame);
        for (std::size_t i = 0; i < m_panel.series.size(); ++i)
            result += line(m_panel.series[i], i) + (m_panel.hasDots ? dots(m_panel.series[i], i) : "");
        return result + "</g>\n";
    }

private:
    double xOf(double value) const { return kLeft + value / m_rightmost * kPlotWidth; }
    double yOf(double value) const { return kTop + kPlotHeight - value / m_highest * kPlotHeight; }

    std::string legend() const
    {
        std::string result;
        double x = kLeft;
        for (std::size_t i = 0; i < m_panel.series.size(); ++i) {
            const std::string& label = m_panel.series[i].label;
            result += lineFrom(x, 32, x + kLegendEntry, 32, fmt::format("line s{}", i));
            result += textAt(x + kLegendEntry + 4, 36, "start", "label", label);
            x += kLegendEntry + 14 + kCharacterWidth * static_cast<double>(label.size());
        }
        return result;
    }

    std::string grid() const
    {
        std::string result;
        for (double y = 0, step = gridStep(m_highest); y <= m_highest; y += step) {
            result += lineFrom(kLeft, yOf(y), kLeft + kPlotWidth, yOf(y), y == 0 ? "axis" : "grid");
            result += textAt(kLeft - 6, yOf(y) + 4, "end", "label", fmt::format("{:g}", y));
        }
        for (double x = 0, step = gridStep(m_rightmost); x <= m_rightmost; x += step)
            result += textAt(xOf(x), kTop + kPlotHeight + 16, "middle", "label", fmt::format("{:g}", x));
        result += textAt(kLeft + kPlotWidth / 2, kTop + kPlotHeight + 32, "middle", "label", m_panel.xLabel);
        return result
            + fmt::format("<text transform=\"translate(14 {:.1f}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n", kTop + kPlotHeight / 2,
                          escaped(m_panel.yLabel));
    }

    std::string line(const ChartSeries& series, std::size_t index) const
    {
        std::string path;
        bool isBroken = true;
        for (const auto& [x, y] : series.points) {
            if (std::isfinite(y))
                path += fmt::format("{}{:.1f} {:.1f} ", isBroken ? 'M' : 'L', xOf(x), yOf(std::min(y, 10 * m_highest)));
            isBroken = !std::isfinite(y);
        }
        return path.empty() ? path : fmt::format("<path d=\"{}\" class=\"line s{}\"/>\n", path, index);
    }

    /// Lines without length, with round ends.
    std::string dots(const ChartSeries& series, std::size_t index) const
    {
        std::string result;
        for (const auto& [x, y] : series.points) {
            if (std::isfinite(y))
                result += lineFrom(xOf(x), yOf(y), xOf(x), yOf(y), fmt::format("dot s{}", index));
        }
        return result;
    }

    const ChartPanel& m_panel;
    double m_highest;
    double m_rightmost = 1;
};

} // namespace

std::string lineChart(const std::string& title, const std::vector<ChartPanel>& panels, double highest)
{
    const std::size_t rows = (panels.size() + kColumns - 1) / kColumns;
    const double width = kColumns * kPanelWidth, height = kTitleHeight + static_cast<double>(rows) * kPanelHeight;
    std::string text = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n",
                                   width, height);
    text += fmt::format("{}<rect width=\"{}\" height=\"{}\" class=\"paper\"/>\n", kStyle, width, height);
    text += textAt(kLeft, 24, "start", "title", title);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const std::size_t row = i / kColumns, column = i % kColumns;
        text += fmt::format("<g transform=\"translate({} {})\">\n", static_cast<double>(column) * kPanelWidth,
                            kTitleHeight + static_cast<double>(row) * kPanelHeight);
        text += PanelWriter(panels[i], highest).text(i) + "</g>\n";
    }
    return text + "</svg>\n";
}

} // namespace ratatosk
