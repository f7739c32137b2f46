// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/links/schema_links.h"
#include "core/sql/tree/query.h"

#include <string>
#include <vector>

namespace ratatosk {

/// "Which hut is the best?": a word that judges, and nothing that says by what.
struct OpenMeasure {
    std::string word;                  ///< as in the question; empty: nothing is open
    std::vector<std::string> measures; ///< spoken names of columns that it could mean, the one that the query orders by first

    bool operator==(const OpenMeasure&) const = default;
};

/// Of a query that takes the first rows in an order of one column, which no word of the question names and which is no judgement itself
/// (a rating).
OpenMeasure openMeasureOf(const sql::Query& query, const Question& question, const SchemaLinks& links, const Schema& schema);

} // namespace ratatosk
