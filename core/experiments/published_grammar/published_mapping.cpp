// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/published_grammar/published_mapping.h"

#include "core/experiments/published_grammar/published_query_writer.h"
#include "core/experiments/published_grammar/published_tree_writer.h"

namespace ratatosk {

Result<sql::GrammarTree> publishedTreeOf(const sql::spider::Query& query, const Schema& schema, const sql::Grammar& published)
{
    return PublishedTreeWriter(schema, published).write(query);
}

Result<sql::spider::Query> queryOfPublishedTree(const sql::GrammarTree& tree, const Schema& schema, const sql::Grammar& published)
{
    return PublishedQueryWriter(schema, published).write(tree);
}

} // namespace ratatosk
