// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/questions/spider/spider_query.h"

#include <string>

namespace ratatosk {

/// Which parts of a prediction agree with the gold query in Spider's exact set match (Yu et al., EMNLP 2018).
struct ExactMatch {
    bool select = false;
    bool selectWithoutAggregates = false;
    bool where = false;
    bool whereWithoutOperators = false;
    bool groupColumns = false; ///< names only, in any order
    bool groupAndHaving = false;
    bool order = false;
    bool connectors = false; ///< AND, OR of WHERE
    bool setOperation = false;
    bool keywords = false;
    bool tables = false;

    /// The verdict: every part agrees.
    bool isMatch() const;
    bool operator==(const ExactMatch&) const = default;
};

/// The query as the metric compares it: values and DISTINCT removed, columns of the outermost FROM's tables replaced by the
/// representatives of their foreign-key classes. As in the original, nested queries keep DISTINCT and their columns, and a query in
/// FROM keeps its values, too.
sql::spider::Query preparedForExactMatch(sql::spider::Query query, const Schema& schema);

/// Requires: both prepared.
ExactMatch compareParts(const sql::spider::Query& gold, const sql::spider::Query& prediction, const Schema& schema);

/// Prepares and compares.
bool isExactMatch(const sql::spider::Query& gold, const sql::spider::Query& prediction, const Schema& schema);

} // namespace ratatosk
