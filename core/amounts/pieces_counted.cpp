// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/pieces_counted.h"

#include "core/amounts/amounts_asked.h"
#include "core/evidence/question_words.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Expression;

bool asksForPieces(const Question& question)
{
    static constexpr std::array<std::string_view, 3> pieces{"piece", "unit", "copy"};
    static constexpr std::array<std::string_view, 3> numbers{"most", "many", "fewest"};
    static constexpr std::array<std::string_view, 3> amounts{"worth", "value", "cost"};
    const auto isCounted = [&](int word) {
        return hasLemma(question.words[static_cast<std::size_t>(word)], pieces) && isOneOf(wordAt(question, word - 1), numbers);
    };
    const bool isAsked = std::ranges::any_of(std::views::iota(0, static_cast<int>(question.words.size())), isCounted);
    return isAsked && !says(question, amounts) && std::ranges::none_of(question.words, isMoneyWord);
}

constexpr std::array<std::string_view, 5> kQuantities{"quantity", "qty", "pieces", "units", "copies"};

/// Of quantity * price the quantity; null: it is no such product.
const Expression* quantityIn(const Expression& product, const Schema& schema)
{
    const auto* factors = std::get_if<sql::Arithmetic>(&product.term);
    if (!factors || factors->operation != sql::ArithmeticOperator::Multiply)
        return nullptr;
    for (const Expression* factor : {&*factors->left, &*factors->right}) {
        const auto* column = std::get_if<sql::ColumnReference>(&factor->term);
        if (column && isCalled(schema.column(column->column), kQuantities))
            return factor;
    }
    return nullptr;
}

/// The one column of FROM that says how many of a thing a row is of.
std::optional<sql::ColumnReference> quantityOf(const sql::SelectBlock& block, const Schema& schema)
{
    std::vector<sql::ColumnReference> found = columnsInFrom(block, schema);
    std::erase_if(found, [&](const sql::ColumnReference& one) {
        const Column& column = schema.column(one.column);
        return column.type != ColumnType::Number || !isCalled(column, kQuantities);
    });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// "How many copies", of no table of copies.
bool speaksOfCopies(const Question& question, const Schema& schema)
{
    const auto isOfThings = [&](int word) {
        return question.words[static_cast<std::size_t>(word)].text == "copies"
            && std::ranges::none_of(schema.tables(), [&](const Table& table) { return namesTableAt(question, word, table); });
    };
    return std::ranges::any_of(std::views::iota(0, static_cast<int>(question.words.size())), isOfThings);
}

} // namespace

bool countPiecesAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!asksForPieces(question))
        return false;
    const bool isCounted = std::ranges::any_of(query.first.items, [&](const sql::SelectItem& item) { // "how many, and how much"
        const auto* sum = std::get_if<sql::AggregateCall>(&item.expression.term);
        const auto column = sum && sum->function == sql::Aggregate::Sum ? onlyColumnOf(*sum->argument) : std::nullopt;
        return column && isCalled(schema.column(column->column), kQuantities);
    });
    if (isCounted)
        return false;
    bool hasChanged = false;
    const auto count = [&](Expression& expression) {
        auto* sum = std::get_if<sql::AggregateCall>(&expression.term);
        const Expression* quantity = sum && sum->function == sql::Aggregate::Sum ? quantityIn(*sum->argument, schema) : nullptr;
        if (!quantity)
            return;
        *sum->argument = Expression(*quantity);
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = count});
    return hasChanged;
}

bool countCopiesAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto quantity = isFlat(query) && speaksOfCopies(question, schema) ? quantityOf(query.first, schema) : std::nullopt;
    if (!quantity)
        return false;
    bool hasChanged = false;
    const auto addUp = [&](Expression& expression) {
        auto* count = std::get_if<sql::AggregateCall>(&expression.term);
        if (!count || count->function != sql::Aggregate::Count || !std::holds_alternative<sql::Star>(count->argument->term))
            return;
        count->function = sql::Aggregate::Sum;
        *count->argument = Expression{*quantity};
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = addUp});
    return hasChanged;
}

} // namespace ratatosk
