// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/connection.h"
#include "core/schema/schema.h"

namespace ratatosk {

/// The schema of a SQLite file, with composite keys, implicit targets, quoted and Unicode names.
/// Nothing that the file defines is run: generated columns are not read for guesses, and a view whose columns SQLite cannot tell with little
/// work (views that double each other) is left out.
Result<Schema> readSqliteSchema(const Connection& connection);

} // namespace ratatosk
