// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

namespace ratatosk::sql {

/// count(*), and not of a column.
inline bool isCountOfRows(const Expression& expression)
{
    const auto* call = std::get_if<AggregateCall>(&expression.term);
    return call && call->function == Aggregate::Count && std::holds_alternative<Star>(call->argument->term);
}

} // namespace ratatosk::sql
