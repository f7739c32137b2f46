// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/delimited_reader.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The cells of a record whose last quote is never closed: it counts for nothing, and the row ends where the text does. Separators behind it
/// part cells as far as there are more than `expected` of them; what is too many belongs to the cell that the quote began.
std::vector<std::string> literalCells(std::string_view record, const Dialect& dialect, std::size_t expected);

} // namespace ratatosk
