// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <set>

namespace ratatosk {

/// What a query says, sub-queries included. Columns of join keys are left out: the question does not name them.
struct QueryUse {
    std::set<ColumnId> columns;
    std::set<TableId> tables;
};

QueryUse useOf(const sql::Query& query);

} // namespace ratatosk
