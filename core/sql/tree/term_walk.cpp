// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/term_walk.h"

#include <type_traits>

namespace ratatosk::sql {

namespace {

/// Walks down whatever it is given; one overload for each kind of node. `Of<Node>` is what it hands out: const nodes, or plain ones.
template <template <class> class Of>
class TermWalk
{
public:
    using Terms = std::function<void(Of<Expression>&)>;
    using Queries = std::function<void(Of<Query>&)>;

    TermWalk(const Terms& visitTerm, const Queries& visitQuery, const EditParts* editParts = nullptr, const Terms* visitPart = nullptr)
        : m_visitTerm(visitTerm), m_visitQuery(visitQuery), m_editParts(editParts), m_visitPart(visitPart)
    {
    }

    void operator()(Of<Expression>& expression) const
    {
        if (m_visitPart)
            (*m_visitPart)(expression);
        parts(expression);
        if constexpr (!std::is_const_v<Of<Expression>>) {
            if (m_editParts && m_editParts->expression)
                m_editParts->expression(expression);
        }
    }

    void parts(Of<Expression>& expression) const
    {
        if (auto* call = std::get_if<AggregateCall>(&expression.term))
            return (*this)(*call);
        if (auto* call = std::get_if<FunctionCall>(&expression.term))
            return all(call->arguments);
        if (auto* cast = std::get_if<Cast>(&expression.term))
            return (*this)(*cast->value);
        if (auto* cases = std::get_if<CaseExpression>(&expression.term))
            return (*this)(*cases);
        if (auto* window = std::get_if<WindowCall>(&expression.term))
            return (*this)(*window);
        if (auto* arithmetic = std::get_if<Arithmetic>(&expression.term))
            return each(*arithmetic->left, *arithmetic->right);
        if (auto* truth = std::get_if<TruthValue>(&expression.term))
            return (*this)(*truth->condition);
        m_visitTerm(expression);
        if (auto* scalar = std::get_if<ScalarQuery>(&expression.term))
            (*this)(*scalar->query);
    }

    void operator()(Of<AggregateCall>& call) const
    {
        (*this)(*call.argument);
        all(call.filter);
    }

    void operator()(Of<CaseExpression>& cases) const
    {
        for (size_t i = 0; i < cases.conditions.size(); ++i)
            each(cases.conditions[i], cases.results[i]);
        all(cases.otherwise);
    }

    void operator()(Of<WindowCall>& window) const
    {
        if (auto* call = std::get_if<AggregateCall>(&window.function))
            (*this)(*call);
        all(window.arguments);
        all(window.partitionBy);
        all(window.orderBy);
    }

    void operator()(Of<OrderKey>& key) const { each(key.expression); }

    void operator()(Of<Query>& query) const
    {
        if (m_visitQuery)
            m_visitQuery(query);
    }

    void operator()(Of<Condition>& condition) const
    {
        std::visit(*this, condition.test);
        if constexpr (!std::is_const_v<Of<Condition>>) {
            if (m_editParts && m_editParts->condition)
                m_editParts->condition(condition);
        }
    }
    void operator()(Of<Comparison>& test) const { each(test.left, test.right); }
    void operator()(Of<Between>& test) const { each(test.value, test.low, test.high); }
    void operator()(Of<Like>& test) const { each(test.value, test.pattern); }
    void operator()(Of<NullTest>& test) const { each(test.value); }
    void operator()(Of<Negation>& test) const { each(*test.condition); }
    void operator()(Of<Junction>& test) const { all(test.parts); }
    void operator()(Of<Exists>& test) const { each(*test.query); }
    void operator()(Of<InQuery>& test) const { each(test.value, *test.query); }

    void operator()(Of<InList>& test) const
    {
        each(test.value);
        all(test.list);
    }

    void operator()(Of<Source>& source) const
    {
        if (auto* query = std::get_if<Box<Query>>(&source.relation))
            each(**query);
        for (Of<JoinKey>& key : source.keys) {
            side(key.left);
            side(key.right);
        }
        if (source.condition)
            each(*source.condition);
    }

    void operator()(Of<SelectItem>& item) const { each(item.expression); }

    void operator()(Of<SelectBlock>& block) const
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
    /// A key's side is no expression: it is handed out as one and taken back.
    void side(Of<ColumnReference>& column) const
    {
        Expression expression{column};
        m_visitTerm(expression);
        if constexpr (!std::is_const_v<Of<ColumnReference>>)
            column = std::get<ColumnReference>(expression.term);
    }

    template <class... Parts>
    void each(Parts&... parts) const
    {
        ((*this)(parts), ...);
    }

    template <class Parts>
    void all(Parts& parts) const
    {
        for (auto& part : parts)
            (*this)(part);
    }

    const Terms& m_visitTerm;
    const Queries& m_visitQuery;
    const EditParts* m_editParts;
    const Terms* m_visitPart;
};

template <class Node>
using Read = const Node;
template <class Node>
using Edited = Node;

} // namespace

void visitTerms(const Expression& expression, const VisitTerm& visitTerm, const VisitQuery& visitQuery)
{
    TermWalk<Read>(visitTerm, visitQuery)(expression);
}

void visitTerms(const Condition& condition, const VisitTerm& visitTerm, const VisitQuery& visitQuery)
{
    TermWalk<Read>(visitTerm, visitQuery)(condition);
}

void visitTerms(const SelectBlock& block, const VisitTerm& visitTerm, const VisitQuery& visitQuery)
{
    TermWalk<Read>(visitTerm, visitQuery)(block);
}

void editTerms(Expression& expression, const EditTerm& editTerm, const EditQuery& editQuery)
{
    TermWalk<Edited>(editTerm, editQuery)(expression);
}

void editTerms(Condition& condition, const EditTerm& editTerm, const EditQuery& editQuery)
{
    TermWalk<Edited>(editTerm, editQuery)(condition);
}

void editTerms(SelectBlock& block, const EditTerm& editTerm, const EditQuery& editQuery)
{
    TermWalk<Edited>(editTerm, editQuery)(block);
}

void editParts(Query& query, const EditParts& edit)
{
    const EditTerm editTerm = [](Expression&) {};
    const EditQuery editQuery = [&](Query& inner) { editParts(inner, edit); };
    const TermWalk<Edited> walk(editTerm, editQuery, &edit);
    walk(query.first);
    for (SetOperand& operand : query.rest)
        walk(operand.block);
    for (OrderKey& key : query.orderBy)
        walk(key);
}

void visitParts(const Query& query, const VisitParts& visit)
{
    Query copy = query; // the walk that goes into queries inside only edits
    editParts(copy, {.condition = visit.condition, .expression = visit.expression});
}

void visitParts(const SelectBlock& block, const VisitTerm& visitPart)
{
    const VisitTerm nothing = [](const Expression&) {};
    const VisitQuery noQuery;
    TermWalk<Read>(nothing, noQuery, nullptr, &visitPart)(block);
}

void visitParts(const Expression& expression, const VisitTerm& visitPart)
{
    const VisitTerm nothing = [](const Expression&) {};
    const VisitQuery noQuery;
    TermWalk<Read>(nothing, noQuery, nullptr, &visitPart)(expression);
}

namespace {

void editWhere(SelectBlock& block, const std::function<void(Condition&)>& edit)
{
    if (block.where)
        edit(*block.where);
    editTerms(
        block, [](Expression&) {},
        [&](Query& inner) {
            editWhere(inner.first, edit);
            for (SetOperand& operand : inner.rest)
                editWhere(operand.block, edit);
        });
}

} // namespace

void editClauses(Query& query, const std::function<void(Condition&)>& edit)
{
    editWhere(query.first, edit);
    for (SetOperand& operand : query.rest)
        editWhere(operand.block, edit);
    editParts(query,
              {.condition = [](Condition&) {},
               .expression =
                   [&](Expression& expression) {
                       auto* call = std::get_if<AggregateCall>(&expression.term);
                       if (call && !call->filter.empty())
                           edit(call->filter.front());
                   }});
}

} // namespace ratatosk::sql
