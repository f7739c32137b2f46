// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/repeats_asked.h"

#include "core/linking/links/number_literal.h"
#include "core/rules/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Expression;
using sql::Literal;

constexpr std::array<std::string_view, 4> kRepeats{"double", "duplicate", "duplicated", "repeated"};
constexpr std::array<std::string_view, 5> kHappenings{"occur", "appear", "exist", "enter", "list"};

bool saysNumber(const Question& question)
{
    return std::ranges::any_of(question.words, [](const Word& word) { return readNumber(word.lemmas.front()).has_value(); });
}

/// HAVING count(*) > 2
bool countsRows(const sql::Condition& condition)
{
    const auto* test = std::get_if<Comparison>(&condition.test);
    const auto* call = test ? std::get_if<sql::AggregateCall>(&test->left.term) : nullptr;
    return call && call->function == sql::Aggregate::Count && std::holds_alternative<Literal>(test->right.term);
}

/// "Numbers that occur twice": from the second time on.
bool asksForTwice(const Question& question)
{
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "twice" && hasLemma(question.words[static_cast<std::size_t>(word) - 1], kHappenings))
            return true;
    return false;
}

bool groupByAllShown(sql::SelectBlock& block)
{
    std::vector<Expression> keys;
    for (const sql::SelectItem& item : block.items)
        if (std::holds_alternative<ColumnReference>(item.expression.term))
            keys.push_back(item.expression);
    if (keys.empty() || keys == block.groupBy)
        return false;
    block.groupBy = std::move(keys);
    return true;
}

/// First and last names, in groups of the same last name: of each the first name would be any.
bool groupsByPartOfName(const sql::SelectBlock& block, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> names{"name", "surname"};
    const auto isName = [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        const std::vector<Word> words = column ? splitName(schema.column(column->column).spokenName) : std::vector<Word>();
        return !words.empty() && hasLemma(words.back(), names);
    };
    return block.from.size() == 1 && block.items.size() > 1 && block.groupBy.size() < block.items.size()
        && std::ranges::all_of(block.items, isName) && std::ranges::all_of(block.groupBy, [&](const Expression& key) {
               return std::ranges::find(block.items, key, &sql::SelectItem::expression) != block.items.end();
           });
}

bool countFromTwo(sql::Condition& having)
{
    const Comparison meant{std::get<Comparison>(having.test).left, ComparisonOperator::Greater, {Literal{ValueType::Integer, "1"}}};
    if (std::get<Comparison>(having.test) == meant)
        return false;
    having = {meant};
    return true;
}

/// Where the question goes on from "with the same": -1: it does not.
int placeOfSame(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "same" || wordAt(question, word) == "identical")
            return word + 1;
    return -1;
}

/// Each row a group of its own, by its key: there are never two.
bool groupsRowsApart(const sql::SelectBlock& block, const Schema& schema)
{
    return block.from.size() == 1 && std::ranges::any_of(block.groupBy, [&](const Expression& key) {
               const auto* column = std::get_if<ColumnReference>(&key.term);
               return column && schema.column(column->column).isPrimaryKey;
           });
}

/// All that have to be the same, besides what is shown.
bool groupByAllNamed(sql::SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto* table = std::get_if<TableId>(&block.from.front().relation);
    const int begin = placeOfSame(question);
    const auto isNamed = [&](const Word& part) {
        for (int word = begin; word < static_cast<int>(question.words.size()); ++word)
            if (sameWord(question.words[static_cast<std::size_t>(word)], part))
                return true;
        return false;
    };
    const std::size_t before = block.groupBy.size();
    for (const ColumnId column : table ? schema.columnsOf(*table) : std::vector<ColumnId>()) {
        const Expression key{ColumnReference{{0, 0}, column}};
        if (!schema.column(column).isPrimaryKey && std::ranges::all_of(splitName(schema.column(column).spokenName), isNamed)
            && std::ranges::find(block.groupBy, key) == block.groupBy.end())
            block.groupBy.push_back(key);
    }
    return block.groupBy.size() != before;
}

} // namespace

bool askForRepeats(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.having || !countsRows(*block.having))
        return false;
    if (groupsByPartOfName(block, schema))
        return groupByAllShown(block);
    const bool isOfSame = placeOfSame(question) >= 0 && groupsRowsApart(block, schema);
    if (!isOfSame && asksForTwice(question))
        return countFromTwo(*block.having);
    if (!isOfSame && (!says(question, kRepeats) || saysNumber(question)))
        return false;
    bool hasChanged = countFromTwo(*block.having);
    hasChanged |= groupByAllShown(block);
    return isOfSame ? groupByAllNamed(block, question, schema) || hasChanged : hasChanged;
}

} // namespace ratatosk
