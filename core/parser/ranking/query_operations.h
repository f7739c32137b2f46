// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <set>

namespace ratatosk {

/// Something that a query does and that a question has words for.
enum class QueryOperation {
    Average,
    Total,
    Count,
    High,    ///< the largest, or from large to small
    Low,     ///< the smallest, or from small to large
    Newest,  ///< High of a time, or Low of an age
    Oldest,  ///< Low of a time, or High of an age
    Often,   ///< High or Low of how many rows there are
    Deny,    ///< leaves out what fulfils a condition
    AtLeast, ///< compares with a lower bound
    AtMost,  ///< compares with an upper bound
    Range,   ///< BETWEEN, or bounds on both sides
    Group,
    Having,
    Match,   ///< a part of a text
    Either,  ///< one condition or another
    Running, ///< adds up along an order
    Place,   ///< numbers rows along an order, or shows the n-th
};

/// Sub-queries included.
std::set<QueryOperation> operationsOf(const sql::Query& query, const Schema& schema);

} // namespace ratatosk
