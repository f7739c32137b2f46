// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

namespace ratatosk {

/// What a figure of a group of one row is: the sum, mean, least or most of it is what the row has, also within a calculation. False, and it may be
/// half done, where a row has no such thing: where rows are counted, or only some taken.
bool unwrapAggregate(sql::Expression& expression);

} // namespace ratatosk
