// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/grammar/grammar_tree.h"
#include "core/joins/join_path.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/transition/compact_rules.h"
#include "core/transition/idioms.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// Derivation of the compact or extended grammar -> typed query. Statements and FROM are in query_builder.cpp, what stands in the clauses in
/// query_builder_clauses.cpp, figures beyond columns and aggregates in query_builder_aggregates.cpp.
class QueryBuilder
{
public:
    /// `meant`: keys that go before their rivals.
    QueryBuilder(const Schema& schema, const CompactRules& rules, const std::vector<ColumnId>& meant)
        : m_schema(schema), m_rules(rules), m_meant(meant)
    {
    }

    Result<sql::Query> build(const sql::GrammarTree& tree);

private:
    using Tree = sql::GrammarTree;

    /// The FROM of a block that is being built: where its columns refer to.
    struct Scope {
        std::vector<sql::Occurrence> occurrences; ///< by index into FROM
        Scope* outer = nullptr;
        std::optional<idiom::BestOfEach> best{}; ///< its rows are left out: the block's
        std::vector<sql::Expression> keys{};     ///< items that are keys of GROUP BY as well
    };

    /// What the marks above a node say about its columns.
    struct Marks {
        int number = 0;  ///< which occurrence of the table
        int outward = 0; ///< how many queries outward
    };

    sql::Query statement(const Tree& tree);
    sql::Query query(const Tree& tree);
    void wrapper(const Tree& tree, sql::Query& query);
    void pattern(const Tree& tree, sql::Query& query);
    sql::SelectBlock countedRows(const Tree& tree, sql::Aggregate function);
    void median(const Tree& tree, const MedianRule& rule, sql::Query& query);
    std::vector<sql::Source> sources(const Tree& tree, Scope& scope);
    void keep(TableId table, sql::SelectBlock& block);
    void addCondition(const Tree& tree, sql::SelectBlock& block);
    void selection(const Tree& tree, sql::SelectBlock& block);
    void order(const Tree& tree, sql::Query& query);

    sql::Expression expression(const Tree& tree, Marks marks);
    sql::Expression idiomOf(const Tree& tree, IdiomRule rule, Marks marks);
    sql::Expression textPart(const Tree& tree, IdiomRule rule, Marks marks);
    sql::Expression cases(const Tree& tree, Marks marks);
    sql::Expression filtered(const Tree& tree, Marks marks);
    sql::Expression window(const Tree& tree, WindowRule rule, Marks marks);
    sql::Expression within(sql::Expression group, sql::Expression window);
    std::vector<sql::OrderKey> orderKeys(const Tree& tree, Marks marks);
    sql::Literal wholeNumber(const Tree& leaf);
    sql::Expression columnReference(const Tree& leaf, Marks marks);
    sql::Condition condition(const Tree& tree, Marks marks);
    sql::Condition comparison(const Tree& tree, const ComparisonRule& rule, Marks marks);
    sql::Condition plainCondition(const Tree& tree, PlainRule rule, Marks marks);
    sql::Condition negation(sql::Condition condition) const;

    static const Tree& child(const Tree& tree, size_t field) { return tree.fields[field].front(); }
    sql::Literal value(const Tree& leaf, const sql::Expression& beside) const;
    sql::Literal rowCount(const Tree& leaf);
    void fail(std::string reason);

    const Schema& m_schema;
    const CompactRules& m_rules;
    const std::vector<ColumnId>& m_meant;
    Scope* m_scope = nullptr;
    std::optional<Error> m_failure; ///< the first; what is built after it is thrown away
};

} // namespace ratatosk
