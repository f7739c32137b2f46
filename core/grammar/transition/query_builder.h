// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/grammar/transition/term_builder.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// Derivation of the compact or extended grammar -> typed query: statements, their clauses and FROM. What stands in the clauses is built by
/// its `TermBuilder`.
class QueryBuilder
{
public:
    /// `meant`: keys that go before their rivals.
    QueryBuilder(const Schema& schema, const CompactRules& rules, const std::vector<ColumnId>& preferredKeys)
        : m_construction{schema, rules}, m_terms(m_construction, [this](const Tree& tree) { return statement(tree); }),
          m_preferredKeys(preferredKeys)
    {
    }
    QueryBuilder(const QueryBuilder&) = delete;
    QueryBuilder& operator=(const QueryBuilder&) = delete;

    Result<sql::Query> build(const sql::GrammarTree& tree);

private:
    using Tree = sql::GrammarTree;

    sql::Query statement(const Tree& tree);
    sql::Query query(const Tree& tree);
    void wrapper(const Tree& tree, sql::Query& query);
    void pattern(const Tree& tree, sql::Query& query);
    sql::SelectBlock countedRows(const Tree& tree, sql::Aggregate function);
    void median(const Tree& tree, const MedianRule& rule, sql::Query& query);
    std::vector<sql::Source> sources(const Tree& tree, BlockScope& scope);
    void addRows(const Tree& tree, sql::SelectBlock& block);
    sql::Source rowSource(const Tree& tree, const sql::SelectBlock& block);
    void keep(TableId table, sql::SelectBlock& block);
    void joinIfAny(TableId table, sql::SelectBlock& block);
    void reorder(const std::vector<size_t>& order, sql::SelectBlock& block);
    void addCondition(const Tree& tree, sql::SelectBlock& block);
    void selection(const Tree& tree, sql::SelectBlock& block);
    void order(const Tree& tree, sql::Query& query);

    QueryConstruction m_construction;
    TermBuilder m_terms;
    const std::vector<ColumnId>& m_preferredKeys;
};

} // namespace ratatosk
