// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/synthesis/phrase_writer.h"

#include "core/language/attribute_wording.h"

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

} // namespace

ColumnId columnOf(const Condition& condition)
{
    return std::visit(TestedColumn(), condition.test);
}

PhraseWriter::PhraseWriter(const Schema& schema, const DatabaseFacts& facts, Dice& dice)
    : m_schema(schema), m_facts(facts), m_dice(dice), m_items(schema, dice), m_quote(dice.chance(0.6) ? "\"" : "'"),
      m_quotesAll(dice.chance(0.3)), m_saysWith(dice.chance(0.35))
{
}

std::string PhraseWriter::columnName(const Expression& column, Number number)
{
    return m_items.column(columnIn(column), number);
}

std::string PhraseWriter::value(const Expression& expression)
{
    const auto& literal = std::get<sql::Literal>(expression.term);
    if (literal.type != ValueType::Text)
        return literal.text;
    const bool isBare = !m_quotesAll && (speaksForItself(literal.text) || m_dice.chance(0.3));
    return isBare ? literal.text : m_quote + literal.text + m_quote;
}

std::string PhraseWriter::comparativeWord(ComparisonOperator operation, ColumnId column)
{
    constexpr std::array more{"more than", "greater than", "above", "over", "higher than", "larger than"};
    constexpr std::array less{"less than", "below", "under", "lower than", "smaller than"};
    constexpr std::array later{"after", "later than"};
    constexpr std::array earlier{"before", "earlier than"};
    constexpr std::array atLeast{"at least", "no less than", "not below"};
    constexpr std::array atMost{"at most", "no more than", "not above"};
    const bool isMoment = m_facts.of(column).role == ColumnRole::Moment;
    switch (operation) {
    case ComparisonOperator::Greater: return isMoment ? m_dice.pick(later) : m_dice.pick(more);
    case ComparisonOperator::Less: return isMoment ? m_dice.pick(earlier) : m_dice.pick(less);
    case ComparisonOperator::GreaterEqual: return isMoment ? "not before" : m_dice.pick(atLeast);
    case ComparisonOperator::LessEqual: return isMoment ? "not after" : m_dice.pick(atMost);
    case ComparisonOperator::NotEqual: return "other than";
    case ComparisonOperator::Equal: return "";
    }
    return "";
}

std::string PhraseWriter::comparisonWithQuery(const sql::Comparison& comparison, const sql::Query& inner)
{
    const auto& call = std::get<sql::AggregateCall>(inner.first.items.front().expression.term);
    const AttributeWords words = attributeWords(m_schema.column(columnIn(comparison.left)).spokenName);
    const std::string name = columnName(comparison.left, Number::One);
    if (comparison.operation == ComparisonOperator::Equal)
        return fmt::format("the {}", call.function == sql::Aggregate::Max ? words.high : words.low);
    const std::string than = comparativeWord(comparison.operation, columnIn(comparison.left));
    if (inner.first.where) {
        const std::string extreme = call.function == sql::Aggregate::Max ? "highest" : "lowest";
        return fmt::format("{} the {} {} of any {}", than, extreme, name, rows(inner.first, Number::One));
    }
    return m_dice.chance(0.5) ? fmt::format("{} the average", than) : fmt::format("{} the average {}", than, name);
}

std::string PhraseWriter::comparison(const sql::Comparison& test, bool isFinite)
{
    const std::string is = isFinite ? "is " : "";
    if (const auto* scalar = std::get_if<sql::ScalarQuery>(&test.right.term))
        return is + comparisonWithQuery(test, *scalar->query);
    const std::string right = value(test.right);
    const bool isNumber = std::get<sql::Literal>(test.right.term).type != ValueType::Text;
    if (test.operation == ComparisonOperator::Equal)
        return is + (!isFinite && isNumber ? "of " : "") + right;
    if (test.operation == ComparisonOperator::NotEqual)
        return isFinite ? "is not " + right : "other than " + right;
    if (test.operation == ComparisonOperator::GreaterEqual && m_dice.chance(0.25))
        return is + right + " or more";
    if (test.operation == ComparisonOperator::LessEqual && m_dice.chance(0.25))
        return is + right + " or less";
    return is + comparativeWord(test.operation, columnIn(test.left)) + ' ' + right;
}

std::string PhraseWriter::like(const sql::Like& test, bool isFinite)
{
    const std::string& pattern = std::get<sql::Literal>(test.pattern.term).text;
    const std::string text = fmt::format("{0}{1}{0}", m_quote, patternText(pattern));
    if (!pattern.starts_with('%'))
        return std::string(isFinite ? "starts with " : "starting with ") + (m_dice.chance(0.4) ? "the letter " : "") + text;
    constexpr std::array finite{"contains ", "contains the word ", "includes ", "has the word "};
    constexpr std::array bare{"containing ", "containing the word ", "including "};
    return (isFinite ? m_dice.pick(finite) : m_dice.pick(bare)) + text;
}

std::string PhraseWriter::test(const Condition& condition, bool isFinite)
{
    if (const auto* one = std::get_if<sql::Comparison>(&condition.test))
        return comparison(*one, isFinite);
    if (const auto* one = std::get_if<sql::Like>(&condition.test))
        return like(*one, isFinite);
    if (const auto* one = std::get_if<sql::Between>(&condition.test))
        return fmt::format("{}between {} and {}", isFinite ? "is " : "", value(one->low), value(one->high));
    if (const auto* either = std::get_if<sql::Junction>(&condition.test)) { // values of one column
        std::vector<std::string> values;
        for (const Condition& part : either->parts)
            values.push_back(value(std::get<sql::Comparison>(part.test).right));
        return fmt::format("{}{}{}", isFinite ? "is " : "", m_dice.chance(0.3) ? "either " : "", listed(values, "or"));
    }
    return {};
}

std::string PhraseWriter::quantity(ComparisonOperator operation, int number)
{
    const std::string spoken = m_dice.chance(0.6) ? numberWord(number) : std::to_string(number);
    switch (operation) {
    case ComparisonOperator::Greater: return (m_dice.chance(0.8) ? "more than " : "over ") + spoken;
    case ComparisonOperator::GreaterEqual: return m_dice.chance(0.8) ? "at least " + spoken : spoken + " or more";
    case ComparisonOperator::Less: return (m_dice.chance(0.5) ? "fewer than " : "less than ") + spoken;
    case ComparisonOperator::LessEqual: return (m_dice.chance(0.7) ? "at most " : "no more than ") + spoken;
    case ComparisonOperator::Equal: return "exactly " + spoken;
    case ComparisonOperator::NotEqual: return "other than " + spoken;
    }
    return spoken;
}

} // namespace ratatosk
