// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/mixed_column.h"

#include <fmt/ranges.h>

namespace ratatosk {

std::string textOf(const MixedColumn& column)
{
    if (column.examples.empty())
        return fmt::format("{} has {}", column.column, column.count);
    const bool areAll = static_cast<std::int64_t>(column.examples.size()) >= column.count;
    return fmt::format("{} has {} ({}{})", column.column, column.count, fmt::join(column.examples, ", "), areAll ? "" : ", ...");
}

} // namespace ratatosk
