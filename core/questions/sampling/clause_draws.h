// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// What is asked of a measure. Sums of ages, ranks and the like mean nothing.
sql::Aggregate drawAggregate(ColumnId column, const Schema& schema, Dice& dice);

/// Mostly one row.
sql::Literal drawLimit(Dice& dice);

} // namespace ratatosk
