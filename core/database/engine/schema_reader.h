// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

namespace ratatosk {

/// Reads tables, views, columns, keys and declared foreign keys of a live database. `spokenName` comes from `core/database/schema/item_names`. Where a
/// table declares no foreign keys at all, likely ones are inferred (`core/database/engine/key_inference`) and marked `isGuess`.
Result<Schema> readSchema(const Connection& connection);

/// Spider's mapping of a declared type, by the first substring that fits: char, text, var or empty -> Text; int, numeric, decimal,
/// number, id, real, double, float -> Number; date, time, year -> Time; boolean -> Boolean; else Other.
ColumnType columnTypeOf(const std::string& declaredType);

} // namespace ratatosk
