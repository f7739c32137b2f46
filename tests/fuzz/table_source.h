// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::fuzz {

struct FuzzedTable {
    std::vector<std::string> columns;
    std::vector<std::vector<Cell>> rows = {}; ///< at most 20
    std::string remark = {};
};

/// A table made of any bytes: fields that end with a line break, the first with the number of columns ('0' to '3' and one more), then a remark, titles
/// and cells. A cell's first letter says what it is: i a number, r a real (8 bytes), b a blob, n NULL, anything else text.
/// No NaN, and no zero byte in remark and titles: SQLite and questions have neither.
FuzzedTable tableFrom(std::string_view bytes);

} // namespace ratatosk::fuzz
