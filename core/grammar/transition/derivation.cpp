// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/derivation.h"

#include "core/grammar/transition/literal_match.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {

using sql::Grammar;
using sql::GrammarTree;
using sql::Literal;

namespace {

bool hasRule(const Grammar& grammar, int type, int rule)
{
    const std::vector<int>& rules = grammar.types()[static_cast<size_t>(type)].rules;
    return std::binary_search(rules.begin(), rules.end(), rule);
}

} // namespace

TreeBuilder::TreeBuilder(const Grammar& grammar, const std::vector<Action>& actions, const TransitionContext& context)
    : m_grammar(grammar), m_actions(actions), m_context(context)
{
}

Result<GrammarTree> TreeBuilder::build()
{
    GrammarTree tree = node(m_grammar.root());
    if (m_next < m_actions.size())
        fail("comes after the end");
    if (!m_error.empty())
        return Error{ErrorCode::InvalidArgument, m_error};
    return tree;
}

GrammarTree TreeBuilder::node(int type)
{
    const Action action = take();
    if (const Grammar::Primitive primitive = m_grammar.types()[static_cast<size_t>(type)].primitive; primitive != Grammar::Primitive::None)
        return leaf(primitive, action);
    if (action.kind != Action::Kind::ApplyRule || !hasRule(m_grammar, type, action.index)) {
        fail("does not build what is open");
        return {};
    }
    GrammarTree tree{.rule = action.index};
    for (const Grammar::Field& field : m_grammar.rules()[static_cast<size_t>(action.index)].fields)
        tree.fields.push_back(valuesOf(field));
    return tree;
}

std::vector<GrammarTree> TreeBuilder::valuesOf(const Grammar::Field& field)
{
    std::vector<GrammarTree> values;
    switch (field.cardinality) {
    case Grammar::Cardinality::One: values.push_back(node(field.type)); break;
    case Grammar::Cardinality::Optional:
        if (!takeReduce())
            values.push_back(node(field.type));
        break;
    case Grammar::Cardinality::List:
        while (m_error.empty() && !takeReduce())
            values.push_back(node(field.type));
        break;
    }
    return values;
}

GrammarTree TreeBuilder::leaf(Grammar::Primitive primitive, const Action& action)
{
    const auto fits = [&](Action::Kind kind, size_t count) {
        return action.kind == kind && action.index >= 0 && static_cast<size_t>(action.index) < count;
    };
    GrammarTree tree;
    if (primitive == Grammar::Primitive::Column && fits(Action::Kind::SelectColumn, m_context.schema->columns().size())) {
        tree.leaf = ColumnId{action.index};
    } else if (primitive == Grammar::Primitive::Table && fits(Action::Kind::SelectTable, m_context.schema->tables().size())) {
        tree.leaf = TableId{action.index};
    } else if (primitive == Grammar::Primitive::Value && fits(Action::Kind::SelectValue, m_context.values->size())) {
        const ValueCandidate& value = (*m_context.values)[static_cast<size_t>(action.index)];
        tree.leaf = Literal{value.type, value.text};
    } else {
        fail("points at nothing that fits");
    }
    return tree;
}

bool TreeBuilder::takeReduce()
{
    const bool isReduce = m_next < m_actions.size() && m_actions[m_next].kind == Action::Kind::Reduce;
    m_next += isReduce;
    return isReduce;
}

Action TreeBuilder::take()
{
    if (m_next == m_actions.size() || !m_error.empty()) {
        fail("is missing");
        return {Action::Kind::Reduce, -1};
    }
    return m_actions[m_next++];
}

void TreeBuilder::fail(const char* what)
{
    if (m_error.empty())
        m_error = fmt::format("action {} {}", m_next, what);
}

ActionWriter::ActionWriter(const Grammar& grammar, const TransitionContext& context) : m_grammar(grammar), m_context(context) {}

Result<std::vector<GoldAction>> ActionWriter::write(const GrammarTree& tree)
{
    if (!writeNode(tree, m_grammar.root()))
        return Error{ErrorCode::InvalidArgument, fmt::format("the tree leaves the grammar after action {}", m_actions.size())};
    return std::move(m_actions);
}

bool ActionWriter::writeNode(const GrammarTree& tree, int type)
{
    if (const Grammar::Primitive primitive = m_grammar.types()[static_cast<size_t>(type)].primitive; primitive != Grammar::Primitive::None)
        return writeLeaf(tree.leaf, primitive);
    if (!hasRule(m_grammar, type, tree.rule))
        return false;
    const std::vector<Grammar::Field>& fields = m_grammar.rules()[static_cast<size_t>(tree.rule)].fields;
    if (tree.fields.size() != fields.size())
        return false;
    add({Action::Kind::ApplyRule, tree.rule});
    for (size_t i = 0; i < fields.size(); ++i) {
        if (!writeField(tree.fields[i], fields[i]))
            return false;
    }
    return true;
}

bool ActionWriter::writeField(const std::vector<GrammarTree>& values, const Grammar::Field& field)
{
    const bool isList = field.cardinality == Grammar::Cardinality::List;
    if ((field.cardinality == Grammar::Cardinality::One && values.size() != 1) || (!isList && values.size() > 1))
        return false;
    for (const GrammarTree& value : values) {
        if (!writeNode(value, field.type))
            return false;
    }
    if (isList || values.empty())
        add({Action::Kind::Reduce, 0});
    return true;
}

bool ActionWriter::writeLeaf(const GrammarTree::Leaf& leaf, Grammar::Primitive primitive)
{
    if (const auto* column = std::get_if<ColumnId>(&leaf); column && primitive == Grammar::Primitive::Column)
        add({Action::Kind::SelectColumn, index(*column)});
    else if (const auto* table = std::get_if<TableId>(&leaf); table && primitive == Grammar::Primitive::Table)
        add({Action::Kind::SelectTable, index(*table)});
    else if (const auto* value = std::get_if<Literal>(&leaf); value && primitive == Grammar::Primitive::Value)
        writeValue(*value);
    else
        return false;
    return true;
}

void ActionWriter::writeValue(const Literal& value)
{
    GoldAction gold{{Action::Kind::SelectValue, -1}, candidatesFor(value, *m_context.values)};
    if (!gold.equallyRight.empty())
        gold.action.index = gold.equallyRight.front();
    m_actions.push_back(std::move(gold));
}

} // namespace ratatosk
