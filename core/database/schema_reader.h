// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/connection.h"
#include "core/schema/schema.h"

namespace ratatosk {

/// Reads tables, views, columns, keys and declared foreign keys (composite, implicit targets, quoted and Unicode names) of a
/// live database. `spokenName` comes from `schema/item_names`. Where the file declares no foreign keys at all for a table, likely
/// ones are inferred (`database/key_inference`) and marked `isGuess`.
/// Nothing that the file defines is run: generated columns are not read for guesses, and a view whose columns SQLite cannot tell with little
/// work (views that double each other) is left out.
Result<Schema> readSchema(const Connection& connection);

/// Spider's mapping of a declared type, by the first substring that fits: char, text, var or empty -> Text; int, numeric, decimal,
/// number, id, real, double, float -> Number; date, time, year -> Time; boolean -> Boolean; else Other.
ColumnType columnTypeOf(const std::string& declaredType);

} // namespace ratatosk
