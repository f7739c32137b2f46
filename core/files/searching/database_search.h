// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/cell_needle.h"
#include "core/database/engine/connection.h"
#include "core/files/searching/search_event.h"

#include <stop_token>

namespace ratatosk {

/// Of a table no more rows are told one by one; what is in the others is counted.
inline constexpr std::int64_t kMostRowsListed = 500;

/// Looks for a text or number in the cells of all tables: first where indexes find it, then row by row, the smaller tables first. What is
/// found is told at once, counts and how far it is some ten times a second. A table that cannot be read is told of, and the others go on.
/// Errors: Cancelled; InvalidArgument where nothing is looked for; ServerUnreachable and the like.
Result<void> searchDatabase(const Connection& connection, const Schema& schema, const CellWish& wish, const TellSearch& tell,
                            std::stop_token stop = {});

} // namespace ratatosk
