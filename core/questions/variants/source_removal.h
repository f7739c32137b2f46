// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

namespace ratatosk {

/// Takes an entry out of the block's FROM and lets what referred to it refer to another entry of the same block, of the same table or with the same columns.
/// Keys that hold a column against itself then go; the others stay, each with the later of its entries.
/// Requires: both entries are tables joined without conditions of their own.
void mergeSources(sql::Query& query, sql::SelectBlock& block, int removed, int kept);

} // namespace ratatosk
