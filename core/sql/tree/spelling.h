// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <optional>
#include <string>
#include <string_view>

namespace ratatosk::sql {

/// The identifier as SQL may hold it: in double quotes only when it is a reserved word or has odd characters.
std::string spelledIdentifier(std::string_view identifier);

/// Text in single quotes, inner quotes doubled; numbers and NULL as they are.
std::string spelledLiteral(const Literal& literal);

const char* spelled(Aggregate function);           ///< "max"
const char* spelled(ArithmeticOperator operation); ///< "+"
const char* spelled(Function function);            ///< "length"
const char* spelled(WindowFunction function);      ///< "row_number"
const char* spelled(CastType type);                ///< "REAL"

// The reverse, in any case; nothing for other names.
std::optional<Aggregate> aggregateNamed(std::string_view name);
std::optional<Function> functionNamed(std::string_view name);
std::optional<WindowFunction> windowFunctionNamed(std::string_view name);
std::optional<CastType> castTypeNamed(std::string_view name); ///< "INT" is "INTEGER"
const char* spelled(ComparisonOperator operation);            ///< "!="
const char* spelled(SetOperator operation);                   ///< "UNION ALL"
const char* spelled(Connective connective);                   ///< "AND"

} // namespace ratatosk::sql
