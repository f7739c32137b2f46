// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk::sql {

/// What the schema knows about joining two columns: one refers to the other, or both refer to the same column. In the second case the
/// weaker of the two keys counts.
JoinOrigin joinOrigin(const Schema& schema, ColumnId left, ColumnId right);

} // namespace ratatosk::sql
