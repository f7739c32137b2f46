// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

namespace ratatosk {

/// Whether it depends on which of two values comes first.
inline bool isOrdering(sql::ComparisonOperator operation)
{
    return operation != sql::ComparisonOperator::Equal && operation != sql::ComparisonOperator::NotEqual;
}

} // namespace ratatosk
