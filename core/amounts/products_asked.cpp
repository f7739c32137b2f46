// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/products_asked.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

constexpr std::array<std::string_view, 7> kAllTogether{"altogether", "total", "everything", "whole", "overall", "all", "sum"};
constexpr int kReach = 3; ///< "quantity times the unit price"

/// How well a word names a column: the whole of its name, its last word, its first; 0: it does not, or the column is a key.
int fitOf(const Word& said, const std::vector<Word>& name)
{
    static constexpr std::array<std::string_view, 4> keys{"id", "no", "number", "code"};
    if (name.empty() || isOneOf(name.back().lemmas.front(), keys))
        return 0;
    if (name.size() == 1 && sameWord(name.front(), said))
        return name.front().text == said.lemmas.front() ? 4 : 3; // "rate" is no rating
    return sameWord(name.back(), said) ? 2 : sameWord(name.front(), said) ? 1 : 0;
}

/// Whether the words before and behind "times" name one of the columns each.
bool namesProduct(const Question& question, const Column& one, const Column& other)
{
    const auto names = [&](int begin, int end, const Column& column) {
        const std::vector<Word> name = splitName(column.spokenName);
        for (int word = std::max(begin, 0); word < end && word < static_cast<int>(question.words.size()); ++word)
            if (fitOf(question.words[static_cast<std::size_t>(word)], name) > 0)
                return true;
        return false;
    };
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const bool isProduct = wordAt(question, word) == "times" || wordAt(question, word) == "x" || wordAt(question, word) == "multiplied";
        const bool isOneFirst = names(word - 1, word, one) && names(word + 1, word + 1 + kReach, other);
        if (isProduct && (isOneFirst || (names(word - 1, word, other) && names(word + 1, word + 1 + kReach, one))))
            return true;
    }
    return false;
}

/// The column in FROM that the word names best; nothing where several are called so.
std::optional<ColumnReference> columnCalled(const Word& said, const std::vector<ColumnReference>& columns, const Schema& schema)
{
    std::vector<ColumnReference> found;
    int best = 1;
    for (const ColumnReference& reference : columns) {
        const Column& column = schema.column(reference.column);
        const int fit = column.type == ColumnType::Number ? fitOf(said, splitName(column.spokenName)) : 0;
        if (fit > best)
            found.clear();
        if (fit >= best)
            found.push_back(reference);
        best = std::max(best, fit);
    }
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// The columns of "words times rate", where nothing else is multiplied.
std::optional<std::pair<ColumnReference, ColumnReference>> factorsSaid(const SelectBlock& block, const Question& question,
                                                                       const Schema& schema)
{
    static constexpr std::array<std::string_view, 3> signs{"times", "x", "multiplied"};
    const auto isSign = [](const Word& word) { return isOneOf(word.lemmas.front(), signs); };
    if (std::ranges::count_if(question.words, isSign) != 1)
        return {};
    const auto sign = static_cast<int>(std::ranges::find_if(question.words, isSign) - question.words.begin());
    const std::vector<ColumnReference> columns = columnsInFrom(block, schema);
    const auto called = [&](int place) {
        const bool isThere = place >= 0 && place < static_cast<int>(question.words.size());
        return isThere ? columnCalled(question.words[static_cast<std::size_t>(place)], columns, schema) : std::nullopt;
    };
    const auto before = called(sign - 1);
    auto behind = called(sign + 1);
    if (const auto further = called(sign + 2); further && wordAt(question, sign + 2).size() > 2) // "unit price", "the rate"
        behind = further;
    if (!before || !behind || *before == *behind)
        return {};
    return std::pair{*before, *behind};
}

/// The columns that an expression multiplies; empty where it is anything else.
std::vector<ColumnReference> factorsOf(const Expression& expression)
{
    if (const auto* column = std::get_if<ColumnReference>(&expression.term))
        return {*column};
    const auto* product = std::get_if<Arithmetic>(&expression.term);
    if (!product || product->operation != ArithmeticOperator::Multiply)
        return {};
    std::vector<ColumnReference> left = factorsOf(*product->left), right = factorsOf(*product->right);
    if (left.empty() || right.empty())
        return {};
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

/// Products of other columns than the two that the question multiplies.
bool takeFactorsSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto said = isFlat(query) && isOfTables(query.first) ? factorsSaid(query.first, question, schema) : std::nullopt;
    if (!said)
        return false;
    const auto isSaid = [&](const std::vector<ColumnReference>& factors) {
        return factors.size() == 2 && std::ranges::find(factors, said->first) != factors.end()
            && std::ranges::find(factors, said->second) != factors.end();
    };
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition = [](sql::Condition&) {},
                    .expression =
                        [&](Expression& expression) {
                            const std::vector<ColumnReference> factors = factorsOf(expression);
                            if (factors.size() < 2 || isSaid(factors))
                                return;
                            expression = {Arithmetic{ArithmeticOperator::Multiply, Expression{said->first}, Expression{said->second}}};
                            hasChanged = true;
                        }});
    return hasChanged;
}

bool isProduct(const sql::SelectItem& item)
{
    const auto* product = std::get_if<Arithmetic>(&item.expression.term);
    return product && product->operation == ArithmeticOperator::Multiply && std::holds_alternative<ColumnReference>(product->left->term)
        && std::holds_alternative<ColumnReference>(product->right->term);
}

/// Two columns shown that the question multiplies.
bool joinFactors(SelectBlock& block, const Question& question, const Schema& schema)
{
    for (std::size_t i = 0; i < block.items.size(); ++i)
        for (std::size_t j = i + 1; j < block.items.size(); ++j) {
            const auto* left = std::get_if<ColumnReference>(&block.items[i].expression.term);
            const auto* right = std::get_if<ColumnReference>(&block.items[j].expression.term);
            if (!left || !right || !namesProduct(question, schema.column(left->column), schema.column(right->column)))
                continue;
            block.items[i].expression = {Arithmetic{ArithmeticOperator::Multiply, block.items[i].expression, block.items[j].expression}};
            block.items.erase(block.items.begin() + static_cast<std::ptrdiff_t>(j));
            return true;
        }
    return false;
}

/// x of 1.0 * x.
const ColumnReference* factorIn(const Expression& expression)
{
    const auto* product = std::get_if<Arithmetic>(&expression.term);
    const bool isScaled = product && product->operation == ArithmeticOperator::Multiply
        && std::holds_alternative<sql::Literal>(product->left->term);
    return std::get_if<ColumnReference>(isScaled ? &product->right->term : &expression.term);
}

/// "What is our whole stock worth", "what would it cost to replace all that we own": how many there are times what one costs.
bool asksForWorth(const Question& question, const Column& one, const Column& other)
{
    static constexpr std::array<std::string_view, 5> worths{"worth", "value", "cost", "stock", "own"};
    static constexpr std::array<std::string_view, 6> parts{"per", "average", "single", "apiece", "unit", "share"};
    static constexpr std::array<std::string_view, 5> quantities{"quantity", "qty", "stock", "doses", "copies"};
    static constexpr std::array<std::string_view, 2> prices{"price", "cost"};
    const bool isOfBoth = (isCalled(one, prices) && isCalled(other, quantities)) || (isCalled(one, quantities) && isCalled(other, prices));
    return isOfBoth && says(question, worths) && !says(question, parts);
}

/// What is divided, while the question multiplies it.
bool multiplyInsteadOfDividing(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = false;
    const auto multiply = [&](Expression& expression) {
        auto* quotient = std::get_if<Arithmetic>(&expression.term);
        const bool isQuotient = quotient && quotient->operation == ArithmeticOperator::Divide;
        const ColumnReference* left = isQuotient ? factorIn(*quotient->left) : nullptr;
        const auto* right = isQuotient ? std::get_if<ColumnReference>(&quotient->right->term) : nullptr;
        const auto isMeant = [&](const Column& one, const Column& other) {
            return namesProduct(question, one, other) || asksForWorth(question, one, other);
        };
        if (!left || !right || !isMeant(schema.column(left->column), schema.column(right->column)))
            return;
        expression = Expression{Arithmetic{ArithmeticOperator::Multiply, Expression{*left}, Expression{*right}}};
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = multiply});
    return hasChanged;
}

/// "How much was charged", "everything": not of each thing that is shown beside.
bool asksForAll(const Question& question)
{
    for (int word = 0; word + 2 < static_cast<int>(question.words.size()); ++word) {
        const std::string_view verb = wordAt(question, word + 2);
        if (wordAt(question, word) == "how" && wordAt(question, word + 1) == "much" && (verb == "was" || verb == "were" || verb == "did"))
            return true;
    }
    static constexpr std::array<std::string_view, 3> each{"each", "every", "per"};
    return says(question, kAllTogether) && !says(question, each);
}

bool addUpProduct(SelectBlock& block, const Question& question)
{
    const auto product = std::ranges::find_if(block.items, isProduct);
    const auto isColumn = [](const sql::SelectItem& item) { return std::holds_alternative<ColumnReference>(item.expression.term); };
    if (product == block.items.end() || std::ranges::count_if(block.items, isColumn) + 1 != std::ssize(block.items)
        || !asksForAll(question))
        return false;
    const Expression sum{sql::AggregateCall{.function = sql::Aggregate::Sum, .argument = product->expression}};
    block.items = {{sum, {}}};
    block.isDistinct = false;
    return true;
}

/// "The second highest value, quantity times price": rows are put in order by the product, and it is shown.
bool orderByProduct(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    if (query.orderBy.size() != 1 || !query.limit || !block.groupBy.empty())
        return false;
    const auto* ordered = std::get_if<ColumnReference>(&query.orderBy.front().expression.term);
    if (!ordered)
        return false;
    const Expression own{*ordered};
    for (const ColumnId other : schema.columnsOf(schema.column(ordered->column).table)) {
        if (other == ordered->column || !namesProduct(question, schema.column(ordered->column), schema.column(other)))
            continue;
        const Expression factor{ColumnReference{ordered->source, other}};
        const Expression product{Arithmetic{ArithmeticOperator::Multiply, own, factor}};
        const auto shown = std::ranges::find_if(
            block.items, [&](const sql::SelectItem& item) { return item.expression == own || item.expression == factor; });
        if (shown != block.items.end())
            shown->expression = product;
        std::erase_if(block.items, [&](const sql::SelectItem& item) { return item.expression == own || item.expression == factor; });
        query.orderBy.front().expression = product;
        return true;
    }
    return false;
}

} // namespace

bool multiplyAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    const bool hasTaken = takeFactorsSaid(query, question, schema);
    if (query.rest.empty() && (multiplyInsteadOfDividing(query, question, schema) || orderByProduct(query, question, schema)))
        return true;
    if (!query.rest.empty() || !block.groupBy.empty() || query.limit || !query.orderBy.empty())
        return hasTaken;
    bool hasChanged = joinFactors(block, question, schema) || hasTaken;
    hasChanged |= addUpProduct(block, question);
    return hasChanged;
}

} // namespace ratatosk
