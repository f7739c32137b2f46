// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transition/term_walk.h"

namespace ratatosk {

namespace {

class TermWalk
{
public:
    explicit TermWalk(const VisitExpression& visit) : m_visit(visit) {}

    void operator()(const sql::Comparison& test) const { each(test.left, test.right); }
    void operator()(const sql::Between& test) const { each(test.value, test.low, test.high); }
    void operator()(const sql::Like& test) const { each(test.value, test.pattern); }
    void operator()(const sql::InQuery& test) const { each(test.value); }
    void operator()(const sql::NullTest& test) const { each(test.value); }
    void operator()(const sql::Exists&) const {}
    void operator()(const sql::Negation& test) const { visitTerms(*test.condition, m_visit); }

    void operator()(const sql::InList& test) const
    {
        each(test.value);
        for (const sql::Expression& entry : test.list)
            each(entry);
    }

    void operator()(const sql::Junction& test) const
    {
        for (const sql::Condition& part : test.parts)
            visitTerms(part, m_visit);
    }

private:
    template <class... Expressions>
    void each(const Expressions&... expressions) const
    {
        (visitTerms(expressions, m_visit), ...);
    }

    const VisitExpression& m_visit;
};

} // namespace

void visitTerms(const sql::Expression& expression, const VisitExpression& visit)
{
    if (const auto* call = std::get_if<sql::AggregateCall>(&expression.term)) {
        visitTerms(*call->argument, visit);
    } else if (const auto* arithmetic = std::get_if<sql::Arithmetic>(&expression.term)) {
        visitTerms(*arithmetic->left, visit);
        visitTerms(*arithmetic->right, visit);
    } else if (const auto* truth = std::get_if<sql::TruthValue>(&expression.term)) {
        visitTerms(*truth->condition, visit);
    } else {
        visit(expression);
    }
}

void visitTerms(const sql::Condition& condition, const VisitExpression& visit)
{
    std::visit(TermWalk(visit), condition.test);
}

} // namespace ratatosk
