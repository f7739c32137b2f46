// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/null_members.h"

#include "core/sql/tree/term_walk.h"

#include <optional>
#include <utility>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

bool leaveOut(sql::Query& inner, const CellLookup& cells)
{
    const auto* column = inner.rest.empty() && inner.first.items.size() == 1
        ? std::get_if<ColumnReference>(&inner.first.items.front().expression.term)
        : nullptr;
    if (!column || cells.any(column->column, {sql::NullTest{{*column}}}) != CellLookup::Found::Yes)
        return false;
    Condition known{sql::NullTest{{*column}, true}};
    std::optional<Condition>& where = inner.first.where;
    where = where ? Condition{sql::Junction{sql::Connective::And, {*std::move(where), std::move(known)}}} : std::move(known);
    return true;
}

} // namespace

bool leaveOutNullMembers(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    const auto rewrite = [&](Condition& condition) {
        if (auto* in = std::get_if<sql::InQuery>(&condition.test); in && in->isNegated)
            hasChanged |= leaveOut(*in->query, cells);
    };
    editParts(query, {rewrite, {}});
    return hasChanged;
}

} // namespace ratatosk
