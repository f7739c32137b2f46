// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/amount_phrases.h"

#include "core/english/language/english_forms.h"
#include "core/questions/synthesis/condition_phrases.h"
#include "core/questions/synthesis/row_phrases.h"

#include <fmt/format.h>

namespace ratatosk {

using sql::ComparisonOperator;
using sql::Condition;

namespace {

std::string comparedAmount(const sql::Comparison& test, const sql::Query& inner, const std::string& name, QuestionWording& wording)
{
    const auto& call = std::get<sql::AggregateCall>(inner.first.items.front().expression.term);
    if (test.operation == ComparisonOperator::Equal)
        return fmt::format("the {} {}", call.function == sql::Aggregate::Max ? "most" : "fewest", name);
    const std::string more = test.operation == ComparisonOperator::Greater ? "more" : "fewer";
    const std::string than = inner.first.where ? "any " + rowsPhrase(inner.first, Number::One, wording)
        : wording.dice.chance(0.5)             ? "average"
                                               : "the average";
    return fmt::format("{} {} than {}", more, name, than);
}

} // namespace

bool isAmount(ColumnId column, const QuestionWording& wording)
{
    const std::string& name = wording.schema.column(column).readableName;
    const bool isPlural = pluralOf(name) == name && (singularOf(name) != name || name.ends_with('s'));
    const bool saysUnit = name.ends_with(" feet") || name.ends_with(" meters")
        || name.starts_with("number "); // "height feet", "number deaths"
    return wording.facts.of(column).role == ColumnRole::Measure && isPlural && !saysUnit;
}

std::optional<std::string> amountPhrase(const Condition& condition, QuestionWording& wording)
{
    if (!isAmount(columnOf(condition), wording))
        return std::nullopt;
    const std::string name = wording.items.column(columnOf(condition), Number::One);
    if (const auto* between = std::get_if<sql::Between>(&condition.test))
        return fmt::format("between {} and {} {}", literalPhrase(between->low, wording), literalPhrase(between->high, wording), name);
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    if (!test)
        return std::nullopt;
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&test->right.term))
        return comparedAmount(*test, *scalar->query, name, wording);
    const std::string number = literalPhrase(test->right, wording);
    switch (test->operation) {
    case ComparisonOperator::Greater: return fmt::format("{} {} {}", wording.dice.chance(0.7) ? "more than" : "over", number, name);
    case ComparisonOperator::Less: return fmt::format("{} {} {}", wording.dice.chance(0.5) ? "fewer than" : "less than", number, name);
    case ComparisonOperator::GreaterEqual: return fmt::format("at least {} {}", number, name);
    case ComparisonOperator::LessEqual: return fmt::format("at most {} {}", number, name);
    case ComparisonOperator::Equal: return fmt::format("{}{} {}", wording.dice.chance(0.3) ? "exactly " : "", number, name);
    case ComparisonOperator::NotEqual: return std::nullopt;
    }
    return std::nullopt;
}

} // namespace ratatosk
