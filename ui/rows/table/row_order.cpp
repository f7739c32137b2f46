// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/row_order.h"

#include <algorithm>
#include <numeric>

using namespace ratatosk;

namespace {

bool isNull(const Cell& cell)
{
    return std::holds_alternative<Null>(cell);
}

int storageRank(const Cell& cell)
{
    if (std::holds_alternative<std::string>(cell))
        return 1;
    return std::holds_alternative<Blob>(cell) ? 2 : 0;
}

double numberOf(const Cell& cell)
{
    const auto* integer = std::get_if<std::int64_t>(&cell);
    return integer ? static_cast<double>(*integer) : std::get<double>(cell);
}

bool isSmallerNumber(const Cell& left, const Cell& right)
{
    const auto* a = std::get_if<std::int64_t>(&left);
    const auto* b = std::get_if<std::int64_t>(&right);
    return a && b ? *a < *b : numberOf(left) < numberOf(right);
}

/// Requires: neither is NULL.
bool isSmaller(const Cell& left, const Cell& right)
{
    const int rank = storageRank(left);
    if (rank != storageRank(right))
        return rank < storageRank(right);
    if (rank == 1)
        return std::get<std::string>(left) < std::get<std::string>(right);
    if (rank == 2)
        return std::get<Blob>(left).bytes < std::get<Blob>(right).bytes;
    return isSmallerNumber(left, right);
}

} // namespace

std::vector<int> rowOrder(const ResultTable& table, int column, RowDirection direction)
{
    std::vector<int> order(table.rows.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int left, int right) {
        const Cell& a = table.rows[static_cast<size_t>(left)][static_cast<size_t>(column)];
        const Cell& b = table.rows[static_cast<size_t>(right)][static_cast<size_t>(column)];
        if (isNull(a) || isNull(b))
            return !isNull(a) && isNull(b);
        return direction == RowDirection::Ascending ? isSmaller(a, b) : isSmaller(b, a);
    });
    return order;
}
