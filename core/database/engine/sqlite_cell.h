// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

struct sqlite3_value;

namespace ratatosk {

/// A copy of SQLite's value. Requires: called on the thread of its connection.
Cell cellOf(sqlite3_value* value);

} // namespace ratatosk
