// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::sql::spider {

/// Cuts SQL into the tokens that Spider's reader sees: lower case, except that a quoted literal is one token in double quotes.
/// As there, single quotes count as double ones, arithmetic signs are tokens only between spaces, and a comma before a digit stays
/// inside its word. (NLTK's tokeniser, which the original uses on English and SQL alike, would also leave `a=5` in one piece.)
/// Error: UnsupportedSql (an odd number of quotes).
Result<std::vector<std::string>> tokenise(std::string_view sql);

} // namespace ratatosk::sql::spider
