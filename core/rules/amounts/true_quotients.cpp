// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/true_quotients.h"

#include "core/english/text/characters.h"
#include "core/sql/tree/term_walk.h"

#include <string>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::ColumnReference;
using sql::Expression;

bool isWhole(const Expression& side, const Schema& schema)
{
    const auto* column = std::get_if<ColumnReference>(&side.term);
    return column && lowerCase(schema.column(column->column).declaredType).find("int") != std::string::npos;
}

} // namespace

bool divideAsFractions(sql::Query& query, const Schema& schema)
{
    bool hasChanged = false;
    const auto divide = [&](Expression& part) {
        auto* quotient = std::get_if<Arithmetic>(&part.term);
        if (!quotient || quotient->operation != ArithmeticOperator::Divide || !isWhole(*quotient->left, schema)
            || !isWhole(*quotient->right, schema))
            return;
        const Expression one{sql::Literal{ValueType::Real, "1.0"}}, whole = *quotient->left;
        *quotient->left = {Arithmetic{ArithmeticOperator::Multiply, one, whole}};
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = divide});
    return hasChanged;
}

} // namespace ratatosk
