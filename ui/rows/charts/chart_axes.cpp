// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/charts/chart_axes.h"

#include <QBarCategoryAxis>
#include <QCoreApplication>
#include <QDateTime>
#include <QDateTimeAxis>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

using namespace ratatosk;

namespace {

struct AxisWords {
    Q_DECLARE_TR_FUNCTIONS(ChartAxes)
};

constexpr int kLongestLabel = 24;
constexpr qsizetype kMostUpright = 6;         ///< bars; the names of more need more room than there is side by side
constexpr qsizetype kLongestUprightLabel = 6; ///< letters
constexpr std::size_t kMostLabelled = 40;     ///< bars with their figures
constexpr double kRoomForNumber = 0.1;        ///< of the axis, for that of the longest bar
constexpr double kFewSteps = 5;               ///< whole numbers up to it each have a line
constexpr double kMostSteps = 6;              ///< along the horizontal axis
constexpr double kNoYear = 10'000;            ///< from here on digits are grouped
constexpr double kMillion = 1e6;
constexpr double kBillion = 1e9;
constexpr double kLeastSpread = 0.01; ///< of the figures: in millions, closer ones would look the same

QString shortened(const std::string& label)
{
    const QString text = QString::fromStdString(label).simplified();
    return text.size() > kLongestLabel ? text.left(kLongestLabel - 1) + QStringLiteral("…") : text;
}

/// Bars of one label stand on one place: equal labels must not fall together.
QStringList categoriesOf(const ChartData& data)
{
    QStringList categories;
    for (const std::string& label : data.labels) {
        QString text = shortened(label);
        while (categories.contains(text))
            text += QChar(0x200b); // takes no room
        categories << text;
    }
    return categories;
}

/// Least and greatest x, when all are whole numbers.
std::optional<std::pair<double, double>> wholeRange(const ChartData& data)
{
    std::optional<std::pair<double, double>> range;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            if (point.x != std::floor(point.x))
                return {};
            range = range ? std::pair(std::min(range->first, point.x), std::max(range->second, point.x)) : std::pair(point.x, point.x);
        }
    }
    return range;
}

/// Years, above all: no digits behind a point, and no line between two whole numbers.
QValueAxis* numberAxis(const ChartData& data)
{
    auto* axis = new QValueAxis;
    const auto range = wholeRange(data);
    if (!range || range->first == range->second)
        return axis;
    axis->setLabelFormat(QStringLiteral("%.0f"));
    axis->setRange(range->first, range->second);
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(range->first);
    axis->setTickInterval(std::ceil((range->second - range->first) / kMostSteps));
    return axis;
}

/// Whether all times are the first of a month.
bool isMonthly(const ChartData& data)
{
    return std::ranges::all_of(data.series, [](const ChartSeries& series) {
        return std::ranges::all_of(series.points, [](const ChartPoint& point) {
            const QDateTime time = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(point.x), Qt::UTC);
            return time.date().day() == 1 && time.time() == QTime(0, 0);
        });
    });
}

using Coordinate = double ChartPoint::*;

/// What the figures are to be counted in; 1: as they are.
double unitOf(const ChartData& data, Coordinate coordinate)
{
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            low = std::min(low, point.*coordinate);
            high = std::max(high, point.*coordinate);
        }
    }
    const double largest = std::max(std::abs(low), std::abs(high));
    const bool isLong = largest >= kMillion && high - low >= kLeastSpread * largest;
    return !isLong ? 1 : largest >= kBillion ? kBillion : kMillion;
}

std::string titleIn(double unit, const std::string& title)
{
    const QString text = QString::fromStdString(title);
    return (unit == kBillion ? AxisWords::tr("%1 (billions)") : AxisWords::tr("%1 (millions)")).arg(text).toStdString();
}

void divide(ChartData& data, Coordinate coordinate, double unit)
{
    for (ChartSeries& series : data.series) {
        for (ChartPoint& point : series.points)
            point.*coordinate /= unit;
    }
}

/// What stands on each other, as one.
ChartSeries stackOf(const ChartData& data)
{
    ChartSeries sum = data.series.empty() ? ChartSeries() : data.series.front();
    for (std::size_t series = 1; series < data.series.size(); ++series) {
        for (std::size_t i = 0; i < sum.points.size(); ++i)
            sum.points[i].y += data.series[series].points[i].y;
    }
    return sum;
}

} // namespace

bool isSideways(const ChartData& data)
{
    if (data.labels.empty() || data.kind == ChartKind::Histogram)
        return false;
    return std::ssize(data.labels) > kMostUpright
        || std::ranges::any_of(data.labels, [](const std::string& label) { return shortened(label).size() > kLongestUprightLabel; });
}

bool isLabelled(const ChartData& data)
{
    const auto bars = data.isStacked ? data.labels.size() : data.labels.size() * data.series.size();
    return data.kind == ChartKind::Bars && !data.labels.empty() && bars <= kMostLabelled;
}

int labelDigits(const ChartData& data)
{
    constexpr int kDecimals = 2;
    double largest = 1;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points)
            largest = std::isfinite(point.y) ? std::max(largest, std::abs(point.y)) : largest;
    }
    return static_cast<int>(std::floor(std::log10(largest))) + 1 + kDecimals;
}

bool areYears(const ChartData& data)
{
    const auto range = data.labels.empty() && !data.isTime ? wholeRange(data) : std::nullopt;
    return range && range->second < kNoYear;
}

ChartData inUnits(ChartData data)
{
    if (const double unit = unitOf(data, &ChartPoint::y); unit != 1) {
        divide(data, &ChartPoint::y, unit);
        if (!data.measure.empty())
            data.measure = titleIn(unit, data.measure);
        for (ChartSeries& series : data.series)
            series.name = data.measure.empty() || data.series.size() == 1 ? titleIn(unit, series.name) : series.name;
    }
    if (!data.labels.empty() || data.isTime)
        return data;
    if (const double unit = unitOf(data, &ChartPoint::x); unit != 1) {
        divide(data, &ChartPoint::x, unit);
        data.across = titleIn(unit, data.across);
    }
    return data;
}

QAbstractAxis* acrossAxis(const ChartData& data)
{
    if (!data.labels.empty()) {
        auto* axis = new QBarCategoryAxis;
        axis->append(categoriesOf(data));
        axis->setLabelsAngle(data.kind == ChartKind::Histogram && std::ssize(data.labels) > kMostUpright ? -60 : 0);
        return axis;
    }
    if (!data.isTime)
        return numberAxis(data);
    auto* axis = new QDateTimeAxis;
    axis->setFormat(isMonthly(data) ? QStringLiteral("yyyy-MM") : QStringLiteral("yyyy-MM-dd"));
    return axis;
}

void setRange(QValueAxis* axis, const ChartData& data)
{
    double low = 0;
    double high = 0;
    const bool isFromZero = !data.labels.empty();
    bool isFirst = !isFromZero;
    bool isWhole = true;
    for (const ChartSeries& series : data.isStacked ? std::vector{stackOf(data)} : data.series) {
        for (const ChartPoint& point : series.points) {
            low = isFirst ? point.y : std::min(low, point.y);
            high = isFirst ? point.y : std::max(high, point.y);
            isFirst = false;
            isWhole = isWhole && point.y == std::floor(point.y);
        }
    }
    if (isLabelled(data))
        high += kRoomForNumber * (high - low);
    axis->setRange(low, high > low ? high : low + 1);
    axis->applyNiceNumbers();
    const double step = (axis->max() - axis->min()) / (axis->tickCount() - 1);
    if (isWhole || step == std::floor(step)) // no line for half a person
        axis->setLabelFormat(QStringLiteral("%.0f"));
    if (isWhole && axis->max() - axis->min() <= kFewSteps) {
        axis->setRange(std::floor(axis->min()), std::ceil(axis->max()));
        axis->setTickCount(static_cast<int>(axis->max() - axis->min()) + 1);
    }
}
