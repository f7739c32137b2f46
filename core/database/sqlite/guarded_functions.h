// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct sqlite3;

namespace ratatosk {

/// SQLite's printf, format, json_patch, json_set and json_insert behind a look at their arguments: widths of a billion, patches of hundreds
/// of thousands of keys and paths of tens of thousands of parts (for which SQLite recurses until the stack ends) are refused.
void addGuardedFunctions(sqlite3* handle);

} // namespace ratatosk
