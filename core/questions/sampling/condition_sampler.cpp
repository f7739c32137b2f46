// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/condition_sampler.h"

#include "core/questions/sampling/cell_literal.h"
#include "core/questions/sampling/table_links.h"

#include <algorithm>
#include <array>
#include <set>

namespace ratatosk {
namespace {

using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;

double weightOf(ColumnRole role)
{
    switch (role) {
    case ColumnRole::Category: return 10;
    case ColumnRole::Label: return 7;
    case ColumnRole::Measure: return 6;
    case ColumnRole::Moment: return 3;
    case ColumnRole::Remark: return 1.5;
    case ColumnRole::Key: return 0.2;
    case ColumnRole::Prose: return 0;
    }
    return 0;
}

struct WeightedOperator {
    ComparisonOperator operation;
    double weight;
};

// Spider's training queries compare numbers so.
constexpr std::array kNumberOperators{
    WeightedOperator{ComparisonOperator::Greater, 344},  WeightedOperator{ComparisonOperator::Equal, 250},
    WeightedOperator{ComparisonOperator::Less, 136},     WeightedOperator{ComparisonOperator::GreaterEqual, 50},
    WeightedOperator{ComparisonOperator::LessEqual, 23}, WeightedOperator{ComparisonOperator::NotEqual, 20},
};

bool isNumber(const Cell& cell)
{
    return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<double>(cell);
}

double numberOf(const Cell& cell)
{
    const auto* whole = std::get_if<std::int64_t>(&cell);
    return whole ? static_cast<double>(*whole) : std::get<double>(cell);
}

/// The longest word of letters, empty when there is none of four.
std::string wordIn(const std::string& text)
{
    std::string best, word;
    for (const char c : text + ' ') {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (isLetter)
            word += c;
        else if (word.size() > best.size())
            best = word;
        if (!isLetter)
            word.clear();
    }
    return best.size() >= 4 ? best : std::string();
}

Condition comparison(const Expression& left, ComparisonOperator operation, const Cell& value)
{
    return {sql::Comparison{left, operation, {literalOf(value)}}};
}

/// The column that a simple test is about.
ColumnId testedColumn(const Condition& condition)
{
    const auto columnOf = [](const Expression& left) { return std::get<sql::ColumnReference>(left.term).column; };
    if (const auto* between = std::get_if<sql::Between>(&condition.test))
        return columnOf(between->value);
    if (const auto* like = std::get_if<sql::Like>(&condition.test))
        return columnOf(like->value);
    return columnOf(std::get<sql::Comparison>(condition.test).left);
}

} // namespace

std::optional<ColumnId> ConditionSampler::drawColumn(const std::vector<TableId>& tables)
{
    std::vector<ColumnId> columns;
    for (const TableId table : tables) {
        for (const ColumnId column : m_schema.columnsOf(table)) {
            if (m_facts.of(column).values.size() > 1)
                columns.push_back(column);
        }
    }
    const auto weight = [&](ColumnId column) { return weightOf(m_facts.of(column).role); };
    if (std::ranges::none_of(columns, [&](ColumnId column) { return weight(column) > 0; }))
        return std::nullopt;
    return columns[m_dice.pickWeighted(columns, weight)];
}

std::optional<Cell> ConditionSampler::drawValue(ColumnId column)
{
    const std::vector<Cell>& values = m_facts.of(column).values;
    for (int attempt = 0; attempt < 10 && !values.empty(); ++attempt) {
        const Cell& value = m_dice.pick(values);
        if (canBePhrased(value))
            return value;
    }
    return std::nullopt;
}

Condition ConditionSampler::textTest(const Expression& left, const Cell& value, ColumnRole role)
{
    const std::string& text = std::get<std::string>(value);
    const bool isOpen = role == ColumnRole::Label || role == ColumnRole::Remark;
    const std::string word = wordIn(text);
    if (isOpen && !word.empty() && word != text && m_dice.chance(0.25))
        return {sql::Like{left, {sql::Literal{ValueType::Text, '%' + word + '%'}}}};
    if (isOpen && text.front() >= 'A' && text.front() <= 'Z' && m_dice.chance(0.04))
        return {sql::Like{left, {sql::Literal{ValueType::Text, text.substr(0, 1) + '%'}}}};
    if (role == ColumnRole::Moment && m_dice.chance(0.5))
        return comparison(left, m_dice.chance(0.6) ? ComparisonOperator::Greater : ComparisonOperator::Less, value);
    return comparison(left, m_dice.chance(0.06) ? ComparisonOperator::NotEqual : ComparisonOperator::Equal, value);
}

Condition ConditionSampler::numberTest(const Expression& left, const Cell& value, ColumnId column)
{
    const ColumnRole role = m_facts.of(column).role;
    if (role == ColumnRole::Key || role == ColumnRole::Category)
        return comparison(left, ComparisonOperator::Equal, value);
    const std::optional<Cell> other = m_dice.chance(0.08) ? drawValue(column) : std::nullopt;
    if (other && isNumber(*other) && numberOf(*other) != numberOf(value)) {
        const bool isLow = numberOf(value) < numberOf(*other);
        return {sql::Between{left, {literalOf(isLow ? value : *other)}, {literalOf(isLow ? *other : value)}}};
    }
    const size_t drawn = m_dice.pickWeighted(kNumberOperators, [](const WeightedOperator& one) { return one.weight; });
    return comparison(left, kNumberOperators[drawn].operation, value);
}

std::optional<Condition> ConditionSampler::drawFor(const Expression& left, ColumnId column)
{
    const std::optional<Cell> value = drawValue(column);
    if (!value)
        return std::nullopt;
    return isNumber(*value) ? numberTest(left, *value, column) : textTest(left, *value, m_facts.of(column).role);
}

std::optional<Condition> ConditionSampler::draw(const std::vector<sql::Source>& from, const std::vector<TableId>& tables)
{
    const std::optional<ColumnId> column = drawColumn(tables);
    return column ? drawFor(columnIn(from, m_schema, *column), *column) : std::nullopt;
}

std::optional<Condition> ConditionSampler::drawSome(const std::vector<sql::Source>& from, const std::vector<TableId>& tables)
{
    const int count = m_dice.chance(0.76) ? 1 : m_dice.chance(0.93) ? 2 : 3;
    std::optional<Condition> first = draw(from, tables);
    if (!first || count == 1)
        return first;
    const ColumnId column = testedColumn(*first);
    const auto* equal = std::get_if<sql::Comparison>(&first->test);
    if (count == 2 && equal && equal->operation == ComparisonOperator::Equal && m_dice.chance(0.4)) {
        const std::optional<Cell> other = drawValue(column);
        if (!other || literalOf(*other) == std::get<sql::Literal>(equal->right.term))
            return first;
        return Condition{sql::Junction{sql::Connective::Or, {*first, comparison(equal->left, ComparisonOperator::Equal, *other)}}};
    }
    sql::Junction junction{sql::Connective::And, {*first}};
    std::set<ColumnId> tested{column};
    for (int attempt = 0; attempt < 8 && static_cast<int>(junction.parts.size()) < count; ++attempt) {
        std::optional<Condition> more = draw(from, tables);
        if (more && tested.insert(testedColumn(*more)).second)
            junction.parts.push_back(std::move(*more));
    }
    return junction.parts.size() > 1 ? Condition{std::move(junction)} : *first;
}

} // namespace ratatosk
