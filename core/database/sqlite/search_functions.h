// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct sqlite3;

namespace ratatosk {

/// instr, replace, trim, ltrim and rtrim as SQLite documents them, in time that grows with the length of the texts and not with its square.
void addSearchFunctions(sqlite3* handle);

} // namespace ratatosk
