// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/earlier_items.h"
#include "core/linking/relations/extended_rules.h"

namespace ratatosk {

/// Which turn an item of the word part belongs to.
enum class Turn { Now, EarlierQuestion, EarlierQuery };

/// The extended relations with unchanged ids, and those between a question, the questions before it and the query before it: 45 to 50
/// between words of different turns, 51 to 58 between a piece of the query and the column that it names (by its part, each way), 59 and
/// 60 the same for its table.
class ConversationRules : public ExtendedRules
{
public:
    std::span<const std::string_view> names() const override;

    /// Requires: row != column.
    int acrossTurns(Turn row, Turn column) const;
    /// From a piece of the query to what it names, and back.
    LinkRelation queryColumn(EarlierClause part) const;
    LinkRelation queryTable() const;

    /// The extended relation that comes nearest to each of these: where their vectors begin when a network grows.
    static std::vector<int> nearestExtended();
};

} // namespace ratatosk
