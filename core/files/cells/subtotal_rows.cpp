// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/subtotal_rows.h"

#include "core/files/cells/column_format.h"
#include "core/files/cells/table_end.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace ratatosk {

namespace {

using Numbers = std::vector<double>; ///< a row each; none there: NaN

/// A row that says that it adds up others.
struct Candidate {
    std::size_t row = 0;
    std::size_t column = 0;
};

std::vector<Candidate> candidatesIn(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes, std::size_t begin,
                                    std::size_t end)
{
    std::vector<Candidate> candidates;
    for (std::size_t row = begin + 1; row < end; ++row) {
        const bool hasNumbers = shapes[row].fill > shapes[row].texts && !shapes[row].isComment;
        for (std::size_t column = 0; hasNumbers && column < shapes[row].length(); ++column) {
            if (shapes[row].cells[column] != CellShape::Text || !saysSubtotal(rows[row][column]))
                continue;
            candidates.push_back({row, column});
            break;
        }
    }
    return candidates;
}

/// Nothing: the column does not hold numbers.
std::optional<Numbers> numbersOf(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes, std::size_t column,
                                 std::size_t begin, std::size_t end)
{
    std::vector<ColumnProfile> profile(1);
    for (std::size_t row = begin; row < end; ++row) {
        if (shapes[row].at(column) != CellShape::Blank && !shapes[row].isComment)
            profile.front().take(rows[row][column]);
    }
    const ColumnFormat format = columnFormats(profile, writingHabits(profile, false)).front();
    if (format.kind != ColumnFormat::Kind::Whole && format.kind != ColumnFormat::Kind::Real)
        return {};
    Numbers numbers(end, std::nan(""));
    for (std::size_t row = begin; row < end; ++row) {
        const CellShape shape = shapes[row].at(column);
        if ((shape == CellShape::Typed || shape == CellShape::Year) && isNumberIn(rows[row][column], format))
            numbers[row] = numberIn(rows[row][column], format.numbers);
    }
    return numbers;
}

/// How many rows above a total it adds up, from the row behind another total on or from the first; 0: none.
class Adding
{
public:
    Adding(std::vector<Numbers> columns, const std::vector<Candidate>& candidates, std::size_t begin)
        : m_columns(std::move(columns)), m_candidates(candidates), m_begin(begin)
    {
    }

    std::size_t rowsAddedBy(std::size_t total) const
    {
        std::size_t most = 0;
        for (const Numbers& column : m_columns)
            most = std::max(most, rowsAdded(column, m_candidates[total].row));
        return most;
    }

private:
    bool isTotal(std::size_t row) const { return std::ranges::find(m_candidates, row, &Candidate::row) != m_candidates.end(); }

    std::size_t rowsAdded(const Numbers& column, std::size_t total) const
    {
        if (std::isnan(column[total]))
            return 0;
        double sum = 0;
        std::size_t count = 0;
        std::size_t most = 0;
        for (std::size_t row = total; row-- > m_begin;) {
            const bool isOther = isTotal(row);
            if (isOther && count > 0 && addsUpTo(column[total], sum, count))
                most = std::max(most, count);
            if (isOther || std::isnan(column[row]))
                continue;
            sum += column[row];
            ++count;
        }
        return count > 0 && addsUpTo(column[total], sum, count) ? std::max(most, count) : most;
    }

    std::vector<Numbers> m_columns;
    const std::vector<Candidate>& m_candidates;
    std::size_t m_begin;
};

std::size_t usualColumn(const std::vector<Candidate>& candidates)
{
    std::map<std::size_t, int> counts;
    for (const Candidate& candidate : candidates)
        ++counts[candidate.column];
    return std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; })->first;
}

} // namespace

bool saysSubtotal(std::string_view cell)
{
    constexpr std::size_t longestLabel = 60;
    if (cell.size() > longestLabel)
        return false;
    const std::size_t last = cell.find_last_of(' ');
    return saysTotal(cell) || saysTotal(cell.substr(0, cell.find(' ')))
        || (last != std::string_view::npos && saysTotal(cell.substr(last + 1)));
}

FoundSubtotals findSubtotals(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes, std::size_t begin, std::size_t end)
{
    const std::vector<Candidate> candidates = candidatesIn(rows, shapes, begin, end);
    if (candidates.empty() || 2 * candidates.size() > end - begin)
        return {};
    std::size_t width = 0;
    for (std::size_t row = begin; row < end; ++row)
        width = std::max(width, shapes[row].length());
    std::vector<Numbers> columns;
    for (std::size_t column = 0; column < width; ++column) {
        if (auto numbers = numbersOf(rows, shapes, column, begin, end))
            columns.push_back(*std::move(numbers));
    }
    const Adding adding(std::move(columns), candidates, begin);
    FoundSubtotals found{usualColumn(candidates)};
    std::size_t ofSeveral = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const std::size_t count = adding.rowsAddedBy(i);
        if (count > 0)
            found.rows.push_back(candidates[i].row);
        ofSeveral += count > 1 ? 1 : 0;
    }
    return ofSeveral > 0 && 10 * found.rows.size() >= 9 * candidates.size() ? found : FoundSubtotals{};
}

} // namespace ratatosk
