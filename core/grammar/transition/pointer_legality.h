// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/cell_demand.h"
#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/surroundings.h"
#include "core/grammar/transition/transition_system.h"

#include <optional>

namespace ratatosk {

/// Which columns, tables or values the frontier of a compact derivation may point at. Lives no longer than what it is made from.
class PointerLegality
{
public:
    PointerLegality(const CompactRules& rules, const DerivationView& derivation, const Surroundings& around, const Frontier& frontier,
                    const TransitionContext& context);

    bool allows(int index) const;
    /// Whether the cells let it mean something: no year of a name, no city called as a colour is. Requires: it is allowed.
    bool makesSense(int index) const;

private:
    bool allowsColumn(int column) const;
    bool allowsTable(int table) const;
    bool allowsValue(const ValueCandidate& value) const;
    bool isRepeatedItem(int column) const;
    std::optional<int> partOfBlock() const;
    bool isWithinReach(TableId table) const;
    bool isOfKind(int column) const;
    bool isFoundElsewhere(const ValueCandidate& value) const;
    bool isBesideNumbers() const;
    bool isOtherEnd(const ValueCandidate& value, sql::ComparisonOperator operation) const;
    std::optional<ColumnType> typeAt(int step) const;
    std::optional<ColumnType> typeOfIdiom(IdiomRule idiom, int step) const;
    bool countsRows(int rule) const;

    const CompactRules& m_rules;
    const DerivationView& m_derivation;
    const Surroundings& m_around;
    const Frontier& m_frontier;
    const TransitionContext& m_context;
    CellDemand m_demand;            ///< of a column
    std::optional<int> m_onlyTable; ///< the star's, when the block has a star already
    std::vector<int> m_takenTables; ///< named by JoinAlso
    std::optional<int> m_part;      ///< of the schema, that the block's tables are in; nothing: any
    bool m_addsUp = false;          ///< a column of sum or avg: declared types lie too often to ask for a number, but no key
    bool m_isBesideNumbers = false; ///< a value that is compared with numbers
};

} // namespace ratatosk
