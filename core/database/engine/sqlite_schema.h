// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <string>
#include <vector>

namespace ratatosk {

/// The schema of a SQLite file, or of several together (`files`: what SQL calls them), with composite keys, implicit targets, quoted and Unicode names.
/// Nothing that the file defines is run: generated columns are not read for guesses, and a view whose columns SQLite cannot tell with little
/// work (views that double each other) is left out. Tables of several files that share a name bear that of their file before it, and in
/// `Table::container`.
Result<Schema> readSqliteSchema(const Connection& connection, const std::vector<std::string>& files = {});

} // namespace ratatosk
