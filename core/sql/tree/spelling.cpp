// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/spelling.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_text.h"
#include "core/sql/tree/sql_lexer.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace ratatosk::sql {

namespace {

bool isPlainWord(std::string_view word)
{
    const auto isWordCharacter = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
    };
    const bool startsWithDigit = !word.empty() && std::isdigit(static_cast<unsigned char>(word.front()));
    return !word.empty() && !startsWithDigit && std::all_of(word.begin(), word.end(), isWordCharacter);
}

template <class Value>
using Names = std::pair<Value, const char*>;

constexpr std::array<Names<Aggregate>, 5> kAggregates = {
    {{Aggregate::Max, "max"}, {Aggregate::Min, "min"}, {Aggregate::Count, "count"}, {Aggregate::Sum, "sum"}, {Aggregate::Avg, "avg"}}};

constexpr std::array<Names<Function>, 18> kFunctions = {{{Function::Abs, "abs"},
                                                         {Function::Coalesce, "coalesce"},
                                                         {Function::Date, "date"},
                                                         {Function::DateTime, "datetime"},
                                                         {Function::Instr, "instr"},
                                                         {Function::JulianDay, "julianday"},
                                                         {Function::Length, "length"},
                                                         {Function::Lower, "lower"},
                                                         {Function::Ltrim, "ltrim"},
                                                         {Function::NullIf, "nullif"},
                                                         {Function::Replace, "replace"},
                                                         {Function::Round, "round"},
                                                         {Function::Rtrim, "rtrim"},
                                                         {Function::Strftime, "strftime"},
                                                         {Function::Substr, "substr"},
                                                         {Function::Time, "time"},
                                                         {Function::Trim, "trim"},
                                                         {Function::Upper, "upper"}}};

constexpr std::array<Names<WindowFunction>, 5> kWindowFunctions = {{{WindowFunction::RowNumber, "row_number"},
                                                                    {WindowFunction::Rank, "rank"},
                                                                    {WindowFunction::DenseRank, "dense_rank"},
                                                                    {WindowFunction::Lag, "lag"},
                                                                    {WindowFunction::Lead, "lead"}}};

constexpr std::array<Names<CastType>, 3> kCastTypes = {
    {{CastType::Integer, "INTEGER"}, {CastType::Real, "REAL"}, {CastType::Text, "TEXT"}}};

template <class Table, class Value>
const char* nameOf(const Table& table, Value value)
{
    const auto found = std::ranges::find(table, value, [](const auto& entry) { return entry.first; });
    return found == table.end() ? "" : found->second;
}

template <class Table>
auto named(const Table& table, std::string_view name) -> std::optional<typename Table::value_type::first_type>
{
    for (const auto& [value, text] : table) {
        if (sameIdentifier(text, name))
            return value;
    }
    return std::nullopt;
}

bool isNumber(const Literal& literal)
{
    const bool isNumeric = literal.type == ValueType::Integer || literal.type == ValueType::Real;
    return isNumeric && !literal.text.empty() && literal.text.find_first_not_of("0123456789.eE+-") == std::string::npos;
}

} // namespace

std::string spelledIdentifier(std::string_view identifier)
{
    return isPlainWord(identifier) && !isReservedWord(identifier) ? std::string(identifier) : quotedIdentifier(identifier);
}

std::string spelledLiteral(const Literal& literal)
{
    if (literal.type == ValueType::Null)
        return "NULL";
    if (isNumber(literal))
        return literal.text;
    return quotedText(literal.text);
}

const char* spelled(Function function)
{
    return nameOf(kFunctions, function);
}

const char* spelled(WindowFunction function)
{
    return nameOf(kWindowFunctions, function);
}

const char* spelled(CastType type)
{
    return nameOf(kCastTypes, type);
}

std::optional<Aggregate> aggregateNamed(std::string_view name)
{
    return named(kAggregates, name);
}

std::optional<Function> functionNamed(std::string_view name)
{
    return named(kFunctions, name);
}

std::optional<WindowFunction> windowFunctionNamed(std::string_view name)
{
    return named(kWindowFunctions, name);
}

std::optional<CastType> castTypeNamed(std::string_view name)
{
    return sameIdentifier(name, "int") ? std::optional(CastType::Integer) : named(kCastTypes, name);
}

const char* spelled(Aggregate function)
{
    return nameOf(kAggregates, function);
}

const char* spelled(ArithmeticOperator operation)
{
    switch (operation) {
    case ArithmeticOperator::Add: return "+";
    case ArithmeticOperator::Subtract: return "-";
    case ArithmeticOperator::Multiply: return "*";
    case ArithmeticOperator::Divide: return "/";
    case ArithmeticOperator::Modulo: return "%";
    case ArithmeticOperator::Concatenate: return "||";
    }
    return "";
}

const char* spelled(ComparisonOperator operation)
{
    switch (operation) {
    case ComparisonOperator::Equal: return "=";
    case ComparisonOperator::NotEqual: return "!=";
    case ComparisonOperator::Less: return "<";
    case ComparisonOperator::Greater: return ">";
    case ComparisonOperator::LessEqual: return "<=";
    case ComparisonOperator::GreaterEqual: return ">=";
    }
    return "";
}

const char* spelled(SetOperator operation)
{
    switch (operation) {
    case SetOperator::Union: return "UNION";
    case SetOperator::UnionAll: return "UNION ALL";
    case SetOperator::Intersect: return "INTERSECT";
    case SetOperator::Except: return "EXCEPT";
    }
    return "";
}

const char* spelled(Connective connective)
{
    return connective == Connective::And ? "AND" : "OR";
}

} // namespace ratatosk::sql
