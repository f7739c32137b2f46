// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/bar_chart.h"

#include "core/files/rows/svg_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {
namespace {

constexpr double kBarWidth = 26, kGroupGap = 26, kBarLeft = 52, kBarRight = 20, kBarTop = 76, kBarHeight = 200, kBarBottom = 34;
constexpr double kLegendSquare = 10, kLetterWidth = 6.5, kNarrowest = 420;

class BarWriter
{
public:
    BarWriter(const std::vector<std::string>& series, const std::vector<BarGroup>& groups) : m_series(series), m_groups(groups)
    {
        for (const BarGroup& group : groups) {
            for (const auto& value : group.values)
                m_highest = std::max(m_highest, value.value_or(0));
        }
    }

    double width() const
    {
        double legend = kBarLeft;
        for (const std::string& name : m_series)
            legend += legendWidth(name);
        return std::max({kNarrowest, legend, kBarLeft + static_cast<double>(m_groups.size()) * groupWidth() + kBarRight});
    }

    static double height() { return kBarTop + kBarHeight + kBarBottom; }

    std::string text(const std::string& yLabel) const
    {
        std::string result = legend() + grid();
        for (std::size_t i = 0; i < m_groups.size(); ++i)
            result += group(i);
        return result
            + fmt::format("<text transform=\"translate(14 {:.1f}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                          kBarTop + kBarHeight / 2, escapedSvg(yLabel));
    }

private:
    static double legendWidth(const std::string& name) { return kLegendSquare + 18 + kLetterWidth * static_cast<double>(name.size()); }
    double groupWidth() const { return kBarWidth * static_cast<double>(m_series.size()) + kGroupGap; }
    double yOf(double value) const { return kBarTop + kBarHeight - value / m_highest * kBarHeight; }

    std::string legend() const
    {
        std::string result;
        double x = kBarLeft;
        for (std::size_t i = 0; i < m_series.size(); ++i) {
            result += bar(x, 40, kLegendSquare, kLegendSquare, i);
            result += textAt(x + kLegendSquare + 5, 49, "start", "label", m_series[i]);
            x += legendWidth(m_series[i]);
        }
        return result;
    }

    std::string grid() const
    {
        std::string result;
        for (double y = 0, step = gridStep(m_highest); y <= m_highest; y += step) {
            result += lineFrom(kBarLeft, yOf(y), width() - kBarRight, yOf(y), y == 0 ? "axis" : "grid");
            result += textAt(kBarLeft - 6, yOf(y) + 4, "end", "label", fmt::format("{:g}", y));
        }
        return result;
    }

    static std::string bar(double x, double y, double width, double height, std::size_t series)
    {
        return fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" class=\"bar s{}\"/>\n", x, y, width, height,
                           series);
    }

    std::string group(std::size_t index) const
    {
        const BarGroup& one = m_groups[index];
        const double left = kBarLeft + kGroupGap / 2 + static_cast<double>(index) * groupWidth();
        std::string result;
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            if (!one.values[i])
                continue;
            const double x = left + static_cast<double>(i) * kBarWidth;
            const double y = yOf(*one.values[i]);
            result += bar(x + 2, y, kBarWidth - 4, kBarTop + kBarHeight - y, i);
            result += textAt(x + kBarWidth / 2, y - 4, "middle", "label", fmt::format("{:g}", *one.values[i]));
        }
        const double middle = left + (groupWidth() - kGroupGap) / 2;
        return result + textAt(middle, kBarTop + kBarHeight + 16, "middle", "label", one.label);
    }

    const std::vector<std::string>& m_series;
    const std::vector<BarGroup>& m_groups;
    double m_highest = 1;
};

} // namespace

std::string barChart(const std::string& title, const std::string& yLabel, const std::vector<std::string>& series,
                     const std::vector<BarGroup>& groups)
{
    const BarWriter writer(series, groups);
    return svgDocument(writer.width(), BarWriter::height(), kBarLeft, title, writer.text(yLabel));
}

} // namespace ratatosk
