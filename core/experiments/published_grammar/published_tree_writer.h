// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiments/published_grammar/expanded_schema.h"
#include "core/grammar/tree/grammar.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/questions/spider/spider_query.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Writes one query as a tree of the published grammar; see publishedTreeOf(). Use it once.
class PublishedTreeWriter
{
public:
    PublishedTreeWriter(const Schema& schema, const sql::Grammar& grammar);

    Result<sql::GrammarTree> write(const sql::spider::Query& query);

private:
    using Trees = std::vector<sql::GrammarTree>;
    using Query = sql::spider::Query;

    sql::GrammarTree node(std::string_view production, std::vector<Trees> fields = {}) const;

    // `block` is the query that the part stands in: its FROM says whose star a star is.
    sql::GrammarTree block(const Query& block);
    Trees from(const Query& block);
    Trees where(const Query& block);
    Trees having(const Query& block);
    Trees order(const Query& block);
    Trees group(const Query& block);
    sql::GrammarTree conditions(const sql::spider::Conditions& conditions, size_t first, const Query& block);
    sql::GrammarTree condition(const sql::spider::Condition& condition, const Query& block);
    sql::GrammarTree valueUnit(const sql::spider::ValueUnit& unit, const Query& block);
    sql::GrammarTree columnUnit(const sql::spider::ColumnUnit& unit, const Query& block);
    sql::GrammarTree join(sql::spider::ColumnUnit left, sql::spider::ColumnUnit right, const Query& block);
    int expandedColumn(int spiderColumn, const Query& block) const;
    int listedColumn(int spiderColumn, int otherSide, const Query& block) const;
    void fail(std::string_view construct);

    const Schema& m_schema;
    const sql::Grammar& m_grammar;
    ExpandedSchema m_expanded;
    std::optional<Error> m_error; ///< the first; what is written after it is thrown away
};

} // namespace ratatosk
