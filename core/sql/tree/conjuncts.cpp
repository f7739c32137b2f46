// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/conjuncts.h"

#include <utility>

namespace ratatosk::sql {

std::vector<Condition> conjuncts(const std::optional<Condition>& clause)
{
    if (!clause)
        return {};
    const auto* junction = std::get_if<Junction>(&clause->test);
    if (junction && junction->connective == Connective::And)
        return junction->parts;
    return {*clause};
}

std::optional<Condition> allOf(const std::vector<Condition>& demands)
{
    std::optional<Condition> clause;
    for (const Condition& demand : demands)
        addConjunct(clause, demand);
    return clause;
}

void addConjunct(Condition& clause, Condition conjunct)
{
    auto* junction = std::get_if<Junction>(&clause.test);
    if (junction && junction->connective == Connective::And)
        junction->parts.push_back(std::move(conjunct));
    else
        clause = {Junction{Connective::And, {Condition(clause), std::move(conjunct)}}};
}

void addConjunct(std::optional<Condition>& clause, Condition conjunct)
{
    if (clause)
        addConjunct(*clause, std::move(conjunct));
    else
        clause = std::move(conjunct);
}

} // namespace ratatosk::sql
