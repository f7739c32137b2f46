// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/differences_asked.h"

#include "core/amounts/line_amounts.h"
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

using sql::ColumnReference;
using sql::Expression;

constexpr int kReachBack = 1, kReachOn = 3; ///< "fare less the granted discount"

/// The one column of numbers in FROM that one of the words [begin, end) is in the name of.
std::optional<ColumnReference> amountNamed(const sql::SelectBlock& block, const Question& question, const Schema& schema, int begin,
                                           int end)
{
    std::vector<ColumnReference> found = columnsInFrom(block, schema);
    std::erase_if(found, [&](const ColumnReference& one) {
        const Column& column = schema.column(one.column);
        const std::vector<Word> name = splitName(column.spokenName);
        bool isNamed = false;
        for (int word = std::max(0, begin); word < std::min(end, static_cast<int>(question.words.size())); ++word)
            isNamed = isNamed || std::ranges::any_of(name, [&](const Word& part) {
                          return part.text.size() > 2 && sameWord(part, question.words[static_cast<std::size_t>(word)]);
                      });
        const auto isOwn = [&](const ForeignKey& key) { return key.from == one.column; }; // "the carer's hourly rate" is no carer
        return column.type != ColumnType::Number || column.isPrimaryKey || !isNamed || std::ranges::any_of(schema.foreignKeys(), isOwn);
    });
    if (found.size() > 1) // "words" of `words`, not of `word_cnt`
        std::erase_if(found, [&](const ColumnReference& one) { return splitName(schema.column(one.column).spokenName).size() > 1; });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

struct Reckoning {
    sql::ArithmeticOperator operation = sql::ArithmeticOperator::Subtract;
    ColumnReference left;
    ColumnReference right;
};

std::optional<sql::ArithmeticOperator> operationSaid(const Question& question, int word)
{
    if (wordAt(question, word) == "minus"
        || (question.words[static_cast<std::size_t>(word)].text == "less" && wordAt(question, word + 1) != "than"))
        return sql::ArithmeticOperator::Subtract;
    return question.words[static_cast<std::size_t>(word)].text == "times" ? std::optional(sql::ArithmeticOperator::Multiply) : std::nullopt;
}

/// What is taken from what, or how many times.
std::optional<Reckoning> reckoningAsked(const sql::SelectBlock& block, const Question& question, const Schema& schema)
{
    for (int word = 1; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const auto operation = operationSaid(question, word);
        const auto left = operation ? amountNamed(block, question, schema, word - kReachBack, word) : std::nullopt;
        const auto right = operation ? amountNamed(block, question, schema, word + 1, word + 1 + kReachOn) : std::nullopt;
        if (left && right && left->column != right->column)
            return Reckoning{*operation, *left, *right};
    }
    return {};
}

/// "quantity times days times rate": of each two of them.
bool isFactorOf(const Expression& product, const Expression& factor)
{
    const auto* term = std::get_if<sql::Arithmetic>(&product.term);
    const bool isProduct = term && term->operation == sql::ArithmeticOperator::Multiply;
    return product == factor || (isProduct && (isFactorOf(*term->left, factor) || isFactorOf(*term->right, factor)));
}

/// Whether the query reckons so already: a difference anywhere, or a product of both.
bool holds(const sql::SelectBlock& block, const Reckoning& asked)
{
    bool isFound = false;
    sql::visitParts(block, [&](const Expression& part) {
        const auto* reckoned = std::get_if<sql::Arithmetic>(&part.term);
        const Expression left{asked.left}, right{asked.right};
        const bool isOfBoth = reckoned
            && ((*reckoned->left == left && *reckoned->right == right) || (*reckoned->left == right && *reckoned->right == left));
        const bool isProduct = asked.operation == sql::ArithmeticOperator::Multiply && isFactorOf(part, left) && isFactorOf(part, right);
        isFound = isFound || isProduct
            || (reckoned && reckoned->operation == asked.operation && (isOfBoth || asked.operation == sql::ArithmeticOperator::Subtract));
    });
    return isFound;
}

/// What the question reckons of two columns, in the place of either.
class AskedFigure
{
public:
    explicit AskedFigure(const Reckoning& asked)
        : m_one{asked.left}, m_other{asked.right}, m_figure{sql::Arithmetic{asked.operation, m_one, m_other}}
    {
    }

    /// Also within an aggregate.
    bool takeIn(Expression& expression) const
    {
        auto* call = std::get_if<sql::AggregateCall>(&expression.term);
        Expression& taken = call ? *call->argument : expression;
        if (taken != m_one && taken != m_other && !isOfBoth(taken))
            return false;
        taken = m_figure;
        return true;
    }

private:
    /// "Price less cost" added up.
    bool isOfBoth(const Expression& taken) const
    {
        const auto* reckoned = std::get_if<sql::Arithmetic>(&taken.term);
        if (!reckoned)
            return false;
        const bool isOne = *reckoned->left == m_one || *reckoned->left == m_other || *reckoned->right == m_one
            || *reckoned->right == m_other;
        const bool isOfProduct = std::get<sql::Arithmetic>(m_figure.term).operation == sql::ArithmeticOperator::Multiply;
        const bool isBoth = (*reckoned->left == m_one && *reckoned->right == m_other)
            || (*reckoned->left == m_other && *reckoned->right == m_one);
        if (isOfProduct) // "words times rate" of another column times the rate, or of one by the other
            return isBoth || (isOne && reckoned->operation == sql::ArithmeticOperator::Multiply);
        return isBoth;
    }

    Expression m_one, m_other, m_figure;
};

} // namespace

bool reckonAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const auto asked = isFlat(query) ? reckoningAsked(block, question, schema) : std::nullopt;
    if (!asked || holds(block, *asked))
        return false;
    const AskedFigure figure(*asked);
    bool hasChanged = false;
    const auto takeInSums = [&](Expression& expression) {
        hasChanged |= std::holds_alternative<sql::AggregateCall>(expression.term) && figure.takeIn(expression);
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = takeInSums}); // also of "per cent of the fare less discount"
    std::vector<sql::SelectItem> items;
    for (sql::SelectItem item : block.items) {
        hasChanged |= figure.takeIn(item.expression);
        if (std::ranges::find(items, item) == items.end())
            items.push_back(std::move(item));
    }
    block.items = std::move(items);
    for (sql::OrderKey& key : query.orderBy)
        hasChanged |= figure.takeIn(key.expression);
    return hasChanged;
}

namespace {

constexpr std::array<std::string_view, 3> kReductions{"discount", "rebate", "reduction"};

/// "after discount", "less the discount", "net of rebates", "after money off"
bool saysReductionIsOff(const Question& question)
{
    static constexpr std::array<std::string_view, 5> offs{"after", "less", "minus", "net", "without"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (!isOneOf(question.words[static_cast<std::size_t>(word)].text, offs))
            continue;
        for (int next = word + 1; next <= word + kReachOn && next < static_cast<int>(question.words.size()); ++next)
            if (hasLemma(question.words[static_cast<std::size_t>(next)], kReductions) || wordAt(question, next) == "off")
                return true;
    }
    return false;
}

} // namespace

bool takeOffDiscounts(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!saysReductionIsOff(question))
        return false;
    bool hasChanged = false;
    const auto isOfMoney = [&](const Expression& factor) {
        const auto* column = std::get_if<ColumnReference>(&factor.term);
        return column && isCalled(cells.schema().column(column->column), kReductions) && !isShareOfPrice(column->column, cells);
    };
    const auto takeOff = [&](Expression& expression) {
        auto* product = std::get_if<sql::Arithmetic>(&expression.term);
        const bool isProduct = product && product->operation == sql::ArithmeticOperator::Multiply;
        if (!isProduct || isOfMoney(*product->left) == isOfMoney(*product->right)
            || !std::holds_alternative<ColumnReference>(product->left->term)
            || !std::holds_alternative<ColumnReference>(product->right->term))
            return;
        if (isOfMoney(*product->left))
            std::swap(product->left, product->right);
        product->operation = sql::ArithmeticOperator::Subtract;
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = takeOff});
    return hasChanged;
}

} // namespace ratatosk
