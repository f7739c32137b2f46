// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/compact_legality.h"

#include "core/grammar/transition/pointer_legality.h"

#include <algorithm>

namespace ratatosk {

using Clause = Surroundings::Clause;

CompactLegality::CompactLegality(const sql::Grammar& compact)
    : m_rules(compact), m_queryType(compact.type("query")), m_expressionType(compact.type("expression")),
      m_conditionType(compact.type("condition"))
{
}

void CompactLegality::restrict(const Hypothesis& hypothesis, const TransitionContext& context, LegalActions& legal) const
{
    const DerivationView derivation(hypothesis, m_rules);
    const Frontier frontier = hypothesis.frontier();
    const Surroundings around = derivation.surroundings();
    const bool isRule = frontier.kind == Action::Kind::ApplyRule;
    const PointerLegality pointers(m_rules, derivation, around, frontier, context);
    std::vector<std::uint8_t>& flags = isRule ? legal.rules : legal.items;

    std::vector<std::uint8_t> restricted = flags;
    for (size_t i = 0; i < restricted.size(); ++i) {
        const int index = static_cast<int>(i);
        if (restricted[i])
            restricted[i] = isRule ? allows(index, around, derivation, frontier) && hasPartner(index, context) : pointers.allows(index);
    }
    if (std::any_of(restricted.begin(), restricted.end(), [](std::uint8_t flag) { return flag != Illegal; }))
        flags = std::move(restricted);
    if (!isRule)
        markSenseless(pointers, flags);
}

/// Rows without a partner need a table that could be one. Where every table that was tried had none, nobody asks for them.
bool CompactLegality::hasPartner(int rule, const TransitionContext& context) const
{
    if (!m_rules.is(rule, PlainRule::Keep) && !m_rules.is(rule, PlainRule::JoinIfAny))
        return true;
    return !context.parts && !(m_rules.isBroad() && context.schema->tableCount() < 2);
}

/// Unless nothing else is left.
void CompactLegality::markSenseless(const PointerLegality& pointers, std::vector<std::uint8_t>& flags)
{
    std::vector<std::uint8_t> marked = flags;
    for (size_t i = 0; i < marked.size(); ++i) {
        if (marked[i] == Legal && !pointers.makesSense(static_cast<int>(i)))
            marked[i] = Senseless;
    }
    if (std::ranges::find(marked, Legal) != marked.end())
        flags = std::move(marked);
}

bool CompactLegality::allows(int rule, const Surroundings& around, const DerivationView& derivation, const Frontier& frontier) const
{
    const int type = m_rules.grammar().rules()[static_cast<size_t>(rule)].type;
    if (m_rules.isBroad() && !(fitsRows(rule, around, derivation) && !lacksKey(rule, around, derivation, frontier)))
        return false;
    if (type == m_queryType)
        return allowsQuery(rule, around, derivation);
    if (type == m_conditionType)
        return allowsCondition(rule, around, derivation);
    if (around.isItem && !allowsAsItems(rule, around))
        return false;
    if (const auto* order = m_rules.as<OrderRule>(rule))
        return allowsOrder(*order, frontier);
    if (type != m_expressionType)
        return true;
    if (m_rules.is(rule, PlainRule::Other))
        return !around.isInOther && hasSecondOccurrence(around, derivation);
    return allowsExpression(rule, around, derivation, frontier);
}

/// Wrappers come in the order of PlainRule, so that every query has one derivation.
bool CompactLegality::allowsQuery(int rule, const Surroundings& around, const DerivationView& derivation) const
{
    if (const auto* pattern = m_rules.as<QueryPattern>(rule))
        return allowsPattern(*pattern, around, derivation);
    const auto* outer = m_rules.as<PlainRule>(derivation.ruleAt(around.innermostWrapper));
    if (m_rules.as<RowsRule>(rule))
        return !outer && (!around.neededShape || *around.neededShape == ItemShape());
    if (m_rules.as<MedianRule>(rule))
        return (!outer || (*outer <= PlainRule::On && *outer < PlainRule::FromRows) || *outer == PlainRule::Keep || *outer == PlainRule::On)
            && (!around.neededShape || *around.neededShape == ItemShape());
    const PlainRule wrapper = *m_rules.as<PlainRule>(rule);
    if (wrapper == PlainRule::Keep && outer && *outer == PlainRule::Keep)
        return false;
    if (wrapper == PlainRule::Limit && (around.isLeftOfSet || (outer && *outer == PlainRule::Limit)))
        return false;
    if (m_rules.isBroad() && !allowsWrapper(wrapper, outer))
        return false;
    const auto isJoin = [](PlainRule one) { return one >= PlainRule::JoinOn && one <= PlainRule::JoinOthers; };
    return !outer || *outer <= wrapper || (isJoin(*outer) && isJoin(wrapper));
}

/// Rows alone are joined to rows alone; what may lack a partner stands beside tables, and not both ways.
bool CompactLegality::allowsWrapper(PlainRule wrapper, const PlainRule* outer) const
{
    const bool isAmongRows = outer && *outer >= PlainRule::FromRows && *outer <= PlainRule::JoinNextRows;
    switch (wrapper) {
    case PlainRule::FromRows: return !outer;
    case PlainRule::JoinNextRows: return isAmongRows;
    case PlainRule::Keep: return !isAmongRows;
    case PlainRule::JoinIfAny: return !isAmongRows && !(outer && *outer == PlainRule::Keep);
    case PlainRule::On: return !(outer && (*outer == PlainRule::FromRows || *outer == PlainRule::JoinNextRows));
    default: return true;
    }
}

/// Of rows alone there are no columns; no item stands behind the last, and rows have items of their own rather than all of a table.
bool CompactLegality::fitsRows(int rule, const Surroundings& around, const DerivationView& derivation) const
{
    if (around.isRowSource && around.isItem && m_rules.is(rule, PlainRule::All))
        return false;
    if (const auto* item = m_rules.as<ItemRule>(rule))
        return around.outward == 0 && !around.isInOther && around.blockStep >= 0 && item->place < derivation.rowItems(around.blockStep);
    if (around.outward > 0 || around.blockStep < 0 || !derivation.readsRowsAlone(around.blockStep))
        return true;
    const auto& types = m_rules.grammar().types();
    const auto& fields = m_rules.grammar().rules()[static_cast<size_t>(rule)].fields;
    return std::none_of(fields.begin(), fields.end(), [&](const sql::Grammar::Field& field) {
        return types[static_cast<size_t>(field.type)].primitive == sql::Grammar::Primitive::Column;
    });
}

/// HAVING without a column to group by: one of the items is the key, at the latest the last.
bool CompactLegality::lacksKey(int rule, const Surroundings& around, const DerivationView& derivation, const Frontier& frontier) const
{
    if (!around.isItem || m_rules.is(rule, IdiomRule::Each) || m_rules.is(rule, PlainRule::Distinct)
        || m_rules.is(rule, PlainRule::ItemList))
        return false;
    bool isGrouped = true;
    for (const int step : derivation.stepsOfBlock(around.blockStep)) {
        const auto* pattern = m_rules.as<QueryPattern>(derivation.ruleAt(step));
        isGrouped = pattern ? !pattern->hasHaving || pattern->hasGroup : isGrouped;
        if (m_rules.is(derivation.ruleAt(step), IdiomRule::Each) || m_rules.is(derivation.ruleAt(step), PlainRule::GroupOf))
            return false;
    }
    if (isGrouped)
        return false;
    const auto& fields = m_rules.grammar().rules()[static_cast<size_t>(frontier.parentRule)].fields;
    return !around.isInItemList || frontier.field + 1 == static_cast<int>(fields.size());
}

bool CompactLegality::allowsPattern(const QueryPattern& pattern, const Surroundings& around, const DerivationView& derivation) const
{
    if (pattern.hasOrder && (around.isLeftOfSet || around.neededShape))
        return false;
    for (const int step : derivation.wrappersOfBlock(around.blockStep)) {
        const PlainRule wrapper = *m_rules.as<PlainRule>(derivation.ruleAt(step));
        if ((wrapper == PlainRule::GroupAlso && !pattern.hasGroup) || (wrapper == PlainRule::Limit && pattern.hasOrder))
            return false;
    }
    return true;
}

/// Over rows there is no limit.
bool CompactLegality::allowsOrder(const OrderRule& order, const Frontier& frontier) const
{
    return !m_rules.as<WindowRule>(frontier.parentRule) || order.tail == OrderRule::Tail::End;
}

/// The number of items that the place of the query asks for.
bool CompactLegality::allowsAsItems(int rule, const Surroundings& around) const
{
    if (m_rules.is(rule, PlainRule::Distinct))
        return true;
    const bool isList = m_rules.is(rule, PlainRule::ItemList);
    const int count = isList ? static_cast<int>(m_rules.grammar().rules()[static_cast<size_t>(rule)].fields.size()) : 1;
    const bool isStar = m_rules.is(rule, PlainRule::All);
    if (around.isInItemList)
        return !isStar;
    if (around.needsOneItem && (count != 1 || isStar))
        return false;
    return !around.neededShape || (around.neededShape->count == count && around.neededShape->isStar() == isStar);
}

bool CompactLegality::allowsExpression(int rule, const Surroundings& around, const DerivationView& derivation,
                                       const Frontier& frontier) const
{
    if (m_rules.isBroad() && around.isInWindow && isDistinct(rule))
        return false;
    if (const std::optional<bool> fits = fitsParent(rule, frontier))
        return *fits;
    const bool isAggregate = m_rules.isAggregate(rule);
    const bool isKey = m_rules.isBroad() && (around.clause == Clause::Group || around.isInKey);
    const bool isPerRow = around.clause == Clause::Where || around.clause == Clause::On || isKey
        || (around.isInAggregate && !(m_rules.isBroad() && around.isInRowAggregate));
    if (isAggregate)
        return !isPerRow && around.outward == 0 && (around.clause != Clause::Order || derivation.isAggregated(around.blockStep));
    if (m_rules.is(rule, PlainRule::All))
        return around.isItem;
    if (m_rules.is(rule, IdiomRule::Each))
        return around.isItem && (m_rules.isBroad() || !around.needsOneItem);
    if (m_rules.as<WindowRule>(rule)) {
        const bool isOrderKey = m_rules.isBroad() && around.clause == Clause::Order && !around.isOfEach;
        const bool isNested = around.isInAggregate || (m_rules.isBroad() && around.isInWindow);
        return (around.clause == Clause::Select || isOrderKey) && !isPerRow && !isNested && around.outward == 0;
    }
    if (m_rules.is(rule, PlainRule::Outer))
        return (isPerRow || around.isItem) && !around.isInAggregate && around.outward == 0 && around.enclosingBlocks > 0;
    if (!m_rules.is(rule, PlainRule::Literal) && !m_rules.is(rule, PlainRule::Scalar))
        return true;
    const bool isLeftSide = m_rules.as<ComparisonRule>(frontier.parentRule) && frontier.field == 0;
    const bool isOrderKey = m_rules.as<OrderRule>(frontier.parentRule) != nullptr;
    const bool isMedian = m_rules.isBroad() && m_rules.as<MedianRule>(frontier.parentRule);
    const bool isOneOfItems = m_rules.isBroad() && around.isInItemList && m_rules.is(rule, PlainRule::Scalar);
    const bool isOfExists = around.isItem && around.enclosingBlocks > 0 && !around.needsOneItem;
    const bool isMarked = around.isInOther || around.outward > 0 || takesNoLiteral(frontier.parentRule) || isMedian;
    return isOfExists || isOneOfItems || !(around.isItem || isLeftSide || isOrderKey || isMarked);
}

/// What the rule above asks for, where it takes only some expressions.
std::optional<bool> CompactLegality::fitsParent(int rule, const Frontier& frontier) const
{
    const auto* window = m_rules.as<WindowRule>(frontier.parentRule);
    if (frontier.field == 0 && m_rules.is(frontier.parentRule, IdiomRule::Filtered))
        return m_rules.as<AggregateRule>(rule) != nullptr;
    if (window && frontier.field == 0 && (*window == WindowRule::Running || *window == WindowRule::Whole))
        return m_rules.isAggregate(rule) && !m_rules.is(rule, IdiomRule::ShareIf);
    if (window && *window == WindowRule::Within && frontier.field == 1) {
        const auto* inner = m_rules.as<WindowRule>(rule);
        return inner && *inner != WindowRule::Within;
    }
    return std::nullopt;
}

bool CompactLegality::isDistinct(int rule) const
{
    const auto* aggregate = m_rules.as<AggregateRule>(rule);
    return aggregate && aggregate->isDistinct;
}

/// Rules of one value that would say nothing about a literal.
bool CompactLegality::takesNoLiteral(int parentRule) const
{
    return m_rules.as<FunctionRule>(parentRule) || m_rules.as<DatePartRule>(parentRule) || m_rules.as<sql::CastType>(parentRule)
        || m_rules.as<WindowRule>(parentRule) || m_rules.is(parentRule, IdiomRule::Each) || m_rules.is(parentRule, IdiomRule::OfSeconds)
        || m_rules.is(parentRule, IdiomRule::Quarter) || m_rules.is(parentRule, IdiomRule::AsAmount)
        || m_rules.is(parentRule, IdiomRule::AsDecimal) || (m_rules.is(parentRule, IdiomRule::Days) && !m_rules.isBroad());
}

bool CompactLegality::allowsCondition(int rule, const Surroundings& around, const DerivationView& derivation) const
{
    return !m_rules.is(rule, PlainRule::OfOther) || (!around.isInOther && hasSecondOccurrence(around, derivation));
}

bool CompactLegality::hasSecondOccurrence(const Surroundings& around, const DerivationView& derivation) const
{
    const auto isOther = [&](int step) {
        return m_rules.is(derivation.ruleAt(step), PlainRule::JoinOther) || m_rules.is(derivation.ruleAt(step), PlainRule::JoinOthers);
    };
    const std::vector<int> wrappers = derivation.wrappersOfBlock(around.blockStep);
    return around.outward > 0 || std::any_of(wrappers.begin(), wrappers.end(), isOther);
}

} // namespace ratatosk
