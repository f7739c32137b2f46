// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <fmt/format.h>

#include <string>

/// A cell as a person would write it: NULL, 1, 1.5, 'text', 3 bytes.
inline std::string cellText(const ratatosk::Cell& cell)
{
    if (const auto* number = std::get_if<std::int64_t>(&cell))
        return fmt::format("{}", *number);
    if (const auto* real = std::get_if<double>(&cell))
        return fmt::format("{}", *real);
    if (const auto* text = std::get_if<std::string>(&cell))
        return fmt::format("'{}'", *text);
    if (const auto* blob = std::get_if<ratatosk::Blob>(&cell))
        return fmt::format("{} bytes", blob->bytes.size());
    return "NULL";
}

/// The rows of a result as "1,'a';2,'b'".
inline std::string rowsText(const ratatosk::ResultTable& table)
{
    std::string text;
    for (const auto& row : table.rows) {
        text += text.empty() ? "" : ";";
        for (std::size_t i = 0; i < row.size(); ++i)
            text.append(i == 0 ? "" : ",").append(cellText(row[i]));
    }
    return text;
}
