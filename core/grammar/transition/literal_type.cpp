// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/literal_type.h"

#include "core/grammar/transition/literal_match.h"

namespace ratatosk {

using sql::Aggregate;
using sql::AggregateCall;
using sql::Arithmetic;
using sql::ColumnReference;
using sql::Literal;

namespace {

std::optional<ColumnType> typeOfCall(const sql::FunctionCall& call, const Schema& schema)
{
    using sql::Function;
    switch (call.function) {
    case Function::Abs:
    case Function::Instr:
    case Function::JulianDay:
    case Function::Length:
    case Function::Round: return ColumnType::Number;
    case Function::Coalesce:
    case Function::NullIf: return call.arguments.empty() ? std::nullopt : typeOf(call.arguments.front(), schema);
    default: return ColumnType::Text;
    }
}

} // namespace

std::optional<ColumnType> typeOf(const sql::Expression& expression, const Schema& schema)
{
    if (const auto* column = std::get_if<ColumnReference>(&expression.term))
        return schema.column(column->column).type;
    if (const auto* arithmetic = std::get_if<Arithmetic>(&expression.term))
        return arithmetic->operation == sql::ArithmeticOperator::Concatenate ? ColumnType::Text : ColumnType::Number;
    if (const auto* function = std::get_if<sql::FunctionCall>(&expression.term))
        return typeOfCall(*function, schema);
    if (const auto* cast = std::get_if<sql::Cast>(&expression.term))
        return cast->type == sql::CastType::Text ? ColumnType::Text : ColumnType::Number;
    const auto* call = std::get_if<AggregateCall>(&expression.term);
    if (!call)
        return std::nullopt;
    const bool keepsType = call->function == Aggregate::Max || call->function == Aggregate::Min;
    return keepsType ? typeOf(*call->argument, schema) : ColumnType::Number;
}

Literal fittedLiteral(Literal literal, std::optional<ColumnType> type)
{
    const bool isNumber = literal.type == ValueType::Integer || literal.type == ValueType::Real;
    if (type == ColumnType::Text && isNumber)
        literal.type = ValueType::Text;
    if (type == ColumnType::Number && literal.type == ValueType::Text && numberIn(literal.text)) {
        const bool isInteger = literal.text.find_first_of(".eE") == std::string::npos;
        literal.type = isInteger ? ValueType::Integer : ValueType::Real;
    }
    return literal;
}

} // namespace ratatosk
