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

/// Typed query -> derivation of the compact or extended grammar. Statements and blocks are in compact_tree_builder.cpp, what stands in the
/// clauses in compact_tree_clauses.cpp, figures beyond columns and aggregates in compact_tree_aggregates.cpp.
class CompactTreeBuilder
{
public:
    CompactTreeBuilder(const Schema& schema, const CompactRules& rules) : m_schema(schema), m_rules(rules) {}

    Result<sql::GrammarTree> build(const sql::Query& query);

private:
    using Tree = sql::GrammarTree;

    /// ORDER BY and LIMIT of the query whose last block is being built.
    struct Ending {
        const std::vector<sql::OrderKey>* orderBy = nullptr;
        const std::optional<sql::Literal>* limit = nullptr;
        const std::optional<sql::Literal>* offset = nullptr;
        const idiom::BestOfEach* best = nullptr;
        bool isMedian = false;
    };

    /// A block under construction, with the two things that the tree leaves open: which occurrence of a repeated table counts as the
    /// first, and which table stands for a star.
    struct Scope {
        std::vector<sql::Occurrence> occurrences; ///< by index into FROM
        TableId starTable{};
        Scope* outer = nullptr;
    };

    /// What marks a column needs.
    struct Marks {
        int number = 0;
        int outward = 0;

        auto operator<=>(const Marks&) const = default;
    };

    Tree statement(const sql::Query& query);
    Tree block(const sql::SelectBlock& block, const Ending& ending);
    Tree tableBlock(const sql::SelectBlock& block, const Ending& ending);
    Tree rows(const sql::SelectBlock& block, const Ending& ending);
    std::optional<Tree> attempt(const sql::SelectBlock& block, const Ending& ending, Scope scope);
    Tree pattern(const sql::SelectBlock& block, const Ending& ending);
    Tree wrapped(const sql::SelectBlock& block, const Ending& ending, Tree tree);
    Tree median(const sql::SelectBlock& block);
    Tree selection(const sql::SelectBlock& block);
    Tree item(const sql::Expression& expression, const sql::SelectBlock& block);
    std::vector<const sql::Expression*> plainKeys(const sql::SelectBlock& block);
    bool isItem(const sql::Expression& expression, const sql::SelectBlock& block) const;
    Tree order(const Ending& ending, size_t key);
    Tree lastOrder(const sql::OrderKey& key, const Ending& ending);
    Tree orderOf(const std::vector<sql::OrderKey>& keys, size_t key, Marks marks);

    Tree expression(const sql::Expression& expression, Marks marks);
    Tree expressionTerm(const sql::Expression& expression, Marks marks);
    Tree aggregate(const sql::AggregateCall& call, Marks marks);
    Tree arithmetic(const sql::Expression& whole, const sql::Arithmetic& arithmetic, Marks marks);
    Tree quotient(const idiom::Quotient& quotient, Marks marks);
    Tree function(const sql::Expression& whole, const sql::FunctionCall& call, Marks marks);
    Tree substring(const sql::Expression& whole, const std::vector<sql::Expression>& arguments, Marks marks);
    Tree valueOf(const sql::Expression& expression);
    Tree cases(const sql::CaseExpression& cases, size_t first, Marks marks);
    Tree window(const sql::WindowCall& window, Marks marks);
    Tree within(const sql::WindowCall& window, Tree tree, Marks marks);
    Tree unary(const RuleMeaning& meaning, const sql::Expression& argument, const char* what, Marks marks);
    Tree plainColumn(const sql::Expression& expression, Marks marks);
    bool isPlainColumn(const sql::Expression& expression, Marks marks) const;
    Tree condition(const sql::Condition& condition, Marks marks);
    Tree test(const sql::Comparison& test, Marks marks);
    Tree test(const sql::Between& test, Marks marks);
    Tree test(const sql::Like& test, Marks marks);
    Tree test(const sql::InList& test, Marks marks);
    Tree test(const sql::InQuery& test, Marks marks);
    Tree test(const sql::NullTest& test, Marks marks);
    Tree test(const sql::Exists& test, Marks marks);
    Tree test(const sql::Negation& test, Marks marks);
    Tree test(const sql::Junction& test, Marks marks);
    Tree negated(bool isNegated, Tree tree) const;

    /// The marks of all columns that are written in it (not in its queries), without repeats.
    template <class Part>
    std::vector<Marks> marksIn(const Part& part) const;
    Marks marksOf(const sql::ColumnReference& column) const;

    int ruleFor(const RuleMeaning& meaning, const char* what);
    Tree unsupported(const std::string& what);

    const Schema& m_schema;
    const CompactRules& m_rules;
    Scope* m_scope = nullptr;
    std::optional<Error> m_failure; ///< the first of the current attempt
};

} // namespace ratatosk
