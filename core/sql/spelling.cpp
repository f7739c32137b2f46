// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/spelling.h"

#include "core/schema/identifier.h"
#include "core/sql/sql_lexer.h"

#include <algorithm>
#include <cctype>

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
    std::string text = "'";
    for (const char c : literal.text)
        text += c == '\'' ? "''" : std::string(1, c);
    return text + "'";
}

const char* spelled(Aggregate function)
{
    switch (function) {
    case Aggregate::Max: return "max";
    case Aggregate::Min: return "min";
    case Aggregate::Count: return "count";
    case Aggregate::Sum: return "sum";
    case Aggregate::Avg: return "avg";
    }
    return "";
}

const char* spelled(ArithmeticOperator operation)
{
    switch (operation) {
    case ArithmeticOperator::Add: return "+";
    case ArithmeticOperator::Subtract: return "-";
    case ArithmeticOperator::Multiply: return "*";
    case ArithmeticOperator::Divide: return "/";
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
