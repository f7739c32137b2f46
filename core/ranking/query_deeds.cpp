// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/query_deeds.h"

#include "core/schema/identifier.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

using namespace sql;

/// Files declare times as texts and numbers, too: then the name has to tell.
bool isTime(const Column& column)
{
    static constexpr std::array<std::string_view, 8> kParts{"date", "year", "time", "birth", "born", "founded", "built", "opened"};
    const std::string name = foldedIdentifier(column.name);
    return column.type == ColumnType::Time
        || std::ranges::any_of(kParts, [&](std::string_view part) { return name.find(part) != std::string::npos; });
}

bool isAge(const Column& column)
{
    return foldedIdentifier(column.name) == "age" || column.spokenName == "age";
}

Deed deedOf(Aggregate function)
{
    switch (function) {
    case Aggregate::Max: return Deed::High;
    case Aggregate::Min: return Deed::Low;
    case Aggregate::Count: return Deed::Count;
    case Aggregate::Sum: return Deed::Total;
    case Aggregate::Avg: break;
    }
    return Deed::Average;
}

class DeedCollector
{
public:
    explicit DeedCollector(const Schema& schema) : m_schema(schema) {}

    void operator()(const Query& query)
    {
        (*this)(query.first);
        for (const SetOperand& operand : query.rest) {
            noteIf(operand.operation == SetOperator::Except, Deed::Deny);
            noteIf(operand.operation == SetOperator::Union || operand.operation == SetOperator::UnionAll, Deed::Either);
            (*this)(operand.block);
        }
        for (const OrderKey& key : query.orderBy) {
            noteExtreme(key.expression, key.isDescending);
            (*this)(key.expression);
        }
    }

    void operator()(const Condition& condition) { std::visit(*this, condition.test); }

    void operator()(const Comparison& test)
    {
        using enum ComparisonOperator;
        noteIf(test.operation == NotEqual, Deed::Deny);
        noteIf(test.operation == Greater || test.operation == GreaterEqual, Deed::AtLeast);
        noteIf(test.operation == Less || test.operation == LessEqual, Deed::AtMost);
        (*this)(test.left);
        (*this)(test.right);
    }

    void operator()(const Between& test)
    {
        deeds.insert({Deed::AtLeast, Deed::AtMost, Deed::Range});
        noteIf(test.isNegated, Deed::Deny);
    }

    void operator()(const Like& test)
    {
        deeds.insert(Deed::Match);
        noteIf(test.isNegated, Deed::Deny);
    }

    void operator()(const InList& test) { deeds.insert(test.isNegated ? Deed::Deny : Deed::Either); }

    void operator()(const InQuery& test)
    {
        noteIf(test.isNegated, Deed::Deny);
        (*this)(*test.query);
    }

    void operator()(const NullTest& test) { noteIf(!test.isNegated, Deed::Deny); }
    void operator()(const Exists& test) { (*this)(*test.query); }

    void operator()(const Negation& test)
    {
        deeds.insert(Deed::Deny);
        (*this)(*test.condition);
    }

    void operator()(const Junction& test)
    {
        noteIf(test.connective == Connective::Or, Deed::Either);
        for (const Condition& part : test.parts)
            (*this)(part);
    }

    std::set<Deed> deeds;

private:
    void operator()(const SelectBlock& block)
    {
        for (const SelectItem& item : block.items)
            (*this)(item.expression);
        for (const Source& source : block.from) {
            if (const auto* query = std::get_if<Box<Query>>(&source.relation))
                (*this)(**query);
        }
        noteIf(!block.groupBy.empty(), Deed::Group);
        noteIf(block.having.has_value(), Deed::Having);
        if (block.where)
            (*this)(*block.where);
        if (block.having)
            (*this)(*block.having);
    }

    void operator()(const Expression& expression)
    {
        if (const auto* call = std::get_if<AggregateCall>(&expression.term)) {
            deeds.insert(deedOf(call->function));
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
        if (const auto* call = std::get_if<AggregateCall>(&window.function))
            (*this)(Expression{*call});
        for (const OrderKey& key : window.orderBy)
            noteExtreme(key.expression, key.isDescending);
    }

    void noteExtreme(const Expression& of, bool isHigh)
    {
        deeds.insert(isHigh ? Deed::High : Deed::Low);
        if (const auto* reference = std::get_if<ColumnReference>(&of.term)) {
            const Column& column = m_schema.column(reference->column);
            if (isAge(column))
                deeds.insert(isHigh ? Deed::Oldest : Deed::Newest);
            else if (isTime(column))
                deeds.insert(isHigh ? Deed::Newest : Deed::Oldest);
        }
        const auto* call = std::get_if<AggregateCall>(&of.term);
        noteIf(call && call->function == Aggregate::Count, Deed::Often);
    }

    void noteIf(bool isSo, Deed deed)
    {
        if (isSo)
            deeds.insert(deed);
    }

    const Schema& m_schema;
};

} // namespace

std::set<Deed> deedsOf(const Query& query, const Schema& schema)
{
    DeedCollector collector(schema);
    collector(query);
    if (collector.deeds.contains(Deed::AtLeast) && collector.deeds.contains(Deed::AtMost))
        collector.deeds.insert(Deed::Range);
    return std::move(collector.deeds);
}

} // namespace ratatosk
