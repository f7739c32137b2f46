// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/row_bag.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <regex>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace ratatosk {
namespace {

// A mark in front keeps the number 1 and the text '1' apart.
std::string textOf(const Null&)
{
    return "-";
}

std::string textOf(std::int64_t value)
{
    return fmt::format("n{}", value);
}

std::string textOf(double value)
{
    constexpr double kExact = 1e15; // whole numbers below it print as such
    if (std::abs(value) < kExact && value == std::trunc(value))
        return textOf(static_cast<std::int64_t>(value));
    return fmt::format("f{:.6g}", value); // never the same as a whole number
}

std::string textOf(const std::string& value)
{
    return "t" + value;
}

std::string textOf(const Blob& blob)
{
    std::string text = "t";
    for (const std::byte byte : blob.bytes)
        text += static_cast<char>(byte);
    return text;
}

} // namespace

RowBags rowBags(const ResultTable& table, BagOrder order)
{
    RowBags rows;
    for (const std::vector<Cell>& row : table.rows) {
        std::vector<std::string> bag;
        for (const Cell& cell : row)
            bag.push_back(std::visit([](const auto& value) { return textOf(value); }, cell));
        std::ranges::sort(bag);
        rows.push_back(std::move(bag));
    }
    if (order == BagOrder::Ignored)
        std::ranges::sort(rows);
    return rows;
}

BagOrder bagOrderOf(std::string_view sql, const ResultTable& rows)
{
    static const std::regex form(R"(\border\s+by\b[^()]*$)", std::regex::icase);
    const std::string text(sql);
    return rows.rows.size() > 1 && std::regex_search(text, form) ? BagOrder::Kept : BagOrder::Ignored;
}

Result<RowBags> judgedRows(const Connection& database, const std::string& sql, BagOrder order, std::stop_token stop)
{
    const auto rows = database.run(sql, kJudgeLimits, std::move(stop));
    if (!rows)
        return rows.error();
    if (!rows->isComplete)
        return Error{ErrorCode::LimitExceeded, "The query returns more rows than can be compared."};
    return rowBags(*rows, order);
}

} // namespace ratatosk
