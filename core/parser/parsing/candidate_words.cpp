// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/parsing/candidate_words.h"

#include "core/sql/tree/spelling.h"

#include <algorithm>

namespace ratatosk {
namespace {

using namespace sql;

std::string of(Aggregate function)
{
    switch (function) {
    case Aggregate::Max: return "highest ";
    case Aggregate::Min: return "lowest ";
    case Aggregate::Count: return "number of ";
    case Aggregate::Sum: return "total ";
    case Aggregate::Avg: return "average ";
    }
    return {};
}

std::string of(ArithmeticOperator operation)
{
    switch (operation) {
    case ArithmeticOperator::Add: return " plus ";
    case ArithmeticOperator::Subtract: return " minus ";
    case ArithmeticOperator::Multiply: return " times ";
    case ArithmeticOperator::Divide: return " divided by ";
    case ArithmeticOperator::Modulo: return " modulo ";
    case ArithmeticOperator::Concatenate: return " with ";
    }
    return {};
}

std::string of(ComparisonOperator operation)
{
    switch (operation) {
    case ComparisonOperator::Equal: return " is ";
    case ComparisonOperator::NotEqual: return " is not ";
    case ComparisonOperator::Less: return " is less than ";
    case ComparisonOperator::Greater: return " is more than ";
    case ComparisonOperator::LessEqual: return " is at most ";
    case ComparisonOperator::GreaterEqual: return " is at least ";
    }
    return {};
}

std::string of(SetOperator operation)
{
    switch (operation) {
    case SetOperator::Union:
    case SetOperator::UnionAll: return "; and also those: ";
    case SetOperator::Intersect: return "; but only if also in: ";
    case SetOperator::Except: return "; but not those: ";
    }
    return {};
}

template <class Parts, class Word>
std::string joined(const Parts& parts, const std::string& separator, Word word)
{
    std::string text;
    for (const auto& part : parts) {
        if (!text.empty())
            text += separator;
        text += word(part);
    }
    return text;
}

/// Words one query after the other, from the outside in.
class Wording
{
public:
    explicit Wording(const Schema& schema) : m_schema(schema) {}

    std::string of(const Query& query) const
    {
        std::string text = words(query.first);
        for (const SetOperand& operand : query.rest)
            text += ratatosk::of(operand.operation) + words(operand.block);
        if (!query.orderBy.empty())
            text += "; by " + joined(query.orderBy, ", ", [&](const OrderKey& key) {
                        return words(key.expression) + (key.isDescending ? ", highest first" : ", lowest first");
                    });
        if (query.limit)
            text += "; first " + query.limit->text;
        if (query.offset)
            text += "; after " + query.offset->text;
        return text + "; from " + sources(query.first);
    }

private:
    std::string words(const SelectBlock& block) const
    {
        std::string text = block.isDistinct ? "different " : "";
        text += joined(block.items, ", ", [&](const SelectItem& item) { return words(item.expression); });
        if (block.where)
            text += "; where " + words(*block.where);
        if (!block.groupBy.empty())
            text += "; for each " + joined(block.groupBy, ", ", [&](const Expression& key) { return words(key); });
        if (block.having)
            text += "; having " + words(*block.having);
        return text;
    }

    std::string sources(const SelectBlock& block) const
    {
        return joined(block.from, ", ", [&](const Source& source) {
            const auto* table = std::get_if<TableId>(&source.relation);
            return table ? m_schema.table(*table).readableName : "(" + of(*std::get<Box<Query>>(source.relation)) + ")";
        });
    }

    std::string words(const Expression& expression) const
    {
        return std::visit([&](const auto& term) { return say(term); }, expression.term);
    }
    std::string words(const Condition& condition) const
    {
        return std::visit([&](const auto& test) { return say(test); }, condition.test);
    }

    std::string say(const Star&) const { return "rows"; }
    std::string say(const ColumnReference& reference) const
    {
        const Column& column = m_schema.column(reference.column);
        return column.readableName + " of " + m_schema.table(column.table).readableName;
    }
    std::string say(const OutputReference&) const { return "that figure"; }
    std::string say(const Literal& literal) const
    {
        std::string text = literal.text;
        std::erase(text, '%');
        return text;
    }
    std::string say(const AggregateCall& call) const
    {
        const std::string whole = ratatosk::of(call.function) + (call.isDistinct ? "different " : "") + words(*call.argument);
        return call.filter.empty() ? whole : whole + " if " + words(call.filter.front());
    }
    std::string say(const FunctionCall& call) const
    {
        return std::string(spelled(call.function)) + " of "
            + joined(call.arguments, ", ", [&](const Expression& argument) { return words(argument); });
    }
    std::string say(const Cast& cast) const { return words(*cast.value); }
    std::string say(const CaseExpression& cases) const
    {
        std::string text;
        for (size_t i = 0; i < cases.conditions.size(); ++i)
            text += (i > 0 ? ", " : "") + words(cases.results[i]) + " if " + words(cases.conditions[i]);
        for (const Expression& otherwise : cases.otherwise)
            text += ", else " + words(otherwise);
        return text;
    }
    std::string say(const WindowCall& window) const
    {
        const auto* call = std::get_if<AggregateCall>(&window.function);
        std::string text = call ? say(*call) : std::string(spelled(std::get<WindowFunction>(window.function)));
        for (const Expression& key : window.partitionBy)
            text += " within " + words(key);
        for (const OrderKey& key : window.orderBy)
            text += " by " + words(key.expression);
        return text;
    }
    std::string say(const Arithmetic& arithmetic) const
    {
        return words(*arithmetic.left) + ratatosk::of(arithmetic.operation) + words(*arithmetic.right);
    }
    std::string say(const ScalarQuery& scalar) const { return nested(*scalar.query); }
    std::string say(const TruthValue& truth) const { return "whether " + words(*truth.condition); }

    std::string say(const Comparison& test) const { return words(test.left) + ratatosk::of(test.operation) + words(test.right); }
    std::string say(const Between& test) const
    {
        return words(test.value) + (test.isNegated ? " is not between " : " is between ") + words(test.low) + " and " + words(test.high);
    }
    std::string say(const Like& test) const
    {
        return words(test.value) + (test.isNegated ? " does not contain " : " contains ") + words(test.pattern);
    }
    std::string say(const InList& test) const
    {
        return words(test.value) + (test.isNegated ? " is none of " : " is one of ")
            + joined(test.list, ", ", [&](const Expression& expression) { return words(expression); });
    }
    std::string say(const InQuery& test) const
    {
        return words(test.value) + (test.isNegated ? " is not in " : " is in ") + nested(*test.query);
    }
    std::string say(const NullTest& test) const { return words(test.value) + (test.isNegated ? " is known" : " is missing"); }
    std::string say(const Exists& test) const { return "there is " + nested(*test.query); }
    std::string say(const Negation& test) const { return "not " + words(*test.condition); }
    std::string say(const Junction& test) const
    {
        return joined(test.parts, test.connective == Connective::And ? " and " : " or ",
                      [&](const Condition& part) { return words(part); });
    }

    std::string nested(const Query& query) const { return "(" + of(query) + ")"; }

    const Schema& m_schema;
};

} // namespace

std::string candidateWords(const sql::Query& query, const Schema& schema)
{
    return Wording(schema).of(query);
}

} // namespace ratatosk
