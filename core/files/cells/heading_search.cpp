// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/heading_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace ratatosk {

namespace {

constexpr std::size_t kMostRowsAbove = 60;
constexpr std::size_t kRowsCompared = 200;
constexpr double kWorthOfTypes = 0.5; ///< of numbers and dates below all names, beside all rows being as long as the heading
constexpr double kCostOfRowAbove = 0.01;
constexpr double kCostOfPair = 0.05;   ///< a row above the heading that is nearly as long
constexpr double kCostOfLostRow = 0.5; ///< a row above the heading that looks like one below
constexpr double kCostOfNoHeading = 0.1;
constexpr double kCostOfComment = 0.3;

using Shapes = std::vector<RowShape>;

std::size_t endOfCompared(const Shapes& rows, std::size_t begin)
{
    return std::min(rows.size(), begin + kRowsCompared);
}

/// How well a row goes below a heading, from 0 to 1.
double likeness(const RowShape& row, const RowShape& heading)
{
    if (row.length() > heading.length())
        return 0.2;
    const double share = static_cast<double>(row.fill) / static_cast<double>(heading.fill);
    return share >= 0.5 ? 1 : 0.2 + share;
}

double likenessBelow(const Shapes& rows, std::size_t heading, std::size_t begin)
{
    double sum = 0;
    double count = 0;
    for (std::size_t i = begin; i < endOfCompared(rows, begin); ++i) {
        if (rows[i].isBlank() || rows[i].isComment)
            continue;
        sum += likeness(rows[i], rows[heading]);
        ++count;
    }
    return count > 0 ? sum / count : 0;
}

/// Places of the columns that hold numbers or dates.
std::vector<std::size_t> typedColumns(const Shapes& rows, std::size_t begin)
{
    const std::vector<ColumnShape> columns = columnShapes(rows, begin, endOfCompared(rows, begin));
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].isTyped())
            places.push_back(i);
    }
    return places;
}

bool isPair(const SampleRow& row, const RowShape& shape)
{
    return shape.fill <= 2 && !row.empty() && row.front().ends_with(':');
}

/// What rows above a heading speak against it.
double costAbove(const std::vector<SampleRow>& rows, const Shapes& shapes, std::size_t heading)
{
    double cost = 0;
    for (std::size_t i = 0; i < heading; ++i) {
        const RowShape& row = shapes[i];
        if (row.isBlank())
            continue;
        cost += kCostOfRowAbove;
        const bool isAlike = row.length() <= shapes[heading].length() && 5 * row.fill >= 4 * shapes[heading].fill;
        const bool isLonger = row.length() > shapes[heading].length() && row.fill > shapes[heading].fill;
        if (!row.isComment && (isAlike || isLonger))
            cost += isPair(rows[i], row) ? kCostOfPair : kCostOfLostRow;
    }
    return cost;
}

double scoreOfHeading(const std::vector<SampleRow>& rows, const Shapes& shapes, std::size_t heading)
{
    const RowShape& row = shapes[heading];
    const auto typed = typedColumns(shapes, heading + 1);
    const auto named = std::ranges::count_if(
        typed, [&](std::size_t column) { return row.at(column) == CellShape::Text || row.at(column) == CellShape::Year; });
    return likenessBelow(shapes, heading, heading + 1) + kWorthOfTypes * static_cast<double>(named) / static_cast<double>(row.fill)
        - costAbove(rows, shapes, heading) - (row.isComment ? kCostOfComment : 0);
}

/// The first row as today's readers take it: names, or numbers already.
FoundHeading firstRowAsItIs(const std::vector<SampleRow>& rows, const Shapes& shapes, std::size_t first)
{
    const bool hasBelow = std::ranges::any_of(shapes.begin() + static_cast<std::ptrdiff_t>(first) + 1, shapes.end(),
                                              [](const RowShape& row) { return !row.isBlank(); });
    const double score = !hasBelow ? 0 : mayName(shapes[first]) ? scoreOfHeading(rows, shapes, first) : likenessBelow(shapes, first, first);
    return {first, first + 1, TableFrame::Heading::Judged, {}, score};
}

/// Numbers below lines of one cell that are shorter than the rows.
std::optional<FoundHeading> withoutHeading(const Shapes& shapes)
{
    std::size_t first = 0;
    std::size_t above = 0;
    while (first < shapes.size() && (shapes[first].isComment || shapes[first].fill < 2) && above < kMostRowsAbove)
        above += shapes[first++].isBlank() ? 0 : 1;
    if (first == shapes.size() || above == 0 || mayName(shapes[first]))
        return std::nullopt;
    for (std::size_t i = 0; i < first; ++i) {
        if (!shapes[i].isBlank() && !shapes[i].isComment && (shapes[i].written >= shapes[first].written || shapes[first].fill < 3))
            return std::nullopt;
    }
    const double score = likenessBelow(shapes, first, first) - kCostOfRowAbove * static_cast<double>(above) - kCostOfNoHeading;
    return FoundHeading{first, first + 1, TableFrame::Heading::None, {}, score};
}

/// "kg", "°C", "(m/s)", "%".
bool isUnit(std::string_view cell)
{
    static constexpr std::array<std::string_view, 28> units{"s",  "sec", "min", "h",  "hr",  "d",   "days", "m", "cm", "mm",
                                                            "km", "kg",  "g",   "mg", "t",   "l",   "ml",   "V", "A",  "W",
                                                            "kW", "kWh", "Hz",  "Pa", "hPa", "bar", "°C",   "K"};
    const bool hasBrackets = cell.size() > 2
        && ((cell.front() == '(' && cell.back() == ')') || (cell.front() == '[' && cell.back() == ']'));
    return hasBrackets || std::ranges::find(units, cell) != units.end() || cell == "%" || cell == "°F" || cell == "-"
        || (cell.size() <= 8 && cell.find('/') != std::string_view::npos) || cell == "m²" || cell == "m³" || cell == "EUR" || cell == "USD";
}

bool areUnits(const SampleRow& row)
{
    const auto isOther = [](const std::string& cell) { return !cell.empty() && !isUnit(cell); };
    return std::ranges::none_of(row, isOther);
}

bool hasDoubles(const SampleRow& row)
{
    std::set<std::string> seen;
    return std::ranges::any_of(row, [&](const std::string& cell) { return !cell.empty() && !seen.insert(cell).second; });
}

/// "2023 Q1" of "2023" over it and over some beside it, "price (EUR)" of a unit below it.
std::vector<std::string> joinedNames(const SampleRow& upper, const SampleRow& lower, bool isLowerUnits)
{
    std::vector<std::string> names(std::max(upper.size(), lower.size()));
    std::string group;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string own = i < lower.size() ? lower[i] : std::string();
        if (i < upper.size() && !upper[i].empty())
            group = upper[i];
        const std::string above = isLowerUnits ? (i < upper.size() ? upper[i] : std::string()) : group;
        const bool isBracketed = own.starts_with('(') || own.starts_with('[');
        if (own.empty() || above.empty() || own == "-")
            names[i] = above.empty() ? own : above;
        else
            names[i] = isLowerUnits && !isBracketed ? fmt::format("{} ({})", above, own) : fmt::format("{} {}", above, own);
    }
    return names;
}

bool hasWordsOver(const RowShape& row, const std::vector<std::size_t>& typed)
{
    const auto words = std::ranges::count_if(typed, [&](std::size_t column) { return row.at(column) == CellShape::Text; });
    const auto numbers = std::ranges::count_if(
        typed, [&](std::size_t column) { return row.at(column) == CellShape::Typed || row.at(column) == CellShape::Year; });
    return numbers == 0 && 3 * words >= 2 * std::ssize(typed);
}

/// Below it: words over two or more columns of numbers.
bool takeRowBelow(FoundHeading& found, const std::vector<SampleRow>& rows, const Shapes& shapes)
{
    const std::size_t below = found.start + 1;
    if (below + 1 >= rows.size() || !mayName(shapes[below]) || !mayName(shapes[found.start]))
        return false;
    const auto typed = typedColumns(shapes, below + 1);
    const bool isShort = shapes[below].length() <= shapes[found.start].length() || hasDoubles(rows[below]);
    if (!isShort || typed.size() < 2 || !hasWordsOver(shapes[below], typed))
        return false;
    const bool areLowerUnits = areUnits(rows[below]);
    found.kind = TableFrame::Heading::Sure;
    found.data = below + 1;
    if (areLowerUnits || shapes[found.start].fill < shapes[below].fill || hasDoubles(rows[found.start]))
        found.names = joinedNames(rows[found.start], rows[below], areLowerUnits);
    return true;
}

/// Above it: names of groups, where names are the same in each.
void takeRowAbove(FoundHeading& found, const std::vector<SampleRow>& rows, const Shapes& shapes)
{
    if (found.start == 0 || !mayName(shapes[found.start]) || !hasDoubles(rows[found.start]))
        return;
    const RowShape& above = shapes[found.start - 1];
    if (above.fill < 2 || above.length() > shapes[found.start].length() || above.isComment)
        return;
    found.kind = TableFrame::Heading::Sure;
    found.names = joinedNames(rows[found.start - 1], rows[found.start], false);
}

} // namespace

FoundHeading findHeading(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes)
{
    const auto isFilled = [](const RowShape& row) { return !row.isBlank(); };
    const auto first = static_cast<std::size_t>(std::ranges::find_if(shapes, isFilled) - shapes.begin());
    if (first == shapes.size())
        return {};
    FoundHeading best = firstRowAsItIs(rows, shapes, first);
    const auto none = withoutHeading(shapes);
    if (none && none->score > best.score)
        best = *none;
    std::size_t tried = 0;
    std::size_t last = shapes.size() - 1;
    while (shapes[last].isBlank())
        --last;
    for (std::size_t i = first + 1; i < last && tried < kMostRowsAbove; ++i) {
        tried += shapes[i].isBlank() ? 0 : 1;
        if (!mayName(shapes[i]))
            continue;
        const double score = scoreOfHeading(rows, shapes, i);
        if (score > best.score + 1e-9)
            best = {i, i + 1, TableFrame::Heading::Sure, {}, score};
    }
    if (!takeRowBelow(best, rows, shapes))
        takeRowAbove(best, rows, shapes);
    if (shapes[best.start].isComment && best.names.empty() && mayName(shapes[best.start])) {
        best.names = rows[best.start];
        std::string& name = best.names.front();
        name.erase(0, std::min(name.find_first_not_of("# "), name.size()));
    }
    return best;
}

} // namespace ratatosk
