// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// What a column of a result holds, as far as a chart asks.
struct ChartColumn {
    enum class Kind { Numbers, Years, Times, Labels, Nothing };

    int index = 0;
    Kind kind = Kind::Nothing;
    bool isKey = false;    ///< named like one
    bool isRising = false; ///< each value is larger than the one before
    bool hasRepeats = false;
    double largest = 0; ///< of the numbers, without sign; 0 where there are texts
};

/// Judged by the first rows.
ChartColumn chartColumn(const ResultTable& table, int column);

/// "id", "owner_id", "OrderID", "zip_code".
bool isNamedLikeAKey(const std::string& name);

std::optional<double> numberOf(const Cell& cell);
/// A whole number, or a text of four digits, from 1500 to 2100.
std::optional<double> yearOf(const Cell& cell);
/// Milliseconds since 1970 of the day that a whole number writes (20240501), of the years 1500 to 2100.
std::optional<double> compactDay(double number);
/// Milliseconds since 1970 of '2024-05', '2024-05-01', '2024-05-01 12:30', '2024-05-01T12:30:15' and 20240501, taken as UTC.
std::optional<double> timeOf(const Cell& cell);
/// A short text for an axis.
std::string labelOf(const Cell& cell);

/// The columns whose texts name a row together: a first name and the last name beside it; else the column alone.
std::vector<int> labelColumns(const ResultTable& table, int column);

} // namespace ratatosk
