// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/query_oddities.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/key_names.h"
#include "core/parser/ranking/opposed_tests.h"
#include "core/sql/tree/join_origin.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace ratatosk {
namespace {

using namespace sql;

const ColumnReference* columnOf(const Expression& expression)
{
    return std::get_if<ColumnReference>(&expression.term);
}

const Literal* literalOf(const Expression& expression)
{
    return std::get_if<Literal>(&expression.term);
}

/// The conditions that all have to be true.
std::vector<const Condition*> conjunctsOf(const std::optional<Condition>& condition)
{
    std::vector<const Condition*> demands;
    if (!condition)
        return demands;
    const auto* junction = std::get_if<Junction>(&condition->test);
    if (!junction || junction->connective == Connective::Or)
        return {&*condition};
    for (const Condition& part : junction->parts)
        demands.push_back(&part);
    return demands;
}

/// `column = literal`, or null.
const Comparison* equalityPredicateOf(const Condition& condition)
{
    const auto* comparison = std::get_if<Comparison>(&condition.test);
    const bool isFixing = comparison && comparison->operation == ComparisonOperator::Equal && columnOf(comparison->left)
        && literalOf(comparison->right);
    return isFixing ? comparison : nullptr;
}

bool isUpsideDown(const Condition& condition)
{
    const auto* between = std::get_if<Between>(&condition.test);
    if (!between || !literalOf(between->low) || !literalOf(between->high))
        return false;
    const Literal &low = *literalOf(between->low), &high = *literalOf(between->high);
    return low.type != ValueType::Text && high.type != ValueType::Text
        && std::strtod(low.text.c_str(), nullptr) > std::strtod(high.text.c_str(), nullptr);
}

/// `x NOT IN (SELECT x FROM t)` of all rows of the same table, `x > x`.
bool isAgainstItself(const Condition& condition)
{
    if (const auto* comparison = std::get_if<Comparison>(&condition.test)) {
        const bool mayHold = comparison->operation == ComparisonOperator::Equal || comparison->operation == ComparisonOperator::LessEqual
            || comparison->operation == ComparisonOperator::GreaterEqual;
        return !mayHold && columnOf(comparison->left) && comparison->left == comparison->right;
    }
    const auto* in = std::get_if<InQuery>(&condition.test);
    if (!in || !in->isNegated || !columnOf(in->value) || in->query->first.items.empty())
        return false;
    const SelectBlock& inner = in->query->first;
    const ColumnReference* member = columnOf(inner.items.front().expression);
    return member && member->column == columnOf(in->value)->column && inner.from.size() == 1 && !inner.where && !inner.having
        && !in->query->limit;
}

bool isImpossible(const Condition& condition)
{
    return isUpsideDown(condition) || isAgainstItself(condition);
}

template <class Part, class Equal>
int repeated(const std::vector<Part>& parts, Equal equal)
{
    int count = 0;
    for (std::size_t i = 1; i < parts.size(); ++i)
        count += std::any_of(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(i),
                             [&](const Part& other) { return equal(other, parts[i]); });
    return count;
}

class OddityCounter
{
public:
    explicit OddityCounter(const Schema& schema) : m_schema(schema) {}

    void count(const Query& query)
    {
        count(query.first);
        for (const SetOperand& operand : query.rest) {
            count(operand.block);
            found.incompatibleSets += !areAlike(query.first, operand.block);
        }
        for (const OrderKey& key : query.orderBy)
            countAggregates(key.expression);
    }

    QueryOddities found;

private:
    void count(const SelectBlock& block)
    {
        found.repetitions += repeated(block.items,
                                      [](const SelectItem& one, const SelectItem& other) { return one.expression == other.expression; });
        for (const SelectItem& item : block.items)
            countAggregates(item.expression);
        countConditions(block.where);
        countUngroupedItems(block);
        countKnownItems(block);
        visitTerms(
            block, [](const Expression&) {}, [this](const Query& inner) { count(inner); });
    }

    void countAggregates(const Expression& expression)
    {
        if (const auto* arithmetic = std::get_if<Arithmetic>(&expression.term)) {
            found.repetitions += *arithmetic->left == *arithmetic->right;
            found.contradictions += isSpanOfTwo(*arithmetic);
        }
        const auto* call = std::get_if<AggregateCall>(&expression.term);
        const bool isAggregate = call && (call->function == Aggregate::Sum || call->function == Aggregate::Avg);
        const ColumnReference* column = isAggregate ? columnOf(*call->argument) : nullptr;
        found.textAggregates += column && (m_schema.column(column->column).type == ColumnType::Text || isKey(column->column));
    }

    /// `max(a) - min(b)`: a span has two ends of one thing.
    static bool isSpanOfTwo(const Arithmetic& arithmetic)
    {
        const auto *left = std::get_if<AggregateCall>(&arithmetic.left->term), *right = std::get_if<AggregateCall>(&arithmetic.right->term);
        const bool isSpan = left && right && left->function == Aggregate::Max && right->function == Aggregate::Min;
        return isSpan && columnOf(*left->argument) && columnOf(*right->argument) && *left->argument != *right->argument;
    }

    void countConditions(const std::optional<Condition>& where)
    {
        if (!where)
            return;
        countReusedValues(*where);
        countUnlikeLookups(*where);
        if (const auto* junction = std::get_if<Junction>(&where->test)) {
            found.repetitions += repeated(junction->parts, std::equal_to<>());
            found.contradictions += static_cast<int>(std::ranges::count_if(junction->parts, isImpossible));
        } else {
            found.contradictions += isImpossible(*where);
        }
        found.contradictions += repeated(conjunctsOf(where),
                                         [](const Condition* one, const Condition* other) { return excludeEachOther(*one, *other); });
    }

    void countReusedValues(const Condition& where)
    {
        std::vector<const Comparison*> comparisons;
        if (const auto* junction = std::get_if<Junction>(&where.test)) {
            for (const Condition& part : junction->parts)
                comparisons.push_back(std::get_if<Comparison>(&part.test));
        } else {
            comparisons.push_back(std::get_if<Comparison>(&where.test));
        }
        std::erase(comparisons, nullptr);
        found.reusedValues += repeated(comparisons, [](const Comparison* one, const Comparison* other) {
            return literalOf(one->right) && one->right == other->right && one->left != other->left;
        });
    }

    void countUnlikeLookups(const Condition& where)
    {
        if (const auto* junction = std::get_if<Junction>(&where.test)) {
            for (const Condition& part : junction->parts)
                countUnlikeLookups(part);
        }
        const auto* in = std::get_if<InQuery>(&where.test);
        if (in && columnOf(in->value) && !in->query->first.items.empty())
            found.incompatibleSets += !mayContain(in->query->first.items.front().expression, columnOf(in->value)->column);
    }

    /// What is computed from columns holds no column's values; of aggregates nothing is known.
    bool mayContain(const Expression& set, ColumnId column) const
    {
        return columnOf(set) ? mayMeet(column, columnOf(set)->column) : !std::holds_alternative<Arithmetic>(set.term);
    }

    /// Whether two columns may hold the same things: by name, by a key, or since neither is one and both hold the same kind of data.
    bool mayMeet(ColumnId one, ColumnId other) const
    {
        if (sameIdentifier(m_schema.column(one).name, m_schema.column(other).name)
            || joinOrigin(m_schema, one, other) != JoinOrigin::Stated)
            return true;
        if (m_schema.column(one).type != m_schema.column(other).type)
            return false;
        return (!isKey(one) && !isKey(other)) || isNamedAfter(one, other) || isNamedAfter(other, one);
    }

    bool isNamedAfter(ColumnId column, ColumnId key) const
    {
        const bool isApart = m_schema.column(column).table != m_schema.column(key).table;
        return isApart && m_schema.column(key).isPrimaryKey && KeyNames(m_schema).naming(column, key) != KeyNaming::None;
    }

    /// The same names, or at least the same kinds of aggregates, side by side.
    bool areAlike(const SelectBlock& one, const SelectBlock& other) const
    {
        const auto isAlike = [&](const SelectItem& left, const SelectItem& right) {
            const ColumnReference *first = columnOf(left.expression), *second = columnOf(right.expression);
            if (!first || !second)
                return left.expression.term.index() == right.expression.term.index();
            return m_schema.column(first->column).type == m_schema.column(second->column).type;
        };
        return std::ranges::equal(one.items, other.items, isAlike);
    }

    /// A group by a key settles whatever belongs to it.
    void countUngroupedItems(const SelectBlock& block)
    {
        const auto settlesAll = [&](const Expression& key) { return !columnOf(key) || isKey(columnOf(key)->column); };
        const auto isAggregate = [](const SelectItem& item) { return std::holds_alternative<AggregateCall>(item.expression.term); };
        found.ungroupedItems += !block.groupBy.empty() && std::ranges::all_of(block.items, isAggregate);
        if (block.groupBy.empty() || std::ranges::any_of(block.groupBy, settlesAll))
            return;
        for (const SelectItem& item : block.items)
            found.ungroupedItems += columnOf(item.expression) && std::ranges::find(block.groupBy, item.expression) == block.groupBy.end();
    }

    void countKnownItems(const SelectBlock& block)
    {
        for (const Condition* demand : conjunctsOf(block.where)) {
            const Comparison* fixing = equalityPredicateOf(*demand);
            found.knownItems += fixing && std::ranges::find(block.items, fixing->left, &SelectItem::expression) != block.items.end();
        }
    }

    bool isKey(ColumnId column) const
    {
        return m_schema.column(column).isPrimaryKey
            || std::ranges::any_of(m_schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == column || key.to == column; });
    }

    const Schema& m_schema;
};

} // namespace

QueryOddities odditiesOf(const sql::Query& query, const Schema& schema)
{
    OddityCounter counter(schema);
    counter.count(query);
    return counter.found;
}

} // namespace ratatosk
