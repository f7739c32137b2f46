// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

namespace ratatosk {

/// `LEFT JOIN payment ON ... AND invoice.status = 'unpaid'` keeps all invoices: a test of the rows that are kept in any case belongs in WHERE. Says
/// whether something was changed.
bool moveLeftJoinFilter(sql::Query& query);

} // namespace ratatosk
