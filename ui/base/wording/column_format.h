// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

/// How the numbers of a column are written in the rows; what is copied, exported or edited stays as it is stored.
enum class ColumnFormat {
    Default,     ///< as everywhere else (number_display.h)
    Grouped,     ///< 1,234,567
    TwoDecimals, ///< 1,234.50
    Bytes,       ///< 1.2 MB
    Duration,    ///< of seconds: 1:02:03
    UnixTime,    ///< of seconds, or of milliseconds where these would be too many: 2024-01-31 12:00:00, in UTC
};

/// All of them, in the order in which they are offered.
std::vector<ColumnFormat> columnFormats();

/// "With thousands separators"
QString formatName(ColumnFormat format);

/// Nothing: the default, or a number that has no such format, such as a date that no calendar has.
std::optional<QString> formattedNumber(double number, ColumnFormat format);
