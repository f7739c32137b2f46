// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/chart_plan.h"

#include "core/files/rows/chart_column.h"

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace ratatosk {

namespace {

using Kind = ChartColumn::Kind;

constexpr std::size_t kMostTimesOfLine = 400;   ///< of an answer that is drawn unasked: a year of days
constexpr std::size_t kMostMeasures = 5;        ///< side by side
constexpr std::size_t kFewestForHistogram = 12; ///< fewer are bars of one each
constexpr std::size_t kRowsCompared = 1'000;    ///< whether values are in order shows in these
constexpr std::size_t kMostRowsNamed = 20'000;  ///< of which two columns name each: more would hold up the window
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
    chosen.resize(std::min(chosen.size(), kMostMeasures));
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

bool isAlongTime(const ChartColumn& column)
{
    return column.kind == Kind::Times || column.kind == Kind::Years;
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

/// Whether the first values go up or down from row to row: then somebody wanted them so.
bool areInOrder(const ResultTable& table, int column)
{
    bool isRising = true;
    bool isFalling = true;
    std::optional<double> last;
    for (const auto& row : std::span(table.rows).first(std::min(table.rows.size(), kRowsCompared))) {
        const auto number = numberOf(row[static_cast<std::size_t>(column)]);
        isRising = isRising && number && (!last || *number >= *last);
        isFalling = isFalling && number && (!last || *number <= *last);
        last = number;
    }
    return isRising || isFalling;
}

/// Names of things have no order of their own; "1 star" and "2024-05" have.
ChartOrder orderOf(const ResultTable& table, const ChartColumn& across, const std::vector<int>& values)
{
    const std::string label = table.rows.empty() ? std::string() : labelOf(table.rows.front()[static_cast<std::size_t>(across.index)]);
    const bool beginsWithDigit = !label.empty() && label[0] >= '0' && label[0] <= '9';
    if (across.kind != Kind::Labels || beginsWithDigit || values.size() != 1 || across.hasRepeats || areInOrder(table, values[0]))
        return ChartOrder::AsRows;
    return ChartOrder::ByValue;
}

std::size_t differentIn(const ResultTable& table, int column)
{
    std::set<std::string> labels;
    for (const auto& row : table.rows)
        labels.insert(labelOf(row[static_cast<std::size_t>(column)]));
    return labels.size();
}

/// Whether the two name each row, and neither alone does.
bool nameRowsTogether(const ResultTable& table, int left, int right)
{
    if (table.rows.size() > kMostRowsNamed)
        return false;
    std::set<std::pair<std::string, std::string>> pairs;
    for (const auto& row : table.rows) {
        if (!pairs.emplace(labelOf(row[static_cast<std::size_t>(left)]), labelOf(row[static_cast<std::size_t>(right)])).second)
            return false;
    }
    return true;
}

/// A figure by two columns: the times, or what has more texts, along the axis, and a series for each text of the other one.
void addSplitPlans(std::vector<ChartPlan>& plans, const ResultTable& table, const std::vector<ChartColumn>& columns,
                   const std::vector<int>& numbers)
{
    std::vector<const ChartColumn*> names;
    for (const ChartColumn& column : columns) {
        if (column.hasRepeats && (column.kind == Kind::Labels || isAlongTime(column)))
            names.push_back(&column);
    }
    if (names.size() != 2 || numbers.empty() || !nameRowsTogether(table, names[0]->index, names[1]->index))
        return;
    const std::size_t left = differentIn(table, names[0]->index);
    const std::size_t right = differentIn(table, names[1]->index);
    const bool isLeftAcross = isAlongTime(*names[0]) || (!isAlongTime(*names[1]) && left >= right);
    const ChartColumn& across = *names[isLeftAcross ? 0 : 1];
    const ChartColumn& split = *names[isLeftAcross ? 1 : 0];
    if (isAlongTime(split) || (isLeftAcross ? right : left) > kMostSeries)
        return;
    ChartPlan plan{.across = across.index, .values = {numbers[0]}, .split = split.index};
    if (isAlongTime(across)) {
        plan.kind = ChartKind::Line;
        plans.push_back(plan);
        plan.kind = ChartKind::Bars;
    }
    plans.push_back(plan);
    plan.isStacked = true;
    plans.push_back(plan);
}

std::vector<ChartColumn> columnsOf(const ResultTable& table)
{
    std::vector<ChartColumn> columns;
    for (int column = 0; column < std::ssize(table.columns); ++column)
        columns.push_back(chartColumn(table, column));
    // Numbers of the size of years count them where they come first, or behind what they tell apart; elsewhere they measure.
    bool isMeasured = false;
    for (ChartColumn& column : columns) {
        if (column.kind == Kind::Years && column.largest > 0 && isMeasured)
            column.kind = Kind::Numbers;
        isMeasured = isMeasured || column.kind == Kind::Numbers || (column.kind == Kind::Labels && !column.hasRepeats);
    }
    return columns;
}

} // namespace

std::vector<ChartPlan> suggestedCharts(const ResultTable& table)
{
    const std::vector<ChartColumn> columns = columnsOf(table);
    std::vector<ChartPlan> plans;
    const auto times = std::ranges::find_if(columns, isAlongTime);
    const auto labels = std::ranges::find(columns, Kind::Labels, &ChartColumn::kind);
    const std::vector<int> numbers = numbersIn(columns, -1);
    const auto addPlans = [&](ChartKind kind, const auto& across) {
        for (const std::vector<int>& values : across != columns.end() ? groupsOf(columns, numbers) : std::vector<std::vector<int>>())
            plans.push_back({.kind = kind, .across = across->index, .values = values, .order = orderOf(table, *across, values)});
    };
    addSplitPlans(plans, table, columns, numbers);
    addPlans(ChartKind::Line, times);
    addPlans(ChartKind::Bars, labels);
    addPlansForNumbers(plans, columns, numbers);
    addPlans(ChartKind::Bars, times);
    if (labels != columns.end() && labels->hasRepeats)
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
    const auto isMeasure = [&](int column) {
        const ChartColumn one = chartColumn(table, column);
        return one.kind == Kind::Numbers || (one.kind == Kind::Years && one.largest > 0);
    };
    const Kind across = kindOf(plan.across);
    const bool isNumber = across == Kind::Numbers || across == Kind::Years;
    const bool areNumbers = std::ranges::all_of(plan.values, isMeasure) && (plan.split < 0 || plan.values.size() == 1);
    switch (plan.kind) {
    case ChartKind::Bars: return areNumbers && across != Kind::Nothing;
    case ChartKind::Line: return areNumbers && !plan.values.empty() && (isNumber || across == Kind::Times);
    case ChartKind::Scatter: return areNumbers && !plan.values.empty() && isNumber && plan.split < 0;
    case ChartKind::Histogram: break;
    }
    return plan.values.empty() && isMeasure(plan.across);
}

bool isWorthDrawing(const ResultTable& table)
{
    constexpr std::size_t fewest = 3; // two figures are compared at a glance
    if (!table.isComplete || table.rows.size() < fewest || table.rows.size() > kMostTimesOfLine)
        return false;
    const std::vector<ChartPlan> plans = suggestedCharts(table);
    const bool isLine = !plans.empty() && plans[0].kind == ChartKind::Line;
    if (!isLine && table.rows.size() > kMostBars)
        return false;
    const bool isNamed = isLine || (!plans.empty() && plans[0].kind == ChartKind::Bars);
    const auto isKey = [&](int column) { return chartColumn(table, column).isKey; };
    return isNamed && !plans[0].values.empty() && !std::ranges::all_of(plans[0].values, isKey)
        && (plans[0].split >= 0 || !chartColumn(table, plans[0].across).hasRepeats);
}

} // namespace ratatosk
