// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/chart_data.h"

#include "core/files/rows/chart_column.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace ratatosk {

namespace {

using Kind = ChartColumn::Kind;

constexpr std::size_t kMostPoints = 2'000; ///< more cannot be told apart

/// A point, and the row that it is of.
struct RowPoint {
    ChartPoint point;
    int row = 0;
};

/// What stands at the axis.
std::optional<double> placeOf(const Cell& cell, Kind kind)
{
    return kind == Kind::Times ? timeOf(cell) : kind == Kind::Years ? yearOf(cell) : numberOf(cell);
}

/// x and y of these rows, as far as they have both.
std::vector<RowPoint> pointsOf(const ResultTable& table, const std::vector<int>& rows, int across, int value, Kind kind)
{
    std::vector<RowPoint> points;
    points.reserve(rows.size());
    for (const int number : rows) {
        const auto& row = table.rows[static_cast<std::size_t>(number)];
        const auto x = placeOf(row[static_cast<std::size_t>(across)], kind);
        const auto y = numberOf(row[static_cast<std::size_t>(value)]);
        if (x && y)
            points.push_back({{*x, *y}, number});
    }
    return points;
}

double height(const RowPoint& one)
{
    return one.point.y;
}

/// Of each stretch of a long line its lowest and highest point, so that no peak is lost.
std::vector<RowPoint> thinned(const std::vector<RowPoint>& points)
{
    if (points.size() <= kMostPoints)
        return points;
    std::vector<RowPoint> kept;
    const std::size_t stretch = (points.size() * 2 + kMostPoints - 1) / kMostPoints;
    for (auto begin = points.begin(); begin != points.end();) {
        const auto end = begin + std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(stretch), points.end() - begin);
        const auto [low, high] = std::ranges::minmax_element(begin, end, {}, height);
        kept.push_back(*std::min(low, high));
        if (low != high)
            kept.push_back(*std::max(low, high));
        begin = end;
    }
    return kept;
}

std::vector<RowPoint> sampled(const std::vector<RowPoint>& points)
{
    if (points.size() <= kMostPoints)
        return points;
    std::vector<RowPoint> kept;
    for (std::size_t i = 0; i < kMostPoints; ++i)
        kept.push_back(points[i * points.size() / kMostPoints]);
    return kept;
}

std::vector<int> allRows(const ResultTable& table)
{
    std::vector<int> rows(table.rows.size());
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

/// One series of a chart: its column, and the rows that belong to it.
struct Share {
    std::string name;
    int value = 0;
    std::vector<int> rows;
};

/// By columns of values, or by the texts of the column that splits one.
std::vector<Share> sharesOf(const ResultTable& table, const ChartPlan& plan)
{
    std::vector<Share> shares;
    if (plan.split < 0) {
        for (const int value : plan.values)
            shares.push_back({table.columns[static_cast<std::size_t>(value)], value, allRows(table)});
        return shares;
    }
    for (const int row : allRows(table)) {
        const std::string name = labelOf(table.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(plan.split)]);
        auto share = std::ranges::find(shares, name, &Share::name);
        if (share == shares.end() && shares.size() == kMostSeries)
            continue;
        if (share == shares.end())
            share = shares.insert(shares.end(), {name, plan.values.front(), {}});
        share->rows.push_back(row);
    }
    return shares;
}

void fillPoints(ChartData& data, const ResultTable& table, const ChartPlan& plan)
{
    const Kind kind = chartColumn(table, plan.across).kind;
    data.isTime = kind == Kind::Times;
    std::size_t all = 0, drawn = 0;
    for (const Share& share : sharesOf(table, plan)) {
        std::vector<RowPoint> points = pointsOf(table, share.rows, plan.across, share.value, kind);
        all = points.size();
        if (plan.kind == ChartKind::Line)
            std::ranges::stable_sort(points, {}, [](const RowPoint& one) { return one.point.x; });
        points = plan.kind == ChartKind::Line ? thinned(points) : sampled(points);
        drawn = points.size();
        data.rows = plan.split < 0 ? std::max(data.rows, all) : data.rows + all;
        data.drawn = plan.split < 0 ? std::max(data.drawn, drawn) : data.drawn + drawn;
        ChartSeries series{share.name, {}};
        for (const RowPoint& one : points) {
            series.points.push_back(one.point);
            series.rows.push_back(one.row);
        }
        data.series.push_back(std::move(series));
    }
}

std::string labelOf(const std::vector<Cell>& row, const std::vector<int>& columns)
{
    std::string label;
    for (const int column : columns) {
        const std::string part = ratatosk::labelOf(row[static_cast<std::size_t>(column)]);
        label += (label.empty() ? "" : " ") + part;
    }
    return label;
}

/// A label, its figure in each series, and the rows that these are of; -1: there is none.
struct Bar {
    std::string label;
    std::vector<double> values;
    std::vector<int> rows;

    double sum() const { return std::accumulate(values.begin(), values.end(), 0.0); }
};

/// Without a column that splits, each row is a bar of its own.
std::vector<Bar> barsOf(const ResultTable& table, const ChartPlan& plan, const std::vector<Share>& shares)
{
    const std::vector<int> names = labelColumns(table, plan.across);
    std::vector<Bar> bars;
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t series = 0; series < shares.size(); ++series) {
        for (const int row : shares[series].rows) {
            const auto& cells = table.rows[static_cast<std::size_t>(row)];
            const std::string label = labelOf(cells, names);
            const std::string key = plan.split < 0 ? std::to_string(row) : label;
            const auto [place, isNew] = places.emplace(key, bars.size());
            if (isNew)
                bars.push_back({label, std::vector<double>(shares.size()), std::vector<int>(shares.size(), -1)});
            Bar& bar = bars[place->second];
            bar.values[series] = numberOf(cells[static_cast<std::size_t>(shares[series].value)]).value_or(0);
            bar.rows[series] = row;
        }
    }
    return bars;
}

void fillBars(ChartData& data, const ResultTable& table, const ChartPlan& plan)
{
    const std::vector<Share> shares = sharesOf(table, plan);
    std::vector<Bar> bars = barsOf(table, plan, shares);
    if (plan.order == ChartOrder::ByValue)
        std::ranges::stable_sort(bars, std::ranges::greater(), &Bar::sum);
    else if (plan.order == ChartOrder::ByLabel)
        std::ranges::stable_sort(bars, {}, &Bar::label);
    data.rows = bars.size();
    data.drawn = std::min(data.rows, kMostBars);
    bars.resize(data.drawn);
    for (const Share& share : shares)
        data.series.push_back({share.name, {}});
    for (std::size_t place = 0; place < bars.size(); ++place) {
        data.labels.push_back(bars[place].label);
        for (std::size_t series = 0; series < shares.size(); ++series) {
            data.series[series].points.push_back({static_cast<double>(place), bars[place].values[series]});
            data.series[series].rows.push_back(bars[place].rows[series]);
        }
    }
}

/// How often each label occurs, the most frequent first.
void fillCounts(ChartData& data, const ResultTable& table, int column, ChartOrder order)
{
    std::unordered_map<std::string, std::size_t> places;
    std::vector<std::pair<std::string, double>> counts;
    for (const auto& row : table.rows) {
        const auto [place, isNew] = places.emplace(labelOf(row[static_cast<std::size_t>(column)]), counts.size());
        if (isNew)
            counts.emplace_back(place->first, 0);
        ++counts[place->second].second;
    }
    if (order == ChartOrder::ByLabel)
        std::ranges::stable_sort(counts, {}, &std::pair<std::string, double>::first);
    else
        std::ranges::stable_sort(counts, std::ranges::greater(), &std::pair<std::string, double>::second);
    data.rows = counts.size();
    data.drawn = std::min(data.rows, kMostBars);
    data.series = {{"count", {}, {}}};
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
    data.series = {{"count", {}, {}}};
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
    ChartData data{.kind = plan.kind, .isStacked = plan.isStacked, .across = table.columns[static_cast<std::size_t>(plan.across)]};
    if (plan.values.size() == 1)
        data.measure = table.columns[static_cast<std::size_t>(plan.values.front())];
    if (plan.kind == ChartKind::Histogram)
        fillHistogram(data, table, plan.across);
    else if (plan.values.empty())
        fillCounts(data, table, plan.across, plan.order);
    else if (plan.kind == ChartKind::Bars)
        fillBars(data, table, plan);
    else
        fillPoints(data, table, plan);
    return data;
}

} // namespace ratatosk
