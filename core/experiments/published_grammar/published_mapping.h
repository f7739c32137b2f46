// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/grammar/tree/grammar.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/questions/spider/spider_query.h"

namespace ratatosk {

// Spider's structure <-> derivation trees of the grammar "published", the 45 productions of DT-Fixup (Xu et al., ACL 2021). Column
// leaves hold the index in the ExpandedSchema, not a column of the schema.

/// What the grammar has no place for is dropped, as DT-Fixup does it: literals, LIMIT's number, LIMIT without ORDER BY, DISTINCT,
/// columns on the right of WHERE, queries in FROM and as bounds of BETWEEN, OR within ON, and set operations beyond the first of
/// the outermost query. Error: UnsupportedSql for a condition or an arithmetic operator that it cannot name.
Result<sql::GrammarTree> publishedTreeOf(const sql::spider::Query& query, const Schema& schema, const sql::Grammar& published);

/// FROM lists the tables that own a column of SELECT, the left sides of WHERE and HAVING, ORDER BY, GROUP BY and the join
/// conditions, in schema order, and a table once more for each join with itself; no join is inferred. Literals become "value" and 1.
/// Error: InvalidArgument when the tree is not one of this grammar.
Result<sql::spider::Query> queryOfPublishedTree(const sql::GrammarTree& tree, const Schema& schema, const sql::Grammar& published);

} // namespace ratatosk
