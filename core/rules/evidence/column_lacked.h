// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <variant>

namespace ratatosk {

/// The column that is to have nothing, `x IS NULL`; null: another condition.
inline const sql::ColumnReference* columnLacked(const sql::Condition& demand)
{
    const auto* test = std::get_if<sql::NullTest>(&demand.test);
    return test && !test->isNegated ? std::get_if<sql::ColumnReference>(&test->value.term) : nullptr;
}

} // namespace ratatosk
