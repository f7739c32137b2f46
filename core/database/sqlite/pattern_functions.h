// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct sqlite3;

namespace ratatosk {

/// LIKE and GLOB that end when the statement has to (Interruption). The price: SQLite no longer knows that `x LIKE 'a%'` could use an index.
void addPatternFunctions(sqlite3* handle);

} // namespace ratatosk
