// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiments/published_grammar/expanded_schema.h"
#include "core/grammar/tree/grammar.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/questions/spider/spider_query.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ratatosk {

/// Writes a tree of the published grammar as a query; see queryOfPublishedTree(). Use it once.
class PublishedQueryWriter
{
public:
    PublishedQueryWriter(const Schema& schema, const sql::Grammar& grammar);

    Result<sql::spider::Query> write(const sql::GrammarTree& tree);

private:
    using Tree = sql::GrammarTree;

    const std::string& production(const Tree& tree) const;

    sql::spider::Query statement(const Tree& tree);
    sql::spider::Query block(const Tree& tree);
    std::vector<sql::spider::SelectItem> select(const Tree& tree);
    sql::spider::Conditions joins(const std::vector<Tree>& optional);
    sql::spider::Conditions conditions(const std::vector<Tree>& optional);
    void addConditions(const Tree& tree, sql::spider::Conditions& conditions);
    sql::spider::Condition condition(const Tree& tree);
    void order(const Tree& tree, sql::spider::Query& block);
    sql::spider::ValueUnit valueUnit(const Tree& tree);
    sql::spider::ColumnUnit columnUnit(const Tree& tree);
    int spiderColumn(const Tree& leaf);
    std::vector<sql::spider::TableUnit> from(const sql::spider::Conditions& joins) const;

    const Schema& m_schema;
    const sql::Grammar& m_grammar;
    ExpandedSchema m_expanded;
    std::set<TableId> m_tables; ///< that own a column of the block being written
    std::optional<Error> m_error;
};

} // namespace ratatosk
