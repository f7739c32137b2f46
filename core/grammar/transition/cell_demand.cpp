// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/cell_demand.h"

namespace ratatosk {
namespace {

constexpr CellDemand kDays{.takesTexts = false, .takesNumbers = false};
constexpr CellDemand kNumbers{.takesTexts = false, .takesDays = false};
constexpr CellDemand kTexts{.takesNumbers = false, .takesDays = false};
constexpr CellDemand kOrdered{.takesTexts = false};

/// Days have a middle, though SQLite finds that of their years alone.
CellDemand demandOf(sql::Aggregate function)
{
    switch (function) {
    case sql::Aggregate::Sum: return kNumbers;
    case sql::Aggregate::Avg: return kOrdered;
    default: return {};
    }
}

CellDemand demandOf(sql::Function function)
{
    using sql::Function;
    switch (function) {
    case Function::Date:
    case Function::JulianDay: return kDays;
    case Function::Abs:
    case Function::Round: return kNumbers;
    case Function::Length: return kTexts;
    default: return {};
    }
}

CellDemand demandOf(IdiomRule idiom)
{
    switch (idiom) {
    case IdiomRule::Days:
    case IdiomRule::Quarter: return kDays;
    case IdiomRule::Percent:
    case IdiomRule::Ratio:
    case IdiomRule::RoundedTo: return kNumbers;
    case IdiomRule::FirstWord:
    case IdiomRule::LastWords: return kTexts;
    default: return {};
    }
}

/// Of an expression that is a column, inside of the rule.
CellDemand demandInside(const CompactRules& rules, int rule)
{
    if (rules.as<DatePartRule>(rule))
        return kDays;
    if (const auto* function = rules.as<FunctionRule>(rule))
        return demandOf(function->function);
    if (const auto* idiom = rules.as<IdiomRule>(rule))
        return demandOf(*idiom);
    if (const auto* operation = rules.as<sql::ArithmeticOperator>(rule))
        return *operation == sql::ArithmeticOperator::Concatenate ? CellDemand() : kNumbers;
    const auto* aggregate = rules.as<AggregateRule>(rule);
    return aggregate ? demandOf(aggregate->function) : CellDemand();
}

} // namespace

CellDemand cellDemand(const CompactRules& rules, const DerivationView& derivation, const Frontier& frontier)
{
    if (const auto* aggregate = rules.as<AggregateRule>(frontier.parentRule))
        return demandOf(aggregate->function);
    if (const auto* comparison = rules.as<ComparisonRule>(frontier.parentRule)) {
        const bool isOrdered = comparison->operation != sql::ComparisonOperator::Equal
            && comparison->operation != sql::ComparisonOperator::NotEqual;
        return isOrdered ? kOrdered : CellDemand();
    }
    if (rules.is(frontier.parentRule, PlainRule::Between))
        return kOrdered;
    const bool isExpression = rules.is(frontier.parentRule, PlainRule::Column);
    return isExpression ? demandInside(rules, derivation.ruleAt(derivation.parentOf(frontier.parentStep))) : CellDemand();
}

} // namespace ratatosk
