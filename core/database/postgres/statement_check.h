// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace ratatosk {

/// Whether the text is one statement that only reads: SELECT, WITH, VALUES, TABLE, or EXPLAIN of one, without INSERT, UPDATE, DELETE, MERGE
/// or INTO anywhere, without locks on rows, and without a call of a function that is not known to be harmless. A transaction that is READ
/// ONLY would still run pg_read_file, nextval, advisory locks, dblink and the like. Refuses more than it needs to; a name that only looks
/// forbidden may be written in double quotes. Errors: InvalidSql, RefusedStatement (detail names what it wants).
Result<void> checkReading(std::string_view sql);

} // namespace ratatosk
