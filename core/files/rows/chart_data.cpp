// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/chart_data.h"

#include "core/files/rows/chart_column.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace ratatosk {

namespace {

using Kind = ChartColumn::Kind;

constexpr std::size_t kMostBars = 40;           ///< more have no room for their names
constexpr std::size_t kMostTimesOfLine = 400;   ///< of an answer that is drawn unasked: a year of days
constexpr std::size_t kMostPoints = 2'000;      ///< more cannot be told apart
constexpr std::size_t kMostSeries = 5;          ///< more colours cannot be told apart
constexpr std::size_t kFewestForHistogram = 12; ///< fewer are bars of one each
constexpr double kMostTimes = 20;               ///< one column may be larger than another on the same axis

std::vector<int> numbersIn(const std::vector<ChartColumn>& columns, int except)
{
    std::vector<int> all;
    std::vector<int> measured;
    for (const ChartColumn& column : columns) {
        if (column.kind != Kind::Numbers || column.index == except)
            continue;
        all.push_back(column.index);
        if (!column.isKey)
            measured.push_back(column.index);
    }
    std::vector<int>& chosen = measured.empty() ? all : measured;
    chosen.resize(std::min(chosen.size(), kMostSeries));
    return chosen;
}

/// Columns that can share an axis: beside 3,000 metres nobody sees 4 huts.
std::vector<std::vector<int>> groupsOf(const std::vector<ChartColumn>& columns, const std::vector<int>& numbers)
{
    std::vector<std::vector<int>> groups;
    const auto largest = [&](int number) { return columns[static_cast<std::size_t>(number)].largest; };
    for (const int number : numbers) {
        const auto group = std::ranges::find_if(groups, [&](const std::vector<int>& one) {
            return largest(number) <= kMostTimes * largest(one[0]) && largest(one[0]) <= kMostTimes * largest(number);
        });
        if (group == groups.end())
            groups.push_back({number});
        else
            group->push_back(number);
    }
    return groups;
}

const ChartColumn* firstOf(const std::vector<ChartColumn>& columns, Kind kind)
{
    const auto found = std::ranges::find(columns, kind, &ChartColumn::kind);
    return found == columns.end() ? nullptr : &*found;
}

/// For tables of nothing but numbers.
void addPlansForNumbers(std::vector<ChartPlan>& plans, const std::vector<ChartColumn>& columns, const std::vector<int>& numbers)
{
    if (numbers.size() < 2)
        return;
    const ChartPlan line{ChartKind::Line, numbers[0], {numbers.begin() + 1, numbers.end()}};
    const ChartPlan points{ChartKind::Scatter, numbers[0], {numbers[1]}};
    const bool isRising = columns[static_cast<std::size_t>(numbers[0])].isRising;
    plans.push_back(isRising ? line : points);
    plans.push_back(isRising ? points : line);
}

/// x and y of the rows that have both.
std::vector<ChartPoint> pointsOf(const ResultTable& table, int across, int value, bool isTime)
{
    std::vector<ChartPoint> points;
    points.reserve(table.rows.size());
    for (const auto& row : table.rows) {
        const Cell& cell = row[static_cast<std::size_t>(across)];
        const auto x = isTime ? timeOf(cell) : numberOf(cell);
        const auto y = numberOf(row[static_cast<std::size_t>(value)]);
        if (x && y)
            points.push_back({*x, *y});
    }
    return points;
}

/// Of each stretch of a long line its lowest and highest point, so that no peak is lost.
std::vector<ChartPoint> thinned(const std::vector<ChartPoint>& points)
{
    if (points.size() <= kMostPoints)
        return points;
    std::vector<ChartPoint> kept;
    const std::size_t stretch = (points.size() * 2 + kMostPoints - 1) / kMostPoints;
    for (auto begin = points.begin(); begin != points.end();) {
        const auto end = begin + std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(stretch), points.end() - begin);
        const auto [low, high] = std::ranges::minmax_element(begin, end, {}, &ChartPoint::y);
        kept.push_back(*std::min(low, high));
        if (low != high)
            kept.push_back(*std::max(low, high));
        begin = end;
    }
    return kept;
}

std::vector<ChartPoint> sampled(const std::vector<ChartPoint>& points)
{
    if (points.size() <= kMostPoints)
        return points;
    std::vector<ChartPoint> kept;
    for (std::size_t i = 0; i < kMostPoints; ++i)
        kept.push_back(points[i * points.size() / kMostPoints]);
    return kept;
}

void fillPoints(ChartData& data, const ResultTable& table, const ChartPlan& plan)
{
    data.isTime = chartColumn(table, plan.across).kind == Kind::Times;
    for (const int value : plan.values) {
        std::vector<ChartPoint> points = pointsOf(table, plan.across, value, data.isTime);
        const std::size_t all = points.size();
        if (plan.kind == ChartKind::Line)
            std::ranges::stable_sort(points, {}, &ChartPoint::x);
        points = plan.kind == ChartKind::Line ? thinned(points) : sampled(points);
        data.rows = std::max(data.rows, all);
        data.drawn = std::max(data.drawn, points.size());
        data.series.push_back({table.columns[static_cast<std::size_t>(value)], std::move(points)});
    }
}

void fillBars(ChartData& data, const ResultTable& table, const ChartPlan& plan)
{
    data.rows = table.rows.size();
    data.drawn = std::min(data.rows, kMostBars);
    for (std::size_t row = 0; row < data.drawn; ++row)
        data.labels.push_back(labelOf(table.rows[row][static_cast<std::size_t>(plan.across)]));
    for (const int value : plan.values) {
        ChartSeries series{table.columns[static_cast<std::size_t>(value)], {}};
        for (std::size_t row = 0; row < data.drawn; ++row)
            series.points.push_back({static_cast<double>(row), numberOf(table.rows[row][static_cast<std::size_t>(value)]).value_or(0)});
        data.series.push_back(std::move(series));
    }
}

/// How often each label occurs, the most frequent first.
void fillCounts(ChartData& data, const ResultTable& table, int column)
{
    std::unordered_map<std::string, std::size_t> places;
    std::vector<std::pair<std::string, double>> counts;
    for (const auto& row : table.rows) {
        const auto [place, isNew] = places.emplace(labelOf(row[static_cast<std::size_t>(column)]), counts.size());
        if (isNew)
            counts.emplace_back(place->first, 0);
        ++counts[place->second].second;
    }
    std::ranges::stable_sort(counts, std::ranges::greater(), &std::pair<std::string, double>::second);
    data.rows = counts.size();
    data.drawn = std::min(data.rows, kMostBars);
    data.series = {{"count", {}}};
    for (std::size_t i = 0; i < data.drawn; ++i) {
        data.labels.push_back(counts[i].first);
        data.series[0].points.push_back({static_cast<double>(i), counts[i].second});
    }
}

/// The next of 1, 2, 5, 10, 20, ... (and their tenths) that is not below.
double roundStep(double step)
{
    const double power = std::pow(10.0, std::floor(std::log10(step)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (step <= factor * power * (1 + 1e-9))
            return factor * power;
    }
    return 10 * power;
}

/// Sturges' rule for the number of bins, with round borders.
void fillHistogram(ChartData& data, const ResultTable& table, int column)
{
    std::vector<double> values;
    for (const auto& row : table.rows) {
        if (const auto number = numberOf(row[static_cast<std::size_t>(column)]))
            values.push_back(*number);
    }
    data.rows = data.drawn = values.size();
    data.series = {{"count", {}}};
    if (values.empty())
        return;
    const auto [low, high] = std::ranges::minmax(values);
    const double bins = std::ceil(std::log2(static_cast<double>(values.size()))) + 1;
    const double step = high > low ? roundStep((high - low) / bins) : 1;
    const double begin = std::floor(low / step) * step;
    const auto count = static_cast<std::size_t>((high - begin) / step) + 1;
    for (std::size_t bin = 0; bin < count; ++bin) {
        data.labels.push_back(
            fmt::format("{:.6g} – {:.6g}", begin + static_cast<double>(bin) * step, begin + static_cast<double>(bin + 1) * step));
        data.series[0].points.push_back({static_cast<double>(bin), 0});
    }
    for (const double value : values)
        ++data.series[0].points[std::min(static_cast<std::size_t>((value - begin) / step), count - 1)].y;
}

} // namespace

std::vector<ChartPlan> suggestedCharts(const ResultTable& table)
{
    std::vector<ChartColumn> columns;
    for (int column = 0; column < std::ssize(table.columns); ++column)
        columns.push_back(chartColumn(table, column));
    std::vector<ChartPlan> plans;
    const ChartColumn* times = firstOf(columns, Kind::Times);
    const ChartColumn* labels = firstOf(columns, Kind::Labels);
    const std::vector<int> numbers = numbersIn(columns, -1);
    const auto addPlans = [&](ChartKind kind, const ChartColumn* across) {
        for (const std::vector<int>& values : across ? groupsOf(columns, numbers) : std::vector<std::vector<int>>())
            plans.push_back({kind, across->index, values});
    };
    addPlans(ChartKind::Line, times);
    addPlans(ChartKind::Bars, labels);
    addPlansForNumbers(plans, columns, numbers);
    addPlans(ChartKind::Bars, times);
    if (labels && labels->hasRepeats)
        plans.push_back({ChartKind::Bars, labels->index, {}});
    for (const int number : numbers) {
        if (table.rows.size() >= kFewestForHistogram)
            plans.push_back({ChartKind::Histogram, number, {}});
    }
    return plans;
}

bool canDraw(const ResultTable& table, const ChartPlan& plan)
{
    const auto kindOf = [&](int column) { return chartColumn(table, column).kind; };
    const Kind across = kindOf(plan.across);
    const bool areFigures = std::ranges::all_of(plan.values, [&](int column) { return kindOf(column) == Kind::Numbers; });
    switch (plan.kind) {
    case ChartKind::Bars: return areFigures && across != Kind::Nothing;
    case ChartKind::Line: return areFigures && !plan.values.empty() && (across == Kind::Numbers || across == Kind::Times);
    case ChartKind::Scatter: return areFigures && !plan.values.empty() && across == Kind::Numbers;
    case ChartKind::Histogram: break;
    }
    return plan.values.empty() && across == Kind::Numbers;
}

bool isWorthDrawing(const ResultTable& table)
{
    constexpr std::size_t fewest = 3; // two figures are compared at a glance
    const std::vector<ChartPlan> plans = suggestedCharts(table);
    const bool isLine = !plans.empty() && plans[0].kind == ChartKind::Line;
    if (!table.isComplete || table.rows.size() < fewest || table.rows.size() > (isLine ? kMostTimesOfLine : kMostBars))
        return false;
    const bool isNamed = isLine || (!plans.empty() && plans[0].kind == ChartKind::Bars);
    const auto isKey = [&](int column) { return chartColumn(table, column).isKey; };
    return isNamed && !plans[0].values.empty() && !std::ranges::all_of(plans[0].values, isKey)
        && !chartColumn(table, plans[0].across).hasRepeats;
}

ResultTable rowsOf(const ResultTable& table, const std::vector<int>& rows)
{
    ResultTable chosen{.columns = table.columns, .rows = {}};
    chosen.rows.reserve(rows.size());
    for (const int row : rows)
        chosen.rows.push_back(table.rows[static_cast<std::size_t>(row)]);
    return chosen;
}

ChartData chartData(const ResultTable& table, const ChartPlan& plan)
{
    ChartData data{.kind = plan.kind, .across = table.columns[static_cast<std::size_t>(plan.across)]};
    if (plan.kind == ChartKind::Histogram)
        fillHistogram(data, table, plan.across);
    else if (plan.values.empty())
        fillCounts(data, table, plan.across);
    else if (plan.kind == ChartKind::Bars)
        fillBars(data, table, plan);
    else
        fillPoints(data, table, plan);
    return data;
}

} // namespace ratatosk
