// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The cells of a text that a spreadsheet has put on the clipboard: a line a row, tabs between cells, and quotes, doubled inside, around
/// a cell that holds a tab, a line break or a quote. At least one row; a line break at the end begins no further one.
std::vector<std::vector<std::string>> sheetCells(std::string_view text);

} // namespace ratatosk
