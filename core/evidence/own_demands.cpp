// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evidence/own_demands.h"

#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"

#include <algorithm>

namespace ratatosk::sql {
namespace {

bool isOwn(const Condition& demand, int source)
{
    bool isOwn = true;
    visitTerms(
        demand,
        [&](const Expression& term) {
            const auto* column = std::get_if<ColumnReference>(&term.term);
            isOwn = isOwn && (column ? column->source == SourceReference{0, source} : std::holds_alternative<Literal>(term.term));
        },
        [&](const Query&) { isOwn = false; });
    return isOwn;
}

} // namespace

std::vector<Condition> ownDemands(const SelectBlock& block, int source)
{
    std::vector<Condition> demands = conjuncts(block.where);
    std::erase_if(demands, [&](const Condition& demand) { return !isOwn(demand, source); });
    for (Condition& demand : demands)
        editTerms(demand, [](Expression& term) {
            if (auto* column = std::get_if<ColumnReference>(&term.term))
                column->source = {};
        });
    return demands;
}

std::vector<SelectItem> ownItems(const SelectBlock& block, int source)
{
    std::vector<SelectItem> items;
    for (const SelectItem& item : block.items) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        if (!column || column->source != SourceReference{0, source})
            continue;
        const SelectItem own{Expression{ColumnReference{{}, column->column}}, {}};
        if (std::ranges::find(items, own) == items.end())
            items.push_back(own);
    }
    return items;
}

JoinKey referral(int pointing, int pointedTo, const ForeignKey& reference)
{
    const ColumnReference from{{0, pointing}, reference.from}, to{{0, pointedTo}, reference.to};
    const bool isFirst = pointing < pointedTo;
    return {isFirst ? from : to, isFirst ? to : from, reference.isGuess ? JoinOrigin::Guessed : JoinOrigin::Declared};
}

int placeAbove(const SelectBlock& block, int source, const ForeignKey& reference)
{
    const ColumnReference pointing{{0, source}, reference.from};
    for (const Source& joined : block.from)
        for (const JoinKey& key : joined.keys) {
            if (key.left == pointing && key.right.column == reference.to)
                return key.right.source.index;
            if (key.right == pointing && key.left.column == reference.to)
                return key.left.source.index;
        }
    return -1;
}

} // namespace ratatosk::sql
