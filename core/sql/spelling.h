// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

#include <string>
#include <string_view>

namespace ratatosk::sql {

/// The identifier as SQL may hold it: in double quotes only when it is a reserved word or has odd characters.
std::string spelledIdentifier(std::string_view identifier);

/// Text in single quotes, inner quotes doubled; numbers and NULL as they are.
std::string spelledLiteral(const Literal& literal);

const char* spelled(Aggregate function);           ///< "max"
const char* spelled(ArithmeticOperator operation); ///< "+"
const char* spelled(ComparisonOperator operation); ///< "!="
const char* spelled(SetOperator operation);        ///< "UNION ALL"
const char* spelled(Connective connective);        ///< "AND"

} // namespace ratatosk::sql
