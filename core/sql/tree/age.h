// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

namespace ratatosk::sql {

/// Whole years from a day to today; a day around the birthday is one of error, since years have 365.25 days here.
Expression ageSince(Expression day);

/// The day of which `ageSince` made this; null for other expressions.
const Expression* dayOfAge(const Expression& expression);

} // namespace ratatosk::sql
