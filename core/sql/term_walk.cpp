// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/term_walk.h"

namespace ratatosk::sql {

namespace {

/// Walks down whatever it is given; one overload for each kind of node.
class TermWalk
{
public:
    TermWalk(const VisitTerm& visitTerm, const VisitQuery& visitQuery) : m_visitTerm(visitTerm), m_visitQuery(visitQuery) {}

    void operator()(const Expression& expression) const
    {
        if (const auto* call = std::get_if<AggregateCall>(&expression.term))
            return (*this)(*call->argument);
        if (const auto* arithmetic = std::get_if<Arithmetic>(&expression.term))
            return each(*arithmetic->left, *arithmetic->right);
        if (const auto* truth = std::get_if<TruthValue>(&expression.term))
            return (*this)(*truth->condition);
        m_visitTerm(expression);
        if (const auto* scalar = std::get_if<ScalarQuery>(&expression.term))
            (*this)(*scalar->query);
    }

    void operator()(const Query& query) const
    {
        if (m_visitQuery)
            m_visitQuery(query);
    }

    void operator()(const Condition& condition) const { std::visit(*this, condition.test); }
    void operator()(const Comparison& test) const { each(test.left, test.right); }
    void operator()(const Between& test) const { each(test.value, test.low, test.high); }
    void operator()(const Like& test) const { each(test.value, test.pattern); }
    void operator()(const NullTest& test) const { each(test.value); }
    void operator()(const Negation& test) const { each(*test.condition); }
    void operator()(const Junction& test) const { all(test.parts); }
    void operator()(const Exists& test) const { each(*test.query); }
    void operator()(const InQuery& test) const { each(test.value, *test.query); }

    void operator()(const InList& test) const
    {
        each(test.value);
        all(test.list);
    }

    void operator()(const Source& source) const
    {
        if (const auto* query = std::get_if<Box<Query>>(&source.relation))
            each(**query);
        for (const JoinKey& key : source.keys)
            each(Expression{key.left}, Expression{key.right});
        if (source.condition)
            each(*source.condition);
    }

    void operator()(const SelectItem& item) const { each(item.expression); }

    void operator()(const SelectBlock& block) const
    {
        all(block.items);
        all(block.from);
        if (block.where)
            each(*block.where);
        all(block.groupBy);
        if (block.having)
            each(*block.having);
    }

private:
    template <class... Parts>
    void each(const Parts&... parts) const
    {
        ((*this)(parts), ...);
    }

    template <class Part>
    void all(const std::vector<Part>& parts) const
    {
        for (const Part& part : parts)
            (*this)(part);
    }

    const VisitTerm& m_visitTerm;
    const VisitQuery& m_visitQuery;
};

} // namespace

void visitTerms(const Expression& expression, const VisitTerm& visitTerm, const VisitQuery& visitQuery)
{
    TermWalk(visitTerm, visitQuery)(expression);
}

void visitTerms(const Condition& condition, const VisitTerm& visitTerm, const VisitQuery& visitQuery)
{
    TermWalk(visitTerm, visitQuery)(condition);
}

void visitTerms(const SelectBlock& block, const VisitTerm& visitTerm, const VisitQuery& visitQuery)
{
    TermWalk(visitTerm, visitQuery)(block);
}

} // namespace ratatosk::sql
