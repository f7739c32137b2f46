// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct sqlite3;

namespace ratatosk {

/// `text REGEXP pattern`, which SQLite leaves to others: whether the pattern, in RE2's syntax, matches anywhere in the text. Takes time in
/// proportion to the text, whatever the pattern; "(?i)" before it leaves aside upper and lower case. NULL for NULL. A pattern that is none
/// is an error of the statement.
void addRegexpFunction(sqlite3* handle);

} // namespace ratatosk
