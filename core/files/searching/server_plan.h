// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/searching/table_plan.h"

namespace ratatosk {

/// How a table of a server is searched: by its primary key where that is a number, and of its first kMostRowsOfServer rows all cells. The server
/// compares; what it gives is compared again.
TablePlan serverPlan(const Connection& connection, const Schema& schema, const CellNeedle& needle, TableId table);

} // namespace ratatosk
