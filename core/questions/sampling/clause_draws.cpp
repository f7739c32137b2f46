// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/clause_draws.h"

#include "core/english/language/column_senses.h"
#include "core/questions/sampling/query_pieces.h"

#include <array>

namespace ratatosk {

using sql::Aggregate;

Aggregate drawAggregate(ColumnId column, const Schema& schema, Dice& dice)
{
    constexpr std::array functions{Aggregate::Avg, Aggregate::Avg, Aggregate::Sum, Aggregate::Sum, Aggregate::Max, Aggregate::Min};
    const std::string& name = schema.column(column).readableName;
    const Aggregate function = dice.pick(functions);
    const bool isLevel = hasSense(name.substr(name.rfind(' ') + 1), ColumnSense::Level); // npos + 1 == 0
    return isLevel && function == Aggregate::Sum ? Aggregate::Avg : function;
}

sql::Literal drawLimit(Dice& dice)
{
    constexpr std::array few{2, 3, 3, 3, 5, 5, 10};
    return wholeNumber(dice.chance(0.9) ? 1 : dice.pick(few));
}

} // namespace ratatosk
