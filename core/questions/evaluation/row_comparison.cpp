// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/row_comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

namespace ratatosk {
namespace {

/// One number per row: equal numbers, equal cells.
using Numbers = std::vector<int>;

/// A text that two cells share exactly when they are equal.
struct CellKey {
    std::string operator()(Null) const { return "n"; }
    std::string operator()(std::int64_t value) const { return fmt::format("i{}", value); }
    std::string operator()(double value) const
    {
        constexpr double int64Bound = 9223372036854775808.0; // 2^63
        const bool isInt64 = value == std::trunc(value) && value >= -int64Bound && value < int64Bound;
        return isInt64 ? (*this)(static_cast<std::int64_t>(value)) : fmt::format("d{}", value);
    }
    std::string operator()(const std::string& value) const { return fmt::format("t{}", value); }
    std::string operator()(const Blob& value) const
    {
        return fmt::format("b{}", std::string_view(reinterpret_cast<const char*>(value.bytes.data()), value.bytes.size()));
    }
};

class CellNumbering
{
public:
    std::vector<Numbers> columnsOf(const ResultTable& table)
    {
        std::vector<Numbers> columns(table.columns.size());
        for (const std::vector<Cell>& row : table.rows) {
            for (size_t i = 0; i < columns.size(); ++i)
                columns[i].push_back(numberOf(row[i]));
        }
        return columns;
    }

private:
    int numberOf(const Cell& cell)
    {
        return m_numbers.try_emplace(std::visit(CellKey{}, cell), static_cast<int>(m_numbers.size())).first->second;
    }

    std::unordered_map<std::string, int> m_numbers;
};

bool sameBag(Numbers left, Numbers right)
{
    std::ranges::sort(left);
    std::ranges::sort(right);
    return left == right;
}

/// Searches for an arrangement of the right columns, one left column after the other, and gives a branch up as soon as the rows
/// over the columns placed so far differ as bags.
class ColumnArrangement
{
public:
    ColumnArrangement(std::vector<Numbers> left, std::vector<Numbers> right)
        : m_left(std::move(left)), m_right(std::move(right)), m_isUsed(m_right.size())
    {
    }

    bool exists()
    {
        const Numbers noColumns(m_left.front().size(), 0);
        return placeFrom(0, noColumns, noColumns);
    }

private:
    /// `leftRows` and `rightRows` number the rows over the columns before `column`.
    bool placeFrom(size_t column, const Numbers& leftRows, const Numbers& rightRows)
    {
        if (column == m_left.size())
            return true;
        std::vector<size_t> tried;
        for (size_t candidate = 0; candidate < m_right.size(); ++candidate) {
            const auto isEqual = [&](size_t other) { return m_right[other] == m_right[candidate]; };
            if (m_isUsed[candidate] || std::ranges::any_of(tried, isEqual))
                continue;
            tried.push_back(candidate);
            if (placeAt(column, candidate, leftRows, rightRows))
                return true;
        }
        return false;
    }

    bool placeAt(size_t column, size_t candidate, const Numbers& leftRows, const Numbers& rightRows)
    {
        std::map<std::pair<int, int>, int> numbers;
        const Numbers left = extended(leftRows, m_left[column], numbers);
        const Numbers right = extended(rightRows, m_right[candidate], numbers);
        if (!sameBag(left, right))
            return false;
        m_isUsed[candidate] = true;
        const bool isFound = placeFrom(column + 1, left, right);
        m_isUsed[candidate] = false;
        return isFound;
    }

    static Numbers extended(const Numbers& rows, const Numbers& column, std::map<std::pair<int, int>, int>& numbers)
    {
        Numbers result;
        for (size_t i = 0; i < rows.size(); ++i)
            result.push_back(numbers.try_emplace({rows[i], column[i]}, static_cast<int>(numbers.size())).first->second);
        return result;
    }

    std::vector<Numbers> m_left;
    std::vector<Numbers> m_right;
    std::vector<bool> m_isUsed;
};

} // namespace

bool sameRows(const ResultTable& left, const ResultTable& right, RowOrder order)
{
    if (left.rows.empty() && right.rows.empty())
        return true;
    if (left.rows.size() != right.rows.size() || left.columns.size() != right.columns.size())
        return false;
    CellNumbering numbering;
    std::vector<Numbers> leftColumns = numbering.columnsOf(left);
    std::vector<Numbers> rightColumns = numbering.columnsOf(right);
    if (order == RowOrder::Ignored)
        return ColumnArrangement(std::move(leftColumns), std::move(rightColumns)).exists();
    std::ranges::sort(leftColumns);
    std::ranges::sort(rightColumns);
    return leftColumns == rightColumns;
}

} // namespace ratatosk
