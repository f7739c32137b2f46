// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/rows/line_chart.h"

#include "core/files/rows/svg_text.h"

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

/// One panel with its own corner at (0, 0).
class PanelWriter
{
public:
    PanelWriter(const LinePanel& panel, double highest) : m_panel(panel), m_highest(highest)
    {
        for (const LineSeries& series : panel.series) {
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
                          escapedSvg(m_panel.yLabel));
    }

    std::string line(const LineSeries& series, std::size_t index) const
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
    std::string dots(const LineSeries& series, std::size_t index) const
    {
        std::string result;
        for (const auto& [x, y] : series.points) {
            if (std::isfinite(y))
                result += lineFrom(xOf(x), yOf(y), xOf(x), yOf(y), fmt::format("dot s{}", index));
        }
        return result;
    }

    const LinePanel& m_panel;
    double m_highest;
    double m_rightmost = 1;
};

} // namespace

std::string lineChart(const std::string& title, const std::vector<LinePanel>& panels, double highest)
{
    const std::size_t rows = (panels.size() + kColumns - 1) / kColumns;
    const double width = kColumns * kPanelWidth, height = kTitleHeight + static_cast<double>(rows) * kPanelHeight;
    std::string text;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const std::size_t row = i / kColumns, column = i % kColumns;
        text += fmt::format("<g transform=\"translate({} {})\">\n", static_cast<double>(column) * kPanelWidth,
                            kTitleHeight + static_cast<double>(row) * kPanelHeight);
        text += PanelWriter(panels[i], highest).text(i) + "</g>\n";
    }
    return svgDocument(width, height, kLeft, title, text);
}

} // namespace ratatosk
