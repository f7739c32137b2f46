// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/figure_form.h"

#include "core/database/schema/identifier.h"
#include "core/files/rows/chart_column.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

constexpr std::size_t kRowsOfForm = 10'000; ///< a page of rows
constexpr int kFewestDecimals = 2;
constexpr int kMostChosen = 4;   ///< more are computed, not written by a person
constexpr int kMostDecimals = 9; ///< with more nothing is gained
constexpr double kLargestRounded = 1e12;
constexpr double kNoise = 1e-14;                      ///< of a figure
constexpr double kFirstYear = 1500, kLastYear = 2100; ///< whole numbers that all lie between these are rather years

/// The fractions of a column, and its whole numbers; empty where a text is among them.
std::vector<double> figuresOf(const ResultTable& table, int column)
{
    std::vector<double> figures;
    for (std::size_t row = 0; row < std::min(table.rows.size(), kRowsOfForm); ++row) {
        const Cell& cell = table.rows[row][static_cast<std::size_t>(column)];
        if (const auto* real = std::get_if<double>(&cell))
            figures.push_back(*real);
        else if (const auto* whole = std::get_if<std::int64_t>(&cell))
            figures.push_back(static_cast<double>(*whole));
        else if (!std::holds_alternative<Null>(cell))
            return {};
    }
    return figures;
}

/// Within what a double can hold of it.
bool hasMoreDecimals(double figure, int decimals)
{
    const double scaled = std::abs(figure) * std::pow(10.0, decimals);
    return std::abs(scaled - std::nearbyint(scaled)) > kNoise * scaled;
}

/// With so many, figures that lie that far apart are written differently.
int decimalsFor(double distance)
{
    return static_cast<int>(std::ceil(-std::log10(distance) - 1e-9));
}

int chosenDecimals(const std::vector<double>& figures)
{
    int decimals = 0;
    for (const double figure : figures)
        while (decimals < kMostChosen && hasMoreDecimals(figure, decimals))
            ++decimals;
    return decimals;
}

int computedDecimals(std::vector<double> figures)
{
    std::ranges::sort(figures);
    int decimals = kFewestDecimals;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i] != 0)
            decimals = std::max(decimals, decimalsFor(std::abs(figures[i])) + 1); // two digits of it
        const double distance = i > 0 ? figures[i] - figures[i - 1] : 0;
        if (distance > 1e-12 * std::abs(figures[i])) // closer ones differ by how they were computed alone
            decimals = std::max(decimals, decimalsFor(distance));
    }
    return decimals;
}

std::optional<int> decimalsOf(std::vector<double> figures)
{
    const double largest = figures.empty() ? 0 : std::ranges::max(figures, {}, [](double figure) { return std::abs(figure); });
    std::erase_if(figures, [&](double figure) { return std::abs(figure) < kNoise * std::abs(largest); }); // 0.1 + 0.2 - 0.3
    const auto isFraction = [](double figure) { return figure != std::nearbyint(figure); };
    const auto isTooLarge = [](double figure) { return !(std::abs(figure) < kLargestRounded); }; // or no number
    if (std::ranges::none_of(figures, isFraction) || std::ranges::any_of(figures, isTooLarge))
        return {};
    const auto isComputed = [](double figure) { return hasMoreDecimals(figure, kMostChosen); };
    if (std::ranges::none_of(figures, isComputed))
        return chosenDecimals(figures);
    const int decimals = computedDecimals(figures);
    return decimals <= kMostDecimals ? std::optional(decimals) : std::nullopt;
}

/// "count(*)", "sum(year)" are numbers of things and sums, whatever they lie between.
bool isAmount(const std::string& folded)
{
    constexpr std::array<std::string_view, 4> amounts{"count(", "sum(", "total(", "avg("};
    return std::ranges::any_of(amounts, [&](std::string_view amount) { return folded.starts_with(amount); });
}

bool areYears(const std::vector<double>& figures)
{
    return !figures.empty() && std::ranges::all_of(figures, [](double figure) {
        return figure == std::nearbyint(figure) && figure >= kFirstYear && figure <= kLastYear;
    });
}

} // namespace

FigureForm figureForm(const ResultTable& table, int column)
{
    const std::vector<double> figures = figuresOf(table, column);
    const bool isNamed = column < std::ssize(table.columns);
    const std::string name = isNamed ? table.columns[static_cast<std::size_t>(column)] : std::string();
    const bool isKey = isNamed && isNamedLikeAKey(name);
    return {decimalsOf(figures), !isKey && (isAmount(foldedIdentifier(name)) || !areYears(figures))};
}

double withoutNoise(double figure)
{
    if (!(std::abs(figure) < kLargestRounded))
        return figure;
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals) {
        const double scale = std::pow(10.0, decimals);
        if (!hasMoreDecimals(figure, decimals))
            return std::nearbyint(figure * scale) / scale;
    }
    return figure;
}

} // namespace ratatosk
