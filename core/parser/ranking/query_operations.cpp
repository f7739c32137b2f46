// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/query_operations.h"

#include "core/database/schema/identifier.h"
#include "core/english/language/column_senses.h"

#include <algorithm>
#include <string_view>

namespace ratatosk {
namespace {

using namespace sql;

/// Files declare times as texts and numbers, too: then the name has to tell.
bool isTime(const Column& column)
{
    const std::string name = foldedIdentifier(column.name);
    return column.type == ColumnType::Time
        || std::ranges::any_of(wordsOf(ColumnSense::Time), [&](std::string_view part) { return name.find(part) != std::string::npos; });
}

bool isAge(const Column& column)
{
    return foldedIdentifier(column.name) == "age" || column.readableName == "age";
}

QueryOperation operationOf(Aggregate function)
{
    switch (function) {
    case Aggregate::Max: return QueryOperation::High;
    case Aggregate::Min: return QueryOperation::Low;
    case Aggregate::Count: return QueryOperation::Count;
    case Aggregate::Sum: return QueryOperation::Total;
    case Aggregate::Avg: break;
    }
    return QueryOperation::Average;
}

class OperationCollector
{
public:
    explicit OperationCollector(const Schema& schema) : m_schema(schema) {}

    void operator()(const Query& query)
    {
        (*this)(query.first);
        for (const SetOperand& operand : query.rest) {
            noteIf(operand.operation == SetOperator::Except, QueryOperation::Deny);
            noteIf(operand.operation == SetOperator::Union || operand.operation == SetOperator::UnionAll, QueryOperation::Either);
            (*this)(operand.block);
        }
        noteIf(query.offset.has_value(), QueryOperation::Place);
        for (const OrderKey& key : query.orderBy) {
            noteExtreme(key.expression, key.isDescending);
            (*this)(key.expression);
        }
    }

    void operator()(const Condition& condition) { std::visit(*this, condition.test); }

    void operator()(const Comparison& test)
    {
        using enum ComparisonOperator;
        noteIf(test.operation == NotEqual, QueryOperation::Deny);
        noteIf(test.operation == Greater || test.operation == GreaterEqual, QueryOperation::AtLeast);
        noteIf(test.operation == Less || test.operation == LessEqual, QueryOperation::AtMost);
        (*this)(test.left);
        (*this)(test.right);
    }

    void operator()(const Between& test)
    {
        operations.insert({QueryOperation::AtLeast, QueryOperation::AtMost, QueryOperation::Range});
        noteIf(test.isNegated, QueryOperation::Deny);
    }

    void operator()(const Like& test)
    {
        operations.insert(QueryOperation::Match);
        noteIf(test.isNegated, QueryOperation::Deny);
    }

    void operator()(const InList& test) { operations.insert(test.isNegated ? QueryOperation::Deny : QueryOperation::Either); }

    void operator()(const InQuery& test)
    {
        noteIf(test.isNegated, QueryOperation::Deny);
        (*this)(*test.query);
    }

    void operator()(const NullTest& test) { noteIf(!test.isNegated, QueryOperation::Deny); }
    void operator()(const Exists& test) { (*this)(*test.query); }

    void operator()(const Negation& test)
    {
        operations.insert(QueryOperation::Deny);
        (*this)(*test.condition);
    }

    void operator()(const Junction& test)
    {
        noteIf(test.connective == Connective::Or, QueryOperation::Either);
        for (const Condition& part : test.parts)
            (*this)(part);
    }

    std::set<QueryOperation> operations;

private:
    void operator()(const SelectBlock& block)
    {
        for (const SelectItem& item : block.items)
            (*this)(item.expression);
        for (const Source& source : block.from) {
            if (const auto* query = std::get_if<Box<Query>>(&source.relation))
                (*this)(**query);
        }
        noteIf(!block.groupBy.empty(), QueryOperation::Group);
        noteIf(block.having.has_value(), QueryOperation::Having);
        if (block.where)
            (*this)(*block.where);
        if (block.having)
            (*this)(*block.having);
    }

    void operator()(const Expression& expression)
    {
        if (const auto* call = std::get_if<AggregateCall>(&expression.term)) {
            operations.insert(operationOf(call->function));
            if (call->function == Aggregate::Max || call->function == Aggregate::Min)
                noteExtreme(*call->argument, call->function == Aggregate::Max);
            (*this)(*call->argument);
            for (const Condition& filter : call->filter)
                (*this)(filter);
        } else if (const auto* window = std::get_if<WindowCall>(&expression.term)) {
            noteWindow(*window);
        } else if (const auto* function = std::get_if<FunctionCall>(&expression.term)) {
            for (const Expression& argument : function->arguments)
                (*this)(argument);
        } else if (const auto* arithmetic = std::get_if<Arithmetic>(&expression.term)) {
            (*this)(*arithmetic->left);
            (*this)(*arithmetic->right);
        } else if (const auto* scalar = std::get_if<ScalarQuery>(&expression.term)) {
            (*this)(*scalar->query);
        }
    }

    /// A place among others is an extreme of the order.
    void noteWindow(const WindowCall& window)
    {
        if (const auto* call = std::get_if<AggregateCall>(&window.function)) {
            noteIf(!window.orderBy.empty(), QueryOperation::Running);
            (*this)(Expression{*call});
        } else {
            operations.insert(QueryOperation::Place);
        }
        for (const OrderKey& key : window.orderBy)
            noteExtreme(key.expression, key.isDescending);
    }

    void noteExtreme(const Expression& of, bool isHigh)
    {
        operations.insert(isHigh ? QueryOperation::High : QueryOperation::Low);
        if (const auto* reference = std::get_if<ColumnReference>(&of.term)) {
            const Column& column = m_schema.column(reference->column);
            if (isAge(column))
                operations.insert(isHigh ? QueryOperation::Oldest : QueryOperation::Newest);
            else if (isTime(column))
                operations.insert(isHigh ? QueryOperation::Newest : QueryOperation::Oldest);
        }
        const auto* call = std::get_if<AggregateCall>(&of.term);
        noteIf(call && call->function == Aggregate::Count, QueryOperation::Often);
    }

    void noteIf(bool isSo, QueryOperation operation)
    {
        if (isSo)
            operations.insert(operation);
    }

    const Schema& m_schema;
};

} // namespace

std::set<QueryOperation> operationsOf(const Query& query, const Schema& schema)
{
    OperationCollector collector(schema);
    collector(query);
    if (collector.operations.contains(QueryOperation::AtLeast) && collector.operations.contains(QueryOperation::AtMost))
        collector.operations.insert(QueryOperation::Range);
    return std::move(collector.operations);
}

} // namespace ratatosk
