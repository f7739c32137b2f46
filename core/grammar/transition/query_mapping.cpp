// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/query_mapping.h"

#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/compact_tree_builder.h"
#include "core/grammar/transition/query_builder.h"

namespace ratatosk {

Result<sql::GrammarTree> treeOfQuery(const sql::Query& query, const Schema& schema, const sql::Grammar& compact)
{
    const CompactRules rules(compact);
    return CompactTreeBuilder(schema, rules).build(query);
}

Result<sql::Query> queryOfTree(const sql::GrammarTree& tree, const Schema& schema, const sql::Grammar& compact,
                               const std::vector<ColumnId>& preferredKeys)
{
    const CompactRules rules(compact);
    return QueryBuilder(schema, rules, preferredKeys).build(tree);
}

} // namespace ratatosk
