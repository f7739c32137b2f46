// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/number_display.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/item_names.h"
#include "core/english/language/column_senses.h"
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
std::vector<double> numbersOf(const ResultTable& table, int column)
{
    std::vector<double> measures;
    for (std::size_t row = 0; row < std::min(table.rows.size(), kRowsOfForm); ++row) {
        const Cell& cell = table.rows[row][static_cast<std::size_t>(column)];
        if (const auto* real = std::get_if<double>(&cell))
            measures.push_back(*real);
        else if (const auto* whole = std::get_if<std::int64_t>(&cell))
            measures.push_back(static_cast<double>(*whole));
        else if (!std::holds_alternative<Null>(cell))
            return {};
    }
    return measures;
}

/// Within what a double can hold of it.
bool hasMoreDecimals(double measure, int decimals)
{
    const double scaled = std::abs(measure) * std::pow(10.0, decimals);
    return std::abs(scaled - std::nearbyint(scaled)) > kNoise * scaled;
}

/// With so many, figures that lie that far apart are written differently.
int decimalsFor(double distance)
{
    return static_cast<int>(std::ceil(-std::log10(distance) - 1e-9));
}

int chosenDecimals(const std::vector<double>& measures)
{
    int decimals = 0;
    for (const double measure : measures)
        while (decimals < kMostChosen && hasMoreDecimals(measure, decimals))
            ++decimals;
    return decimals;
}

int computedDecimals(std::vector<double> measures)
{
    std::ranges::sort(measures);
    int decimals = kFewestDecimals;
    for (std::size_t i = 0; i < measures.size(); ++i) {
        if (measures[i] != 0)
            decimals = std::max(decimals, decimalsFor(std::abs(measures[i])) + 1); // two digits of it
        const double distance = i > 0 ? measures[i] - measures[i - 1] : 0;
        if (distance > 1e-12 * std::abs(measures[i])) // closer ones differ by how they were computed alone
            decimals = std::max(decimals, decimalsFor(distance));
    }
    return decimals;
}

std::optional<int> decimalsOf(std::vector<double> measures)
{
    const double largest = measures.empty() ? 0 : std::ranges::max(measures, {}, [](double measure) { return std::abs(measure); });
    std::erase_if(measures, [&](double measure) { return std::abs(measure) < kNoise * std::abs(largest); }); // 0.1 + 0.2 - 0.3
    const auto isFraction = [](double measure) { return measure != std::nearbyint(measure); };
    const auto isTooLarge = [](double measure) { return !(std::abs(measure) < kLargestRounded); }; // or no number
    if (std::ranges::none_of(measures, isFraction) || std::ranges::any_of(measures, isTooLarge))
        return {};
    const auto isComputed = [](double measure) { return hasMoreDecimals(measure, kMostChosen); };
    if (std::ranges::none_of(measures, isComputed))
        return chosenDecimals(measures);
    const int decimals = computedDecimals(measures);
    return decimals <= kMostDecimals ? std::optional(decimals) : std::nullopt;
}

/// "count(*)", "sum(year)" are numbers of things and sums, whatever they lie between.
bool isAmount(const std::string& folded)
{
    constexpr std::array<std::string_view, 4> amounts{"count(", "sum(", "total(", "avg("};
    return std::ranges::any_of(amounts, [&](std::string_view amount) { return folded.starts_with(amount); });
}

bool areYears(const std::vector<double>& measures)
{
    return !measures.empty() && std::ranges::all_of(measures, [](double measure) {
        return measure == std::nearbyint(measure) && measure >= kFirstYear && measure <= kLastYear;
    });
}

/// 19800930. Beside days some files write 0 for none and 99991231 for no end.
bool areDays(const std::vector<double>& measures)
{
    constexpr double none = 0, noEnd = 99'991'231;
    const auto isDay = [](double measure) { return compactDay(measure).has_value(); };
    return std::ranges::any_of(measures, isDay)
        && std::ranges::all_of(measures, [&](double measure) { return isDay(measure) || measure == none || measure == noEnd; });
}

/// "phone", "max(zip)": digits that count nothing.
bool areDigitsAlone(const std::string& name)
{
    const std::string own = name.substr(name.rfind('.') + 1); // npos + 1 is 0
    return isNamedLikeAKey(name) || hasSense(readableColumnName(own, {}, false), ColumnSense::Digits);
}

} // namespace

NumberDisplay numberDisplay(const ResultTable& table, int column)
{
    const std::vector<double> measures = numbersOf(table, column);
    const bool isNamed = column < std::ssize(table.columns);
    const std::string name = isNamed ? table.columns[static_cast<std::size_t>(column)] : std::string();
    const bool isCounted = isAmount(foldedIdentifier(name)) || !(isNamed && areDigitsAlone(name));
    const bool isQuantity = isAmount(foldedIdentifier(name)) || !(areYears(measures) || areDays(measures));
    return {decimalsOf(measures), isCounted && isQuantity};
}

double withoutNoise(double measure)
{
    if (!(std::abs(measure) < kLargestRounded))
        return measure;
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals) {
        const double scale = std::pow(10.0, decimals);
        if (!hasMoreDecimals(measure, decimals))
            return std::nearbyint(measure * scale) / scale;
    }
    return measure;
}

} // namespace ratatosk
