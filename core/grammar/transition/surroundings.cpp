// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/surroundings.h"

#include <algorithm>
#include <map>
#include <string>

namespace ratatosk {

using Clause = Surroundings::Clause;

namespace {

Clause clauseNamed(const std::string& field)
{
    static const std::map<std::string, Clause> clauses = {{"select", Clause::Select}, {"where", Clause::Where}, {"group", Clause::Group},
                                                          {"having", Clause::Having}, {"order", Clause::Order}, {"on", Clause::On},
                                                          {"left", Clause::Join},     {"right", Clause::Join},  {"table", Clause::Join},
                                                          {"limit", Clause::Limit}};
    const auto found = clauses.find(field);
    return found == clauses.end() ? Clause::None : found->second;
}

} // namespace

int DerivationView::ruleAt(int step) const
{
    if (step < 0 || m_hypothesis.actions()[static_cast<size_t>(step)].kind != Action::Kind::ApplyRule)
        return -1;
    return indexAt(step);
}

int DerivationView::childOf(int step, int field) const
{
    for (int child = step + 1; child < stepCount(); ++child) {
        if (parentOf(child) == step && fieldOf(child) == field)
            return child;
    }
    return -1;
}

bool DerivationView::isWrapper(int step) const
{
    const auto* plain = m_rules.as<PlainRule>(ruleAt(step));
    return plain && *plain <= PlainRule::Limit;
}

ItemShape DerivationView::shapeOf(int statementStep) const
{
    int step = statementStep;
    while (m_rules.as<sql::SetOperator>(ruleAt(step)))
        step = childOf(step, 0);
    while (isWrapper(step))
        step = lastChildOf(step);
    if (m_rules.as<RowsRule>(ruleAt(step)) || m_rules.as<MedianRule>(ruleAt(step)))
        return {};
    step = childOf(step, 0);
    if (m_rules.is(ruleAt(step), PlainRule::Distinct))
        step = childOf(step, 0);
    if (m_rules.is(ruleAt(step), PlainRule::ItemList))
        return {.count = static_cast<int>(m_rules.grammar().rules()[static_cast<size_t>(ruleAt(step))].fields.size())};
    return {1, m_rules.is(ruleAt(step), PlainRule::All) ? indexAt(childOf(step, 0)) : -1};
}

std::vector<int> DerivationView::stepsOfBlock(int blockStep) const
{
    std::vector<int> steps = {blockStep};
    for (int step = blockStep + 1; step < stepCount(); ++step) {
        const int parent = parentOf(step);
        if (std::binary_search(steps.begin(), steps.end(), parent) && !opensNestedQuery(parent, fieldOf(step)))
            steps.push_back(step);
    }
    return steps;
}

bool DerivationView::isAggregated(int blockStep) const
{
    const std::vector<int> steps = stepsOfBlock(blockStep);
    return std::any_of(steps.begin(), steps.end(), [&](int step) {
        const auto* pattern = m_rules.as<QueryPattern>(ruleAt(step));
        const bool isEach = m_rules.is(ruleAt(step), IdiomRule::Each) || m_rules.is(ruleAt(step), PlainRule::GroupOf);
        return (pattern && pattern->hasGroup) || isEach || (m_rules.isAggregate(ruleAt(step)) && !isOverRows(step));
    });
}

int DerivationView::rowItems(int blockStep) const
{
    int items = 0;
    for (const int step : wrappersOfBlock(blockStep)) {
        const bool hasKey = m_rules.is(ruleAt(step), PlainRule::JoinRows) || m_rules.is(ruleAt(step), PlainRule::JoinRowsIfAny);
        const int rows = m_rules.takesRows(ruleAt(step)) ? childOf(step, hasKey ? 1 : 0) : -1;
        items += rows >= 0 ? shapeOf(rows).count : 0;
    }
    return items;
}

bool DerivationView::readsRowsAlone(int blockStep) const
{
    return m_rules.is(ruleAt(blockStep), PlainRule::FromRows);
}

bool DerivationView::isOverRows(int step) const
{
    const auto* window = m_rules.as<WindowRule>(ruleAt(parentOf(step)));
    return window && fieldOf(step) == 0 && (*window == WindowRule::Running || *window == WindowRule::Whole);
}

std::vector<int> DerivationView::wrappersOfBlock(int blockStep) const
{
    std::vector<int> wrappers;
    for (int step = blockStep; step >= 0 && isWrapper(step); step = lastChildOf(step))
        wrappers.push_back(step);
    return wrappers;
}

int DerivationView::lastChildOf(int step) const
{
    return childOf(step, static_cast<int>(m_rules.grammar().rules()[static_cast<size_t>(ruleAt(step))].fields.size()) - 1);
}

Surroundings DerivationView::surroundings() const
{
    const Frontier frontier = m_hypothesis.frontier();
    Surroundings result;
    lookUpwards(frontier.parentStep, frontier.field, result);
    const bool isDistinct = m_rules.is(frontier.parentRule, PlainRule::Distinct);
    const bool isSelect = m_rules.as<QueryPattern>(frontier.parentRule) && result.clause == Clause::Select;
    result.isInItemList = m_rules.is(frontier.parentRule, PlainRule::ItemList);
    result.isItem = result.isInItemList || isDistinct || isSelect;
    return result;
}

/// From the action to the outermost step of its block.
void DerivationView::lookUpwards(int step, int field, Surroundings& result) const
{
    bool isInQuery = false; // above the pattern, among its wrappers
    for (; step >= 0; field = fieldOf(step), step = parentOf(step)) {
        const int rule = ruleAt(step);
        if (m_rules.as<sql::SetOperator>(rule) || opensNestedQuery(step, field))
            break;
        const auto* aggregate = m_rules.as<AggregateRule>(rule);
        const bool isFilter = field == 1 && m_rules.isAggregate(rule);
        const bool isMiddle = field == 0 && m_rules.as<MedianRule>(rule);
        const bool isArgument = aggregate && !aggregate->isOfColumn;
        result.isInRowAggregate = isArgument && !result.isInAggregate ? isOverRows(step) : result.isInRowAggregate && !isArgument;
        result.isInAggregate |= isArgument || isFilter || isMiddle;
        const auto* window = m_rules.as<WindowRule>(rule);
        result.isInWindow |= window && !(*window == WindowRule::Within && field == 1);
        const auto* order = m_rules.as<OrderRule>(rule);
        result.isOfEach |= order && order->tail >= OrderRule::Tail::OneOfEach;
        result.isInKey |= m_rules.is(rule, IdiomRule::Each);
        result.isInArithmetic |= m_rules.as<sql::ArithmeticOperator>(rule) != nullptr;
        result.isInOther |= m_rules.is(rule, PlainRule::Other) || m_rules.is(rule, PlainRule::OfOther);
        result.outward += m_rules.is(rule, PlainRule::Outer);
        if (isWrapper(step) && result.innermostWrapper < 0)
            result.innermostWrapper = step;
        if (m_rules.as<QueryPattern>(rule) || m_rules.as<MedianRule>(rule) || isWrapper(step)) {
            result.clause = isInQuery ? result.clause : clauseOf(step, field);
            result.blockStep = step;
            isInQuery = true;
        }
    }
    lookAroundBlock(step, field, result);
}

/// From the block through the set operations around it to what the whole statement is for.
void DerivationView::lookAroundBlock(int step, int field, Surroundings& result) const
{
    for (; m_rules.as<sql::SetOperator>(ruleAt(step)); field = fieldOf(step), step = parentOf(step)) {
        if (field == 0)
            result.isLeftOfSet = true;
        else if (!result.neededShape)
            result.neededShape = shapeOf(childOf(step, 0));
    }
    const auto* rows = m_rules.as<RowsRule>(ruleAt(step));
    result.isRowSource = m_rules.takesRows(ruleAt(step));
    const bool takesAny = step < 0 || result.isRowSource || (rows && rows->function == sql::Aggregate::Count)
        || m_rules.is(ruleAt(step), PlainRule::Exists);
    result.needsOneItem = !takesAny;
    for (; step >= 0 && !m_rules.as<RowsRule>(ruleAt(step)) && !m_rules.takesRows(ruleAt(step));
         field = fieldOf(step), step = parentOf(step))
        result.enclosingBlocks += opensNestedQuery(step, field);
}

Clause DerivationView::clauseOf(int patternStep, int field) const
{
    return clauseNamed(m_rules.grammar().rules()[static_cast<size_t>(ruleAt(patternStep))].fields[static_cast<size_t>(field)].name);
}

bool DerivationView::opensNestedQuery(int step, int field) const
{
    const int rule = ruleAt(step);
    return rule >= 0 && !m_rules.as<sql::SetOperator>(rule)
        && m_rules.grammar().rules()[static_cast<size_t>(rule)].fields[static_cast<size_t>(field)].type == m_rules.statementType();
}

} // namespace ratatosk
