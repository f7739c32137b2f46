// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// Whether the function of PostgreSQL computes its value from its arguments, or the clock, and does nothing else: it reads no file, changes
/// no setting and no sequence, takes no lock, calls nobody and runs no SQL. What is not known to be so is not allowed.
bool isAllowedFunction(std::string_view name);

/// Whether a parenthesis behind the word opens no call: keywords that cannot name a function.
bool isBeforeParenthesis(std::string_view word);

} // namespace ratatosk
