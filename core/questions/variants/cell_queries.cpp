// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/cell_queries.h"

#include "core/questions/variants/reference_walk.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;
using sql::Query;

const ColumnReference* columnIn(const Expression& expression)
{
    return std::get_if<ColumnReference>(&expression.term);
}

Expression call(sql::Function function, std::vector<Expression> arguments)
{
    return {sql::FunctionCall{function, std::move(arguments)}};
}

bool isEquality(ComparisonOperator operation)
{
    return operation == ComparisonOperator::Equal || operation == ComparisonOperator::NotEqual;
}

bool isOfCalendar(sql::Function function)
{
    return function == sql::Function::Date || function == sql::Function::Strftime || function == sql::Function::JulianDay
        || function == sql::Function::Time;
}

/// The column as a value to compute with.
Expression computed(const ColumnReference& column, const CellChange& change)
{
    if (change.date)
        return sql::isoDate(column, *change.date);
    Expression number{column};
    for (const std::string& mark : {change.currency, change.thousands}) {
        if (!mark.empty())
            number = call(sql::Function::Replace, {std::move(number), sql::textExpression(mark), sql::textExpression("")});
    }
    return {sql::Cast{std::move(number), *change.number}};
}

/// One query with the changes that concern it.
class CellFollower
{
public:
    explicit CellFollower(const CellChanges& changes) : m_changes(changes) {}

    /// False: it cannot follow.
    bool follow(Query& query)
    {
        sql::editParts(query,
                       {.condition = [this](Condition& condition) { followTest(condition); },
                        .expression = [this](Expression& expression) { followPart(expression); }});
        editBlocks(query, [this](sql::SelectBlock& block) {
            for (Expression& key : block.groupBy)
                takePlainly(key);
            for (const Expression& key : block.groupBy)
                m_followed += isValue(key);
        });
        showPlainly(query.first);
        for (sql::SetOperand& operand : query.rest)
            showPlainly(operand.block);
        return m_values == m_followed;
    }

    bool hasChanged() const { return m_hasChanged; }

private:
    const CellChange* changeOf(const Expression& expression) const
    {
        const ColumnReference* column = columnIn(expression);
        const auto found = column ? m_changes.find(column->column) : m_changes.end();
        return found == m_changes.end() ? nullptr : &found->second;
    }

    bool isValue(const Expression& expression) const
    {
        const CellChange* change = changeOf(expression);
        return change && change->isOtherValue;
    }

    void followPart(Expression& expression)
    {
        if (const CellChange* change = changeOf(expression)) {
            m_values += change->isOtherValue;
            m_hasChanged = true;
            if (change->date || change->number) {
                const ColumnReference column = *columnIn(expression);
                m_computed.emplace_back(computed(column, *change), column);
                expression = m_computed.back().first;
            }
            return;
        }
        if (auto* aggregate = std::get_if<sql::AggregateCall>(&expression.term); aggregate && aggregate->function == sql::Aggregate::Count)
            followCount(*aggregate->argument);
        if (auto* function = std::get_if<sql::FunctionCall>(&expression.term); function && isOfCalendar(function->function))
            followCalendar(*function);
    }

    void followCount(Expression& counted)
    {
        takePlainly(counted);
        m_followed += isValue(counted);
        const CellChange* change = changeOf(counted);
        if (change && change->absent)
            counted = call(sql::Function::NullIf, {Expression(counted), sql::textExpression(*change->absent)});
    }

    /// strftime('%H', x, 'unixepoch') knows the hour, date(x, 'unixepoch') does not.
    void followCalendar(sql::FunctionCall& function)
    {
        bool areSeconds = false;
        for (Expression& argument : function.arguments) {
            Expression plain = argument;
            takePlainly(plain);
            const CellChange* change = plain == argument ? nullptr : changeOf(plain);
            if (!change || !change->date || !change->date->isSeconds())
                continue;
            argument = std::move(plain);
            areSeconds = true;
        }
        if (areSeconds)
            function.arguments.push_back({sql::secondsModifier()});
    }

    void followTest(Condition& condition)
    {
        if (auto* test = std::get_if<Comparison>(&condition.test))
            followComparison(*test, condition);
        else if (auto* list = std::get_if<sql::InList>(&condition.test); list && isValue(list->value))
            followList(*list);
        else if (auto* null = std::get_if<sql::NullTest>(&condition.test))
            followNullTest(*null, condition);
    }

    void followComparison(Comparison test, Condition& condition)
    {
        for (auto [column, literal] : {std::pair(&test.left, &test.right), std::pair(&test.right, &test.left)}) {
            const CellChange* change = changeOf(*column);
            auto* value = std::get_if<Literal>(&literal->term);
            if (change && change->isOtherValue && value && isEquality(test.operation) && followLiteral(*value, *change)) {
                ++m_followed;
                condition = {test};
            }
            if (change && change->absent && value && admitsAbsent(test, column == &test.left, *change->absent))
                condition = {
                    sql::Junction{sql::Connective::And,
                                  {{test}, {Comparison{*column, ComparisonOperator::NotEqual, sql::textExpression(*change->absent)}}}}};
        }
    }

    /// Whether the text for NULL passes a test that NULL does not.
    static bool admitsAbsent(const Comparison& test, bool isColumnLeft, const std::string& absent)
    {
        const ComparisonOperator operation = test.operation;
        const bool asksForGreater = isColumnLeft ? operation == ComparisonOperator::Greater || operation == ComparisonOperator::GreaterEqual
                                                 : operation == ComparisonOperator::Less || operation == ComparisonOperator::LessEqual;
        return operation == ComparisonOperator::NotEqual || (!isEquality(operation) && asksForGreater != absent.empty());
    }

    void followList(sql::InList& list)
    {
        const CellChange& change = *changeOf(list.value);
        const auto follow = [&](Expression& entry) {
            auto* value = std::get_if<Literal>(&entry.term);
            return value && followLiteral(*value, change);
        };
        m_followed += std::ranges::all_of(list.list, follow);
    }

    /// The literal in the column's new cells. False: no cell is like it.
    static bool followLiteral(Literal& literal, const CellChange& change)
    {
        Cell before = literal.text;
        if (literal.type == ValueType::Integer) {
            std::int64_t number = 0;
            std::from_chars(literal.text.data(), literal.text.data() + literal.text.size(), number);
            before = number;
        }
        if (!change.cells->has(before))
            return false;
        literal = sql::textLiteral(std::get<std::string>((*change.cells)(before)));
        return true;
    }

    void followNullTest(sql::NullTest test, Condition& condition)
    {
        takePlainly(test.value);
        m_followed += isValue(test.value);
        condition = {test};
        const CellChange* change = changeOf(test.value);
        if (change && change->absent) {
            const auto operation = test.isNegated ? ComparisonOperator::NotEqual : ComparisonOperator::Equal;
            condition = {Comparison{test.value, operation, sql::textExpression(*change->absent)}};
        }
    }

    /// What this made of a column becomes the column again.
    void takePlainly(Expression& expression) const
    {
        const auto made = std::ranges::find(m_computed, expression, &std::pair<Expression, ColumnReference>::first);
        if (made != m_computed.end())
            expression = {ColumnReference(made->second)};
    }

    void showPlainly(sql::SelectBlock& block)
    {
        for (sql::SelectItem& item : block.items) {
            takePlainly(item.expression);
            m_followed += isValue(item.expression);
        }
    }

    const CellChanges& m_changes;
    std::vector<std::pair<Expression, ColumnReference>> m_computed;
    int m_values = 0, m_followed = 0; ///< mentions of columns with other values, and those of them that are right
    bool m_hasChanged = false;
};

SharedCellMap mapOf(const Expression& shown, const CellChanges& changes)
{
    const ColumnReference* column = columnIn(shown);
    const auto found = column ? changes.find(column->column) : changes.end();
    return found == changes.end() ? nullptr : found->second.cells;
}

/// By column of the block's result.
std::vector<SharedCellMap> shownBy(const sql::SelectBlock& block, const CellChanges& changes, const Schema& schema)
{
    std::vector<SharedCellMap> shown;
    for (const sql::SelectItem& item : block.items) {
        const auto* star = std::get_if<sql::Star>(&item.expression.term);
        for (std::size_t i = 0; star && i < block.from.size(); ++i) {
            const auto* table = std::get_if<TableId>(&block.from[i].relation);
            if (!table || (star->source && *star->source != static_cast<int>(i)))
                continue;
            for (const ColumnId column : schema.columnsOf(*table))
                shown.push_back(mapOf({ColumnReference{{}, column}}, changes));
        }
        if (!star)
            shown.push_back(mapOf(item.expression, changes));
    }
    return shown;
}

} // namespace

std::set<ColumnId> comparedColumns(const std::vector<CarriedQuery>& queries)
{
    std::set<ColumnId> columns;
    const auto add = [&](const Expression& expression) {
        if (const ColumnReference* column = columnIn(expression))
            columns.insert(column->column);
    };
    const auto look = [&](const Condition& condition) {
        const auto* test = std::get_if<Comparison>(&condition.test);
        if (test && columnIn(test->left) && columnIn(test->right)) {
            add(test->left);
            add(test->right);
        }
        if (const auto* in = std::get_if<sql::InQuery>(&condition.test)) {
            add(in->value);
            for (const sql::SelectItem& item : in->query->first.items)
                add(item.expression);
        }
    };
    for (const CarriedQuery& carried : queries) {
        sql::visitParts(carried.query, {.condition = look, .expression = [](const Expression&) {}});
        Query copy = carried.query; // the walk only edits
        editBlocks(copy, [&](sql::SelectBlock& block) {
            for (const sql::Source& source : block.from)
                for (const sql::JoinKey& key : source.keys)
                    columns.insert({key.left.column, key.right.column});
        });
    }
    return columns;
}

void followCells(CarriedQuery& carried, const CellChanges& changes, const Schema& schema)
{
    CellFollower follower(changes);
    if (!follower.follow(carried.query)) {
        carried.loss = Loss::Stuck;
        return;
    }
    const std::vector<SharedCellMap> shown = shownBy(carried.query.first, changes, schema);
    for (const sql::SetOperand& operand : carried.query.rest) {
        if (shownBy(operand.block, changes, schema) != shown)
            carried.loss = Loss::Stuck;
    }
    const bool showsChanges = std::ranges::any_of(shown, [](const SharedCellMap& map) { return map != nullptr; });
    carried.isRewritten = carried.isRewritten || follower.hasChanged() || showsChanges;
    carried.shown.resize(std::max(carried.shown.size(), shown.size()));
    for (std::size_t i = 0; i < shown.size(); ++i)
        carried.shown[i] = shown[i] ? shown[i] : carried.shown[i]; // keys, which other changes leave alone
}

} // namespace ratatosk
