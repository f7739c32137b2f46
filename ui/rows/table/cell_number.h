// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>

/// The number that a cell holds; nothing for texts, even if they read like one.
inline std::optional<double> cellNumber(const ratatosk::Cell& cell)
{
    if (const auto* integer = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*integer);
    if (const auto* real = std::get_if<double>(&cell))
        return *real;
    return {};
}
