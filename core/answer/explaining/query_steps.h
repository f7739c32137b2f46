// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// One step in which a query may be thought to run, and SQL that shows the rows after it.
struct QueryStep {
    enum class Kind { From, Join, Where, Group, Having, Select, Distinct, Combine, Order, Limit };

    Kind kind = Kind::From;
    int block = 0; ///< 0: the first SELECT; n: the n-th one combined with it
    int part = 0;  ///< Join: place in FROM. Where, Having: which of the conditions that AND joins
    std::string preview;

    bool operator==(const QueryStep&) const = default;
};

/// A statement as a tree, with its steps in the order of execution.
struct QueryExplanation {
    sql::Query query;
    std::vector<QueryStep> steps;
};

/// Errors: as sql::readQuery.
Result<QueryExplanation> explainQuery(std::string_view sql, const Schema& schema);

const sql::SelectBlock& blockOf(const sql::Query& query, int block);

using sql::conjuncts; // a step each

} // namespace ratatosk
