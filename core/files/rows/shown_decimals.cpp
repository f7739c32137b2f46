// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/shown_decimals.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ratatosk {
namespace {

constexpr std::size_t kRowsRounded = 10'000; ///< a page of rows
constexpr int kFewestDecimals = 2;
constexpr int kMostChosen = 4;   ///< more are computed, not written by a person
constexpr int kMostDecimals = 9; ///< with more nothing is gained
constexpr double kLargestRounded = 1e12;

/// The fractions of a column, and its whole numbers; empty where a text is among them.
std::vector<double> figuresOf(const ResultTable& table, int column)
{
    std::vector<double> figures;
    for (std::size_t row = 0; row < std::min(table.rows.size(), kRowsRounded); ++row) {
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
    return std::abs(scaled - std::nearbyint(scaled)) > 1e-14 * std::max(scaled, 1.0);
}

/// With so many, figures that lie that far apart are written differently.
int decimalsFor(double distance)
{
    return static_cast<int>(std::ceil(-std::log10(distance) - 1e-9));
}

} // namespace

std::optional<int> shownDecimals(const ResultTable& table, int column)
{
    std::vector<double> figures = figuresOf(table, column);
    const auto isComputed = [](double figure) { return hasMoreDecimals(figure, kMostChosen); };
    const auto isTooLarge = [](double figure) { return !(std::abs(figure) < kLargestRounded); }; // or no number
    if (std::ranges::none_of(figures, isComputed) || std::ranges::any_of(figures, isTooLarge))
        return {};
    std::ranges::sort(figures);
    int decimals = kFewestDecimals;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i] != 0)
            decimals = std::max(decimals, decimalsFor(std::abs(figures[i])) + 1); // two digits of it
        const double distance = i > 0 ? figures[i] - figures[i - 1] : 0;
        if (distance > 1e-12 * std::abs(figures[i])) // closer ones differ by how they were computed alone
            decimals = std::max(decimals, decimalsFor(distance));
    }
    return decimals <= kMostDecimals ? std::optional(decimals) : std::nullopt;
}

bool holdsFractions(const ResultTable& table, int column)
{
    return std::ranges::any_of(figuresOf(table, column), [](double figure) { return figure != std::nearbyint(figure); });
}

} // namespace ratatosk
