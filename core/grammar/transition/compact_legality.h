// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/pointer_legality.h"
#include "core/grammar/transition/surroundings.h"
#include "core/grammar/transition/transition_system.h"

#include <optional>

namespace ratatosk {

/// What the compact grammar's types cannot say: which of the possible actions make queries that run and mean something. Rules are
/// judged here, what columns, tables and values they may point at in `pointer_legality`.
class CompactLegality
{
public:
    /// `compact` must outlive it.
    explicit CompactLegality(const sql::Grammar& compact);

    /// Clears flags in `legal`, and tells what makes no sense; leaves it as it was when nothing would remain.
    void restrict(const Hypothesis& hypothesis, const TransitionContext& context, LegalActions& legal) const;

private:
    bool hasPartner(int rule, const TransitionContext& context) const;
    static void markSenseless(const PointerLegality& pointers, std::vector<std::uint8_t>& flags);
    bool allows(int rule, const Surroundings& around, const DerivationView& derivation, const Frontier& frontier) const;
    bool allowsQuery(int rule, const Surroundings& around, const DerivationView& derivation) const;
    bool allowsPattern(const QueryPattern& pattern, const Surroundings& around, const DerivationView& derivation) const;
    bool allowsAsItems(int rule, const Surroundings& around) const;
    bool allowsExpression(int rule, const Surroundings& around, const DerivationView& derivation, const Frontier& frontier) const;
    bool allowsOrder(const OrderRule& order, const Frontier& frontier) const;
    std::optional<bool> fitsParent(int rule, const Frontier& frontier) const;
    bool allowsWrapper(PlainRule wrapper, const PlainRule* outer) const;
    bool fitsRows(int rule, const Surroundings& around, const DerivationView& derivation) const;
    bool lacksKey(int rule, const Surroundings& around, const DerivationView& derivation, const Frontier& frontier) const;
    bool isDistinct(int rule) const;
    bool takesNoLiteral(int parentRule) const;
    bool allowsCondition(int rule, const Surroundings& around, const DerivationView& derivation) const;
    bool hasSecondOccurrence(const Surroundings& around, const DerivationView& derivation) const;

    CompactRules m_rules;
    int m_queryType;
    int m_expressionType;
    int m_conditionType;
};

} // namespace ratatosk
