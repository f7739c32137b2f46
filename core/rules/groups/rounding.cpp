// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/rounding.h"

#include "core/database/schema/identifier.h"
#include "core/english/language/number_words.h"
#include "core/english/language/phrase.h"
#include "core/linking/links/number_literal.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::Expression;
using sql::FunctionCall;
using sql::Literal;

constexpr int kMostDigits = 10;

std::optional<int> numberBefore(const Question& question, int word)
{
    static const Phrase none("no|without|zero");
    if (none.isBefore(question, word))
        return 0;
    for (const NumberPhrase& phrase : numberPhrasesOf(question)) {
        if (phrase.end == word)
            return static_cast<int>(phrase.value);
    }
    const auto number = word > 0 ? readNumber(question.words[static_cast<std::size_t>(word) - 1].text) : std::nullopt;
    return number ? std::optional(static_cast<int>(number->value)) : std::nullopt;
}

/// "Two decimals", "no decimal places", "to the nearest whole number", "to cents"; not "the whole number of". Of two that differ neither.
std::optional<int> requestedDigits(const Question& question)
{
    static const Phrase whole("<whole> <number|unit|euro|pound|dollar|month|year>"), decimal("<decimal>");
    static const Phrase cents("to|the|nearest <cent|penny|pence>"), noCents("no|without|zero to|the|nearest <cent|penny|pence>");
    std::optional<int> requested;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        std::optional<int> digits;
        if (whole.isAt(question, word))
            digits = 0;
        else if (cents.isAt(question, word))
            digits = noCents.isAt(question, word - 1) ? 0 : 2;
        else if (decimal.isAt(question, word))
            digits = numberBefore(question, word);
        if (digits && (*digits > kMostDigits || (requested && *requested != *digits)))
            return {};
        requested = digits ? digits : requested;
    }
    return requested;
}

bool isWholeNumber(const Expression& expression, const Schema& schema)
{
    if (const auto* column = std::get_if<sql::ColumnReference>(&expression.term))
        return foldedIdentifier(schema.column(column->column).declaredType).find("int") != std::string::npos;
    if (const auto* call = std::get_if<sql::AggregateCall>(&expression.term))
        return call->function == sql::Aggregate::Count || (call->function != sql::Aggregate::Avg && isWholeNumber(*call->argument, schema));
    const auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type == ValueType::Integer;
}

/// `1.0 * a / b` of whole numbers.
bool keepFraction(Expression& value, const Schema& schema)
{
    auto* quotient = std::get_if<Arithmetic>(&value.term);
    if (!quotient || quotient->operation != ArithmeticOperator::Divide || !isWholeNumber(*quotient->left, schema)
        || !isWholeNumber(*quotient->right, schema))
        return false;
    const Expression one{Literal{ValueType::Real, "1.0"}};
    quotient->left = Expression{Arithmetic{ArithmeticOperator::Multiply, one, *quotient->left}};
    return true;
}

bool roundTo(FunctionCall& call, int digits)
{
    std::vector<Expression> arguments{call.arguments.front()};
    if (digits > 0)
        arguments.push_back({Literal{ValueType::Integer, std::to_string(digits)}});
    if (arguments == call.arguments)
        return false;
    call.arguments = std::move(arguments);
    return true;
}

bool isComputed(const Expression& expression)
{
    const auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    const bool isNumber = call && (call->function == sql::Aggregate::Sum || call->function == sql::Aggregate::Avg);
    return isNumber || std::holds_alternative<Arithmetic>(expression.term);
}

/// "Rounded to two decimals": the one figure that is shown, where nothing is rounded so far.
bool roundShown(sql::Query& query, const Question& question, int digits)
{
    static const Phrase rounds("<round|rounded>");
    auto& items = query.first.items;
    const auto isOne = [](const sql::SelectItem& item) { return isComputed(item.expression); };
    const auto item = std::ranges::find_if(items, isOne);
    if (item == items.end() || std::ranges::count_if(items, isOne) != 1 || !query.rest.empty() || !rounds.isIn(question))
        return false;
    std::vector<Expression> arguments{item->expression};
    if (digits > 0)
        arguments.push_back({Literal{ValueType::Integer, std::to_string(digits)}});
    item->expression = {FunctionCall{sql::Function::Round, std::move(arguments)}};
    return true;
}

} // namespace

bool roundAsRequested(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = false, isRounded = false;
    const std::optional<int> digits = requestedDigits(question);
    const auto rewrite = [&](Expression& expression) {
        auto* call = std::get_if<FunctionCall>(&expression.term);
        if (!call || call->function != sql::Function::Round)
            return;
        isRounded = true;
        if (digits)
            hasChanged |= roundTo(*call, *digits);
        if (call->arguments.size() > 1)
            hasChanged |= keepFraction(call->arguments.front(), schema);
    };
    editParts(query, {{}, rewrite});
    return (digits && !isRounded && roundShown(query, question, *digits)) || hasChanged;
}

} // namespace ratatosk
