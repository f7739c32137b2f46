// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/rule.h"

#include <array>
#include <string>
#include <type_traits>
#include <utility>

namespace ratatosk {

std::string_view phaseName(RulePhase phase)
{
    static constexpr std::array<const char*, kRulePhases> names{"follow-up", "literals", "aggregates", "groups", "dates",
                                                                "absence",   "amounts",  "text",       "units",  "filter"};
    return names.at(static_cast<std::size_t>(phase));
}

bool needsCells(RulePhase phase)
{
    switch (phase) {
    case RulePhase::Literals:
    case RulePhase::Dates:
    case RulePhase::Absence:
    case RulePhase::Amounts:
    case RulePhase::Text:
    case RulePhase::Units: return true;
    default: return false;
    }
}

std::string clauseNames(RuleClause clauses)
{
    static constexpr auto names = std::to_array<std::pair<RuleClause, std::string_view>>({{RuleClause::Select, "select"},
                                                                                          {RuleClause::From, "from"},
                                                                                          {RuleClause::Where, "where"},
                                                                                          {RuleClause::Group, "group"},
                                                                                          {RuleClause::Having, "having"},
                                                                                          {RuleClause::Order, "order"},
                                                                                          {RuleClause::Limit, "limit"},
                                                                                          {RuleClause::Distinct, "distinct"}});
    if (clauses == RuleClause::Query)
        return "query";
    std::string list;
    for (const auto& [clause, name] : names)
        if (holds(clauses, clause))
            list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

std::string_view reasonText(RuleReason reason)
{
    switch (reason) {
    case RuleReason::Law: return "it holds for every question";
    case RuleReason::Cells: return "the network does not see how cells are written";
    case RuleReason::Grammar: return "the decoder's grammar cannot build the result";
    case RuleReason::Rare: return "the training data have too few examples";
    case RuleReason::Reading: break;
    }
    return "it reads the question, and belongs before the network";
}

bool Rewrite::operator()(sql::Query& query, const RuleContext& context) const
{
    return std::visit(
        [&](auto* function) {
            using Signature = decltype(function);
            if constexpr (std::is_same_v<Signature, OfQuery>)
                return function(query);
            else if constexpr (std::is_same_v<Signature, OfWords>)
                return function(query, context.question);
            else if constexpr (std::is_same_v<Signature, OfSchema>)
                return function(query, context.schema);
            else if constexpr (std::is_same_v<Signature, OfCells>)
                return function(query, *context.cells);
            else if constexpr (std::is_same_v<Signature, OfWordsAndSchema>)
                return function(query, context.question, context.schema);
            else if constexpr (std::is_same_v<Signature, OfWordsAndCells>)
                return function(query, context.question, *context.cells);
            else
                return function(query, context);
        },
        m_function);
}

bool Rewrite::needsCells() const
{
    return std::holds_alternative<OfCells>(m_function) || std::holds_alternative<OfWordsAndCells>(m_function);
}

bool Rewrite::isLaw() const
{
    return std::holds_alternative<OfQuery>(m_function) || std::holds_alternative<OfSchema>(m_function)
        || std::holds_alternative<OfCells>(m_function);
}

bool Rule::isLaw() const
{
    const auto* rewrite = std::get_if<Rewrite>(&action);
    return rewrite && rewrite->isLaw();
}

} // namespace ratatosk
