// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/condition_phrases.h"

#include "core/english/language/attribute_wording.h"
#include "core/questions/synthesis/item_phrases.h"
#include "core/questions/synthesis/row_phrases.h"

#include <fmt/format.h>

#include <array>

namespace ratatosk {

using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;

namespace {

ColumnId columnIn(const Expression& expression)
{
    return std::get<sql::ColumnReference>(expression.term).column;
}

struct TestedColumn {
    ColumnId operator()(const sql::Comparison& test) const { return columnIn(test.left); }
    ColumnId operator()(const sql::Between& test) const { return columnIn(test.value); }
    ColumnId operator()(const sql::Like& test) const { return columnIn(test.value); }
    ColumnId operator()(const sql::InQuery& test) const { return columnIn(test.value); }
    ColumnId operator()(const sql::Junction& test) const { return columnOf(test.parts.front()); }
    ColumnId operator()(const auto&) const { return {}; } // never drawn
};

std::string_view patternText(const std::string& pattern)
{
    std::string_view text = pattern;
    if (text.starts_with('%'))
        text.remove_prefix(1);
    if (text.ends_with('%'))
        text.remove_suffix(1);
    return text;
}

bool speaksForItself(const std::string& text)
{
    const bool isCapital = text.front() >= 'A' && text.front() <= 'Z';
    return isCapital && text.find_first_of(",:()?!&") == std::string::npos;
}

std::string comparativeWord(ComparisonOperator operation, ColumnId column, QuestionWording& wording)
{
    constexpr std::array more{"more than", "greater than", "above", "over", "higher than", "larger than"};
    constexpr std::array less{"less than", "below", "under", "lower than", "smaller than"};
    constexpr std::array later{"after", "later than"};
    constexpr std::array earlier{"before", "earlier than"};
    constexpr std::array atLeast{"at least", "no less than", "not below"};
    constexpr std::array atMost{"at most", "no more than", "not above"};
    const bool isMoment = wording.facts.of(column).role == ColumnRole::Moment;
    switch (operation) {
    case ComparisonOperator::Greater: return isMoment ? wording.dice.pick(later) : wording.dice.pick(more);
    case ComparisonOperator::Less: return isMoment ? wording.dice.pick(earlier) : wording.dice.pick(less);
    case ComparisonOperator::GreaterEqual: return isMoment ? "not before" : wording.dice.pick(atLeast);
    case ComparisonOperator::LessEqual: return isMoment ? "not after" : wording.dice.pick(atMost);
    case ComparisonOperator::NotEqual: return "other than";
    case ComparisonOperator::Equal: return "";
    }
    return "";
}

std::string comparisonWithQuery(const sql::Comparison& comparison, const sql::Query& inner, QuestionWording& wording)
{
    const auto& call = std::get<sql::AggregateCall>(inner.first.items.front().expression.term);
    const AttributeWords words = attributeWords(wording.schema.column(columnIn(comparison.left)).readableName);
    const std::string name = columnPhrase(comparison.left, Number::One, wording);
    if (comparison.operation == ComparisonOperator::Equal)
        return fmt::format("the {}", call.function == sql::Aggregate::Max ? words.high : words.low);
    const std::string than = comparativeWord(comparison.operation, columnIn(comparison.left), wording);
    if (inner.first.where) {
        const std::string extreme = call.function == sql::Aggregate::Max ? "highest" : "lowest";
        return fmt::format("{} the {} {} of any {}", than, extreme, name, rowsPhrase(inner.first, Number::One, wording));
    }
    return wording.dice.chance(0.5) ? fmt::format("{} the average", than) : fmt::format("{} the average {}", than, name);
}

std::string comparison(const sql::Comparison& test, bool isFinite, QuestionWording& wording)
{
    const std::string is = isFinite ? "is " : "";
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&test.right.term))
        return is + comparisonWithQuery(test, *scalar->query, wording);
    const std::string right = literalPhrase(test.right, wording);
    const bool isNumber = std::get<sql::Literal>(test.right.term).type != ValueType::Text;
    if (test.operation == ComparisonOperator::Equal)
        return is + (!isFinite && isNumber ? "of " : "") + right;
    if (test.operation == ComparisonOperator::NotEqual)
        return isFinite ? "is not " + right : "other than " + right;
    if (test.operation == ComparisonOperator::GreaterEqual && wording.dice.chance(0.25))
        return is + right + " or more";
    if (test.operation == ComparisonOperator::LessEqual && wording.dice.chance(0.25))
        return is + right + " or less";
    return is + comparativeWord(test.operation, columnIn(test.left), wording) + ' ' + right;
}

std::string like(const sql::Like& test, bool isFinite, QuestionWording& wording)
{
    const std::string& pattern = std::get<sql::Literal>(test.pattern.term).text;
    const std::string text = fmt::format("{0}{1}{0}", wording.quote, patternText(pattern));
    if (!pattern.starts_with('%'))
        return std::string(isFinite ? "starts with " : "starting with ") + (wording.dice.chance(0.4) ? "the letter " : "") + text;
    constexpr std::array finite{"contains ", "contains the word ", "includes ", "has the word "};
    constexpr std::array bare{"containing ", "containing the word ", "including "};
    return (isFinite ? wording.dice.pick(finite) : wording.dice.pick(bare)) + text;
}

} // namespace

ColumnId columnOf(const Condition& condition)
{
    return std::visit(TestedColumn(), condition.test);
}

std::string literalPhrase(const Expression& expression, QuestionWording& wording)
{
    const auto& literal = std::get<sql::Literal>(expression.term);
    if (literal.type != ValueType::Text)
        return literal.text;
    const bool isBare = !wording.quotesAll && (speaksForItself(literal.text) || wording.dice.chance(0.3));
    return isBare ? literal.text : wording.quote + literal.text + wording.quote;
}

std::string conditionPhrase(const Condition& condition, bool isFinite, QuestionWording& wording)
{
    if (const auto* one = std::get_if<sql::Comparison>(&condition.test))
        return comparison(*one, isFinite, wording);
    if (const auto* one = std::get_if<sql::Like>(&condition.test))
        return like(*one, isFinite, wording);
    if (const auto* one = std::get_if<sql::Between>(&condition.test))
        return fmt::format("{}between {} and {}", isFinite ? "is " : "", literalPhrase(one->low, wording),
                           literalPhrase(one->high, wording));
    if (const auto* either = std::get_if<sql::Junction>(&condition.test)) { // values of one column
        std::vector<std::string> values;
        for (const Condition& part : either->parts)
            values.push_back(literalPhrase(std::get<sql::Comparison>(part.test).right, wording));
        return fmt::format("{}{}{}", isFinite ? "is " : "", wording.dice.chance(0.3) ? "either " : "", listed(values, "or"));
    }
    return {};
}

std::string quantityPhrase(ComparisonOperator operation, int number, QuestionWording& wording)
{
    const std::string readable = wording.dice.chance(0.6) ? numberWord(number) : std::to_string(number);
    switch (operation) {
    case ComparisonOperator::Greater: return (wording.dice.chance(0.8) ? "more than " : "over ") + readable;
    case ComparisonOperator::GreaterEqual: return wording.dice.chance(0.8) ? "at least " + readable : readable + " or more";
    case ComparisonOperator::Less: return (wording.dice.chance(0.5) ? "fewer than " : "less than ") + readable;
    case ComparisonOperator::LessEqual: return (wording.dice.chance(0.7) ? "at most " : "no more than ") + readable;
    case ComparisonOperator::Equal: return "exactly " + readable;
    case ComparisonOperator::NotEqual: return "other than " + readable;
    }
    return readable;
}

} // namespace ratatosk
