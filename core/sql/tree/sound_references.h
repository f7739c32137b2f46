// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk::sql {

/// Whether each column that a query refers to, sub-queries included, is one of the table that stands at that place of FROM. What is changed piece by
/// piece is held against this before it is printed, which relies on it.
bool refersSoundly(const Query& query, const Schema& schema);

} // namespace ratatosk::sql
