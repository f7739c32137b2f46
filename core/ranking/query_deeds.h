// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

#include <set>

namespace ratatosk {

/// Something that a query does and that a question has words for.
enum class Deed {
    Average,
    Total,
    Count,
    High,    ///< the largest, or from large to small
    Low,     ///< the smallest, or from small to large
    Deny,    ///< leaves out what fulfils a condition
    AtLeast, ///< compares with a lower bound
    AtMost,  ///< compares with an upper bound
    Group,
    Having,
    Match,   ///< a part of a text
    Either,  ///< one condition or another
};

/// Sub-queries included.
std::set<Deed> deedsOf(const sql::Query& query);

} // namespace ratatosk
