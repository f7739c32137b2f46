// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/phrase_writer.h"

#include <fmt/format.h>

namespace ratatosk {

using sql::ComparisonOperator;
using sql::Condition;

bool PhraseWriter::isAmount(ColumnId column) const
{
    const std::string& name = m_schema.column(column).spokenName;
    const bool isPlural = pluralOf(name) == name && (singularOf(name) != name || name.ends_with('s'));
    const bool saysUnit = name.ends_with(" feet") || name.ends_with(" meters")
        || name.starts_with("number "); // "height feet", "number deaths"
    return m_facts.of(column).role == ColumnRole::Measure && isPlural && !saysUnit;
}

std::string PhraseWriter::comparedAmount(const sql::Comparison& test, const sql::Query& inner, const std::string& name)
{
    const auto& call = std::get<sql::AggregateCall>(inner.first.items.front().expression.term);
    if (test.operation == ComparisonOperator::Equal)
        return fmt::format("the {} {}", call.function == sql::Aggregate::Max ? "most" : "fewest", name);
    const std::string more = test.operation == ComparisonOperator::Greater ? "more" : "fewer";
    const std::string than = inner.first.where ? "any " + rows(inner.first, Number::One) : m_dice.chance(0.5) ? "average" : "the average";
    return fmt::format("{} {} than {}", more, name, than);
}

std::optional<std::string> PhraseWriter::amount(const Condition& condition)
{
    if (!isAmount(columnOf(condition)))
        return std::nullopt;
    const std::string name = m_items.column(columnOf(condition), Number::One);
    if (const auto* between = std::get_if<sql::Between>(&condition.test))
        return fmt::format("between {} and {} {}", value(between->low), value(between->high), name);
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    if (!test)
        return std::nullopt;
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&test->right.term))
        return comparedAmount(*test, *scalar->query, name);
    const std::string number = value(test->right);
    switch (test->operation) {
    case ComparisonOperator::Greater: return fmt::format("{} {} {}", m_dice.chance(0.7) ? "more than" : "over", number, name);
    case ComparisonOperator::Less: return fmt::format("{} {} {}", m_dice.chance(0.5) ? "fewer than" : "less than", number, name);
    case ComparisonOperator::GreaterEqual: return fmt::format("at least {} {}", number, name);
    case ComparisonOperator::LessEqual: return fmt::format("at most {} {}", number, name);
    case ComparisonOperator::Equal: return fmt::format("{}{} {}", m_dice.chance(0.3) ? "exactly " : "", number, name);
    case ComparisonOperator::NotEqual: return std::nullopt;
    }
    return std::nullopt;
}

} // namespace ratatosk
