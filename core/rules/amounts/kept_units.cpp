// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/kept_units.h"

#include "core/english/language/number_words.h"
#include "core/linking/links/number_literal.h"
#include "core/rules/amounts/stored_unit.h"
#include "core/rules/amounts/unit_mentions.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::Expression;
using sql::FunctionCall;
using sql::Literal;

/// The unit that a figure comes in, by the columns that it is made of.
std::optional<Unit> unitIn(const Expression& aggregate, const Schema& schema);

/// "/ 60000.0": what is computed already, in whatever it comes.
bool isFactor(const Expression& expression)
{
    const auto* literal = std::get_if<Literal>(&expression.term);
    const auto value = literal ? readNumber(literal->text) : std::nullopt;
    return value && value->value != 1;
}

bool holdsFactor(const Expression& expression)
{
    const auto* term = std::get_if<Arithmetic>(&expression.term);
    const bool isScaling = term && (term->operation == ArithmeticOperator::Multiply || term->operation == ArithmeticOperator::Divide);
    return (isScaling && (isFactor(*term->left) || isFactor(*term->right)))
        || (term && (holdsFactor(*term->left) || holdsFactor(*term->right)));
}

std::optional<Unit> unitOfArithmetic(const Arithmetic& term, const Schema& schema)
{
    const bool isScaling = term.operation == ArithmeticOperator::Multiply || term.operation == ArithmeticOperator::Divide;
    if (isScaling && (isFactor(*term.left) || isFactor(*term.right)))
        return {};
    const auto left = unitIn(*term.left, schema), right = unitIn(*term.right, schema);
    if (term.operation == ArithmeticOperator::Add || term.operation == ArithmeticOperator::Subtract)
        return left == right ? left : std::nullopt;
    if (term.operation == ArithmeticOperator::Divide)
        return std::holds_alternative<sql::ScalarQuery>(term.right->term) || (left && right && left->measure == right->measure)
            ? std::nullopt
            : left;
    if (term.operation != ArithmeticOperator::Multiply)
        return {};
    const bool isScaled = holdsFactor(*term.left) || holdsFactor(*term.right); // minutes / 60.0 * pay of an hour
    return (left && right) || isScaled ? std::nullopt : left ? left : right;
}

std::optional<Unit> unitOfCall(const sql::AggregateCall& call, const Schema& schema)
{
    return call.function == sql::Aggregate::Count ? std::nullopt : unitIn(*call.argument, schema);
}

std::optional<Unit> unitIn(const Expression& aggregate, const Schema& schema)
{
    if (const auto* column = std::get_if<sql::ColumnReference>(&aggregate.term))
        return unitOf(schema.column(column->column));
    if (const auto* call = std::get_if<sql::AggregateCall>(&aggregate.term))
        return unitOfCall(*call, schema);
    if (const auto* window = std::get_if<sql::WindowCall>(&aggregate.term)) {
        const auto* call = std::get_if<sql::AggregateCall>(&window->function);
        return call ? unitOfCall(*call, schema) : window->arguments.empty() ? std::nullopt : unitIn(window->arguments.front(), schema);
    }
    if (const auto* term = std::get_if<Arithmetic>(&aggregate.term))
        return unitOfArithmetic(*term, schema);
    const auto* call = std::get_if<FunctionCall>(&aggregate.term);
    const bool keepsUnit = call
        && (call->function == sql::Function::Round || call->function == sql::Function::Coalesce || call->function == sql::Function::Abs);
    return keepsUnit ? unitIn(call->arguments.front(), schema) : std::nullopt;
}

Expression number(double value, bool isReal)
{
    const std::string text = sqlSpelling(value);
    if (text.find('.') != std::string::npos)
        return {Literal{ValueType::Real, text}};
    return isReal ? Expression{Literal{ValueType::Real, text + ".0"}} : Expression{Literal{ValueType::Integer, text}};
}

/// Inside of what rounds it.
void compute(Expression& aggregate, const Unit& kept, const Unit& requested)
{
    auto* call = std::get_if<FunctionCall>(&aggregate.term);
    if (call && call->function == sql::Function::Round)
        return compute(call->arguments.front(), kept, requested);
    if (requested.size > kept.size)
        aggregate = {Arithmetic{ArithmeticOperator::Divide, aggregate, number(requested.size / kept.size, true)}};
    else
        aggregate = {Arithmetic{ArithmeticOperator::Multiply, aggregate, number(kept.size / requested.size, false)}};
}

bool isMentioned(const Question& question, double value)
{
    const auto isIt = [&](const Word& word) {
        const auto read = readNumber(word.text);
        return read && read->value == value;
    };
    return std::ranges::any_of(question.words, isIt)
        || std::ranges::any_of(numberPhrasesOf(question), [&](const NumberPhrase& phrase) { return phrase.value == value; });
}

/// The only unit that follows a number of the question.
std::optional<Unit> unitOfNumber(const Question& question)
{
    std::optional<Unit> found;
    for (const Measure measure : {Measure::Time, Measure::Mass, Measure::Length, Measure::Volume})
        for (const UnitMention& mention : unitMentions(question, measure)) {
            if (found && mention.isOfNumber && *found != mention.unit)
                return {};
            if (mention.isOfNumber)
                found = mention.unit;
        }
    return found;
}

class KeptUnits
{
public:
    KeptUnits(const Question& question, const Schema& schema) : m_question(question), m_schema(schema) {}

    bool rewrite(sql::Query& query)
    {
        sql::editParts(query,
                       {.condition = [&](sql::Condition& condition) { rewriteCondition(condition); }, .expression = [](Expression&) {}});
        rewriteItems(query);
        return m_hasChanged;
    }

private:
    void rewriteItems(sql::Query& query)
    {
        rewriteItems(query.first);
        for (sql::SetOperand& operand : query.rest)
            rewriteItems(operand.block);
    }

    /// Of a query in FROM, whose figures are passed on, those in it, unless they are scaled here.
    void rewriteItems(sql::SelectBlock& block)
    {
        const bool isScaled = std::ranges::any_of(block.items, holdsFactor, &sql::SelectItem::expression);
        for (sql::Source& source : block.from)
            if (auto* inner = std::get_if<sql::Box<sql::Query>>(&source.relation); inner && !isScaled)
                rewriteItems(**inner);
        for (sql::SelectItem& item : block.items) {
            const auto kept = unitIn(item.expression, m_schema);
            const auto requested = kept ? requestedUnit(*kept) : std::nullopt;
            if (!requested)
                continue;
            compute(item.expression, *kept, *requested);
            m_hasChanged = true;
        }
    }

    void rewriteCondition(sql::Condition& condition)
    {
        if (auto* test = std::get_if<sql::Comparison>(&condition.test))
            return rewriteBound(test->right, test->left);
        if (auto* between = std::get_if<sql::Between>(&condition.test)) {
            rewriteBound(between->low, between->value);
            rewriteBound(between->high, between->value);
        }
    }

    /// A number of the question that a figure is compared with.
    void rewriteBound(Expression& bound, const Expression& aggregate)
    {
        const auto* literal = std::get_if<Literal>(&bound.term);
        const auto value = literal ? readNumber(literal->text) : std::nullopt;
        const auto kept = value && isMentioned(m_question, value->value) ? unitIn(aggregate, m_schema) : std::nullopt;
        const auto mentionedUnit = kept ? unitOfNumbers(*kept) : std::nullopt;
        if (!mentionedUnit)
            return;
        bound = number(value->value * mentionedUnit->size / kept->size, false);
        m_hasChanged = true;
    }

    /// Another unit than the one kept, if it is the only one that the question names.
    std::optional<Unit> unitOfNumbers(const Unit& kept) const
    {
        const std::vector<UnitMention> mentions = unitMentions(m_question, kept.measure);
        if (mentions.empty() || mentions.front().unit == kept)
            return {};
        const auto isSame = [&](const UnitMention& one) { return one.unit == mentions.front().unit; };
        return std::ranges::all_of(mentions, isSame) ? std::optional(mentions.front().unit) : std::nullopt;
    }

    std::optional<Unit> requestedUnit(const Unit& kept) const
    {
        std::vector<UnitMention> mentions = unitMentions(m_question, kept.measure);
        std::erase_if(mentions, [](const UnitMention& one) { return one.isOfNumber; });
        const auto isKept = [&](const UnitMention& one) { return one.unit == kept; };
        if (mentions.empty() || std::ranges::any_of(mentions, isKept))
            return {};
        return mentions.front().unit;
    }

    const Question& m_question;
    const Schema& m_schema;
    bool m_hasChanged = false;
};

} // namespace

bool convertToStoredUnits(sql::Query& query, const Question& question, const Schema& schema)
{
    return KeptUnits(question, schema).rewrite(query);
}

bool convertByCells(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto mentioned = unitOfNumber(question);
    bool hasChanged = false;
    const auto convert = [&](Expression& bound, const Expression& compared) {
        const auto* column = std::get_if<sql::ColumnReference>(&compared.term);
        const auto* literal = std::get_if<Literal>(&bound.term);
        const auto value = column && literal ? readNumber(literal->text) : std::nullopt;
        const bool isOpen = value && isMentioned(question, value->value) && !unitIn(compared, cells.schema());
        const auto kept = isOpen ? unitByCells(column->column, value->value, *mentioned, cells) : std::nullopt;
        if (!kept || *kept == *mentioned)
            return;
        bound = number(value->value * mentioned->size / kept->size, false);
        hasChanged = true;
    };
    if (mentioned)
        sql::editParts(query,
                       {.condition =
                            [&](sql::Condition& condition) {
                                if (auto* test = std::get_if<sql::Comparison>(&condition.test))
                                    convert(test->right, test->left);
                                auto* between = std::get_if<sql::Between>(&condition.test);
                                for (Expression* end : {between ? &between->low : nullptr, between ? &between->high : nullptr})
                                    if (end)
                                        convert(*end, between->value);
                            },
                        .expression = [](Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
