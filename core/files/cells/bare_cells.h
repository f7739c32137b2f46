// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace ratatosk {

/// The cells of a line in which no quote stands, as DelimitedReader cuts them and in a fraction of the time: `cells` point into the line; one that
/// holds nothing has no place; a line of blanks has no cells. Requires: the line is without its end.
void cutBareCells(std::string_view line, char separator, std::vector<std::string_view>& cells);

/// The same of a line with quotes that stand around whole cells alone; false, and nothing of use in `cells`, for any other.
bool cutQuotedCells(std::string_view line, char separator, char quote, std::vector<std::string_view>& cells);

} // namespace ratatosk
