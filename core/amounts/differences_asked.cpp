// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/differences_asked.h"

#include "core/evidence/query_search.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
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
        return column.type != ColumnType::Number || column.isPrimaryKey || !isNamed;
    });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// What is taken from what.
std::optional<std::pair<ColumnReference, ColumnReference>> differenceAsked(const sql::SelectBlock& block, const Question& question,
                                                                           const Schema& schema)
{
    for (int word = 1; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isLess = wordAt(question, word) == "minus"
            || (question.words[static_cast<std::size_t>(word)].text == "less" && wordAt(question, word + 1) != "than");
        const auto whole = isLess ? amountNamed(block, question, schema, word - kReachBack, word) : std::nullopt;
        const auto part = isLess ? amountNamed(block, question, schema, word + 1, word + 1 + kReachOn) : std::nullopt;
        if (whole && part && whole->source == part->source && whole->column != part->column)
            return std::pair(*whole, *part);
    }
    return {};
}

bool holdsDifference(const sql::SelectBlock& block)
{
    bool isFound = false;
    sql::visitParts(block, [&](const Expression& part) {
        const auto* reckoned = std::get_if<sql::Arithmetic>(&part.term);
        isFound = isFound || (reckoned && reckoned->operation == sql::ArithmeticOperator::Subtract);
    });
    return isFound;
}

class Subtraction
{
public:
    Subtraction(const ColumnReference& whole, const ColumnReference& part)
        : m_whole{whole}, m_part{part}, m_left{sql::Arithmetic{sql::ArithmeticOperator::Subtract, m_whole, m_part}}
    {
    }

    /// Also within an aggregate.
    bool takeIn(Expression& expression) const
    {
        auto* call = std::get_if<sql::AggregateCall>(&expression.term);
        Expression& taken = call ? *call->argument : expression;
        if (taken != m_whole && taken != m_part && !isOfBoth(taken))
            return false;
        taken = m_left;
        return true;
    }

private:
    /// "Price less cost" added up.
    bool isOfBoth(const Expression& taken) const
    {
        const auto* reckoned = std::get_if<sql::Arithmetic>(&taken.term);
        return reckoned
            && ((*reckoned->left == m_whole && *reckoned->right == m_part) || (*reckoned->left == m_part && *reckoned->right == m_whole));
    }

    Expression m_whole, m_part, m_left;
};

} // namespace

bool subtractAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const auto asked = isFlat(query) ? differenceAsked(block, question, schema) : std::nullopt;
    if (!asked || holdsDifference(block))
        return false;
    const Subtraction subtraction(asked->first, asked->second);
    bool hasChanged = false;
    std::vector<sql::SelectItem> items;
    for (sql::SelectItem item : block.items) {
        hasChanged |= subtraction.takeIn(item.expression);
        if (std::ranges::find(items, item) == items.end())
            items.push_back(std::move(item));
    }
    block.items = std::move(items);
    for (sql::OrderKey& key : query.orderBy)
        hasChanged |= subtraction.takeIn(key.expression);
    return hasChanged;
}

} // namespace ratatosk
