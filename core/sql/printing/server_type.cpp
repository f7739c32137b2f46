// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/server_type.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ratatosk::sql {

namespace {

using enum ServerType;

class TypeFinder
{
public:
    TypeFinder(const Schema& schema, const BlockPath& path) : m_schema(schema), m_path(path) {}

    ServerType of(const Expression& expression) const
    {
        return std::visit([&](const auto& term) { return of(term); }, expression.term);
    }

private:
    ServerType of(const Star&) const { return Unknown; }
    ServerType of(const ColumnReference& column) const { return serverTypeOf(m_schema.column(column.column).declaredType); }
    ServerType of(const OutputReference& reference) const;
    ServerType of(const Literal& literal) const;
    ServerType of(const AggregateCall& call) const;
    ServerType of(const Arithmetic& arithmetic) const;
    ServerType of(const ScalarQuery& scalar) const { return outputTypeOf(*scalar.query, 0, m_schema, m_path); }
    ServerType of(const TruthValue&) const { return Integer; }
    ServerType of(const FunctionCall& call) const;
    ServerType of(const Cast& cast) const;
    ServerType of(const CaseExpression& cases) const;
    ServerType of(const WindowCall& window) const;
    ServerType ofAll(const std::vector<Expression>& expressions, ServerType start = Unknown) const;

    const Schema& m_schema;
    const BlockPath& m_path;
};

ServerType TypeFinder::of(const OutputReference& reference) const
{
    const std::size_t level = static_cast<std::size_t>(reference.source.level);
    if (level >= m_path.size())
        return Unknown;
    const SelectBlock& block = *m_path[m_path.size() - 1 - level];
    const auto* query = std::get_if<Box<Query>>(&block.from[static_cast<std::size_t>(reference.source.index)].relation);
    const BlockPath outer(m_path.begin(), m_path.end() - 1 - static_cast<std::ptrdiff_t>(level));
    return query ? outputTypeOf(**query, reference.output, m_schema, outer) : Unknown;
}

ServerType TypeFinder::of(const Literal& literal) const
{
    switch (literal.type) {
    case ValueType::Integer: return Integer;
    case ValueType::Real: return Exact;
    case ValueType::Text: return Text;
    default: return Unknown;
    }
}

ServerType TypeFinder::of(const AggregateCall& call) const
{
    const ServerType argument = of(*call.argument);
    switch (call.function) {
    case Aggregate::Count: return Integer;
    case Aggregate::Avg: return argument == Real ? Real : Exact;
    case Aggregate::Sum: return isNumber(argument) ? argument : argument == Boolean ? Integer : Exact;
    default: return argument == Boolean ? Integer : argument == Other ? Text : argument;
    }
}

ServerType TypeFinder::of(const Arithmetic& arithmetic) const
{
    if (arithmetic.operation == ArithmeticOperator::Concatenate)
        return Text;
    const ServerType left = of(*arithmetic.left), right = of(*arithmetic.right);
    if (arithmetic.operation == ArithmeticOperator::Modulo || (left == Integer && right == Integer))
        return Integer;
    return left == Real || right == Real ? Real : Exact;
}

ServerType TypeFinder::of(const FunctionCall& call) const
{
    switch (call.function) {
    case Function::Abs: return of(call.arguments.front());
    case Function::Coalesce:
    case Function::NullIf: return ofAll(call.arguments);
    case Function::Date: return Date;
    case Function::DateTime: return Moment;
    case Function::Time: return Clock;
    case Function::Instr:
    case Function::Length: return Integer;
    case Function::JulianDay:
    case Function::Round: return Exact;
    default: return Text;
    }
}

ServerType TypeFinder::of(const Cast& cast) const
{
    return cast.type == CastType::Integer ? Integer : cast.type == CastType::Real ? Real : Text;
}

ServerType TypeFinder::of(const CaseExpression& cases) const
{
    return ofAll(cases.otherwise, ofAll(cases.results));
}

ServerType TypeFinder::of(const WindowCall& window) const
{
    if (const auto* call = std::get_if<AggregateCall>(&window.function))
        return of(*call);
    return window.arguments.empty() ? Integer : of(window.arguments.front());
}

ServerType TypeFinder::ofAll(const std::vector<Expression>& expressions, ServerType start) const
{
    for (const Expression& expression : expressions)
        start = commonType(start, of(expression));
    return start;
}

/// The select item that gives an output where nothing before it is a star.
const SelectItem* itemAt(const SelectBlock& block, int output)
{
    for (int i = 0; i < static_cast<int>(block.items.size()); ++i) {
        const SelectItem& item = block.items[static_cast<std::size_t>(i)];
        if (std::holds_alternative<Star>(item.expression.term))
            return nullptr;
        if (i == output)
            return &item;
    }
    return nullptr;
}

ServerType blockOutputType(const SelectBlock& block, int output, const Schema& schema, BlockPath path)
{
    const SelectItem* item = itemAt(block, output);
    path.push_back(&block);
    return item ? serverTypeOf(item->expression, schema, path) : Unknown;
}

} // namespace

ServerType serverTypeOf(std::string_view declaredType)
{
    static constexpr auto beginnings = std::to_array<std::pair<std::string_view, ServerType>>({
        {"smallint", Integer}, {"integer", Integer}, {"bigint", Integer}, {"oid", Integer},     {"numeric", Exact},
        {"decimal", Exact},    {"real", Real},       {"double", Real},    {"text", Text},       {"character", Text},
        {"varchar", Text},     {"name", Text},       {"citext", Text},    {"boolean", Boolean}, {"date", Date},
        {"timestamp", Moment}, {"time", Clock},      {"\"char\"", Text},  {"bpchar", Text},
    });
    if (declaredType.ends_with("[]"))
        return Other;
    const auto found = std::ranges::find_if(beginnings, [&](const auto& one) { return declaredType.starts_with(one.first); });
    return found == beginnings.end() ? Other : found->second;
}

ServerType serverTypeOf(const Expression& expression, const Schema& schema, const BlockPath& path)
{
    return TypeFinder(schema, path).of(expression);
}

ServerType outputTypeOf(const Query& query, int output, const Schema& schema, BlockPath path)
{
    ServerType type = blockOutputType(query.first, output, schema, path);
    for (const SetOperand& operand : query.rest)
        type = commonType(type, blockOutputType(operand.block, output, schema, path));
    return type;
}

ServerType commonType(ServerType left, ServerType right)
{
    if (left == Unknown || right == Unknown)
        return left == Unknown ? right : left;
    if (left == right)
        return left;
    if (isNumber(left) && isNumber(right))
        return left == Real || right == Real ? Real : Exact;
    return isTime(left) && isTime(right) ? Moment : Text;
}

} // namespace ratatosk::sql
