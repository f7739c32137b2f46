// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/idioms.h"
#include "core/grammar/transition/tree_construction.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/sql/tree/query.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// What stands in the clauses of a query: the derivation of expressions and conditions.
class TermTreeBuilder
{
public:
    using Tree = sql::GrammarTree;
    using WriteStatement = std::function<Tree(const sql::Query&)>; ///< for queries inside a term

    using Marks = ColumnMarks;

    TermTreeBuilder(TreeConstruction& construction, WriteStatement statement)
        : m_construction(construction), m_statement(std::move(statement))
    {
    }

    Tree expression(const sql::Expression& expression, Marks marks);
    Tree condition(const sql::Condition& condition, Marks marks);
    Tree plainColumn(const sql::Expression& expression, Marks marks);
    bool isPlainColumn(const sql::Expression& expression, Marks marks) const;

private:
    Tree expressionTerm(const sql::Expression& expression, Marks marks);
    Tree aggregate(const sql::AggregateCall& call, Marks marks);
    Tree arithmetic(const sql::Expression& whole, const sql::Arithmetic& arithmetic, Marks marks);
    Tree cast(const sql::Expression& whole, const sql::Cast& cast, Marks marks);
    ItemRule itemRule(const sql::OutputReference& output) const;
    Tree quotient(const idiom::Quotient& quotient, Marks marks);
    Tree function(const sql::Expression& whole, const sql::FunctionCall& call, Marks marks);
    Tree substring(const sql::Expression& whole, const std::vector<sql::Expression>& arguments, Marks marks);
    Tree valueOf(const sql::Expression& expression);
    Tree cases(const sql::CaseExpression& cases, size_t first, Marks marks);
    Tree window(const sql::WindowCall& window, Marks marks);
    Tree within(const sql::WindowCall& window, Tree tree, Marks marks);
    Tree unary(const RuleMeaning& meaning, const sql::Expression& argument, const char* what, Marks marks);
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

    Tree orderOf(const std::vector<sql::OrderKey>& keys, size_t key, Marks marks);

    TreeConstruction& m_construction;
    WriteStatement m_statement;
};

} // namespace ratatosk
