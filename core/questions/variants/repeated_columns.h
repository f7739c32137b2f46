// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/variants/variant.h"

#include <vector>

namespace ratatosk {

/// A foreign key beside which a column of the table that it refers to can be repeated, as `customer_id, customer_name`: each of its cells is found there
/// once.
struct Repetition {
    ColumnId key; ///< the referring column
    ColumnId parentKey;
    ColumnId repeated; ///< of the parent
};

/// What may be repeated: for each such key the parent's name, or else its first column of texts.
std::vector<Repetition> possibleRepetitions(const DatabaseContent& content);

/// Repeats the column. A query that joined the parent for that column alone asks the copy instead.
void repeatColumn(Variant& variant, const Repetition& repetition);

} // namespace ratatosk
