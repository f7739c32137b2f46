// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "The three highest invoices of each year": where rows are put into the groups that places are given in, each group would have but one place. The
/// rows are not grouped then, and their figures stand as they are. Says whether something was changed.
bool dropRowwiseGrouping(sql::Query& query);

} // namespace ratatosk
