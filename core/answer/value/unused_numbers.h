// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Numbers in digits that an SQL statement makes nothing of: "60" where "guests over 60" finds all guests. A number counts as used where the statement
/// has it, also in a date, as a part of a hundred, in another unit of the same measure, or one off ("over 3", "the third").
std::vector<std::string> unusedNumbers(const Question& question, std::string_view sql);

} // namespace ratatosk
