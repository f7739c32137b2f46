// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>

namespace ratatosk {

/// What a question does that goes on from another.
enum class FollowUpKind {
    None,           ///< nothing that can be told: other tables, or a query that cannot be read
    Refinement,     ///< "only those in Italy": further conditions
    OtherColumns,   ///< "their names and ages", "sort them by age": the same rows, shown otherwise
    OtherCondition, ///< "and in France?": other rows
    AboutAnswer,    ///< "how many are there?": a figure of the rows that were shown
};

/// By the two queries. Both must be about tables that they share.
FollowUpKind followUpKind(const std::string& sql, const std::string& earlier, const Schema& schema);

} // namespace ratatosk
