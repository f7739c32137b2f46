// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/own_groups.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::SelectBlock;

constexpr int kWordsBetween = 2; ///< "their own home branch"

constexpr std::array<std::string_view, 2> kLikes{"same", "own"};
constexpr std::array<std::string_view, 7> kOwners{"same", "own", "their", "its", "his", "her", "respective"};

/// The one column of a source that stands behind one of the words: "the same", "their own".
std::optional<ColumnReference> groupNamed(const SelectBlock& block, const Question& question, const Schema& schema,
                                          std::span<const std::string_view> words = kLikes)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (!isOneOf(wordAt(question, word), words))
            continue;
        for (int next = word + 1; next <= word + kWordsBetween && next < static_cast<int>(question.words.size()); ++next) {
            std::vector<ColumnReference> found = columnsInFrom(block, schema);
            std::erase_if(found, [&](const ColumnReference& one) {
                const Column& column = schema.column(one.column);
                const std::vector<Word> name = splitName(column.spokenName);
                return column.isPrimaryKey || std::ranges::none_of(name, [&](const Word& part) {
                           return sameWord(part, question.words[static_cast<std::size_t>(next)]);
                       });
            });
            if (found.size() == 1)
                return found.front();
        }
    }
    return {};
}

/// A figure over all rows of the column's table.
SelectBlock* figureOverAll(Condition& condition, const ColumnReference& group, const SelectBlock& outer)
{
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    auto* value = test ? std::get_if<sql::ScalarQuery>(&test->right.term) : nullptr;
    if (!value || !value->query->rest.empty() || value->query->limit)
        return nullptr;
    SelectBlock& inner = value->query->first;
    const bool isOfSameTable = inner.from.size() == 1
        && inner.from.front().relation == outer.from[static_cast<std::size_t>(group.source.index)].relation;
    const bool isOverAll = isOfSameTable && !inner.where && inner.groupBy.empty() && inner.items.size() == 1;
    return isOverAll && std::holds_alternative<sql::AggregateCall>(inner.items.front().expression.term) ? &inner : nullptr;
}

/// "The project's average".
bool saysAverageOfOne(const Question& question)
{
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view said = wordAt(question, word), before = wordAt(question, word - 1);
        if ((said == "average" || said == "mean") && (before.ends_with("'s") || before.ends_with("\u2019s")))
            return true;
    }
    return false;
}

/// "their own", "of its kind", "its branch's": rows are compared with others like them.
bool asksForLikes(const Question& question)
{
    static constexpr std::array<std::string_view, 21> likes{"own",  "same", "respective", "their", "its",       "his",   "her",
                                                            "each", "peer", "kind",       "type",  "fellow",    "like",  "within",
                                                            "they", "that", "those",      "it",    "classmate", "usual", "mate"};
    return says(question, likes) || saysAverageOfOne(question);
}

/// A figure over those rows of the table that have the outer row's value in a column.
const ColumnReference* groupCompared(const Condition& condition)
{
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* value = test ? std::get_if<sql::ScalarQuery>(&test->right.term) : nullptr;
    const SelectBlock* inner = value && value->query->rest.empty() ? &value->query->first : nullptr;
    const auto* match = inner && inner->where ? std::get_if<sql::Comparison>(&inner->where->test) : nullptr;
    const auto* own = match ? std::get_if<ColumnReference>(&match->left.term) : nullptr;
    const auto* outer = match ? std::get_if<ColumnReference>(&match->right.term) : nullptr;
    return own && outer && own->column == outer->column && outer->source.level == 1 ? own : nullptr;
}

/// "Heavier than the average of their breed" of those compared with their species, which nobody spoke of.
bool compareWithGroupNamed(Condition& demand, const SelectBlock& block, const Question& question, const Schema& schema)
{
    const ColumnReference* group = groupCompared(demand);
    const auto named = group && !namesColumn(question, schema.column(group->column)) ? groupNamed(block, question, schema, kOwners)
                                                                                     : std::nullopt;
    if (!named || schema.column(named->column).table != schema.column(group->column).table)
        return false;
    auto& test = std::get<sql::Comparison>(demand.test);
    auto& match = std::get<sql::Comparison>(std::get<sql::ScalarQuery>(test.right.term).query->first.where->test);
    std::get<ColumnReference>(match.left.term).column = named->column;
    std::get<ColumnReference>(match.right.term).column = named->column;
    return true;
}

/// The column of the first of two equal tables that a key joins to the second, or the one that is named.
std::optional<ColumnReference> groupOfJoined(const SelectBlock& block, const Question& question, const Schema& schema)
{
    if (block.from.size() != 2 || block.from[0].relation != block.from[1].relation || block.from[1].keys.size() != 1)
        return {};
    const sql::JoinKey& key = block.from[1].keys.front();
    const auto named = groupNamed(block, question, schema);
    return named ? named : std::optional(key.left.source.index == 0 ? key.left : key.right);
}

/// "Paid above the average of those with the same boss" held against the boss alone.
bool averageThoseAlike(SelectBlock& block, Condition& demand, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> averages{"average", "mean"};
    auto* test = std::get_if<sql::Comparison>(&demand.test);
    const auto* own = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
    const auto* other = test ? std::get_if<ColumnReference>(&test->right.term) : nullptr;
    const bool isOfTwo = own && other && own->column == other->column && own->source.index == 0 && other->source.index == 1;
    const auto group = isOfTwo && says(question, averages) && says(question, kLikes) ? groupOfJoined(block, question, schema)
                                                                                     : std::nullopt;
    const auto isOfSecond = [](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        return !column || column->source.index != 0;
    };
    if (!group || std::ranges::any_of(block.items, isOfSecond))
        return false;
    SelectBlock inner;
    inner.items = {{{sql::AggregateCall{.function = sql::Aggregate::Avg, .argument = Expression{ColumnReference{{}, own->column}}}}, {}}};
    inner.from = {block.from.front()};
    inner.where = Condition{
        sql::Comparison{{ColumnReference{{}, group->column}}, sql::ComparisonOperator::Equal, {ColumnReference{{1, 0}, group->column}}}};
    test->right = {sql::ScalarQuery{sql::Query{.first = std::move(inner)}}};
    block.from.pop_back();
    return true;
}

/// "Name, sport, matches", "name + pay", "with score": whoever lists what to show may mean it by other words.
bool listsWhatToShow(const Question& question)
{
    static constexpr std::array<std::string_view, 14> lists{"how",  "what", "amount", "figure", "and", "plus", "show",
                                                            "give", "list", "tell",   ",",      ":",   "+",    "-"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const bool isWith = wordAt(question, word) == "with" && wordAt(question, word + 1) != "the"; // "those with the same boss"
        if (isWith || isOneOf(wordAt(question, word), lists))
            return true;
    }
    return false;
}

/// "Those paid above their team's average" are not asked for with what they are paid.
bool hideWhatIsCompared(SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto isHidden = [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        return column && !namesColumn(question, schema.column(column->column))
            && std::ranges::any_of(sql::conjuncts(block.where), [&](const Condition& demand) {
                   const auto* test = std::get_if<sql::Comparison>(&demand.test);
                   const auto* other = test ? std::get_if<ColumnReference>(&test->right.term) : nullptr;
                   const bool isOfOther = other && other->column == column->column && other->source != column->source;
                   return test && test->left == item.expression && (isOfOther || groupCompared(demand));
               });
    };
    const auto hidden = std::ranges::count_if(block.items, isHidden);
    if (hidden == 0 || hidden == std::ssize(block.items) || listsWhatToShow(question))
        return false;
    std::erase_if(block.items, isHidden);
    return true;
}

} // namespace

bool compareWithAll(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.where || asksForLikes(question))
        return false;
    std::vector<Condition> demands = sql::conjuncts(block.where);
    bool hasChanged = false;
    for (Condition& demand : demands) {
        const ColumnReference* group = groupCompared(demand);
        if (!group || namesColumn(question, schema.column(group->column)))
            continue;
        auto& test = std::get<sql::Comparison>(demand.test);
        std::get<sql::ScalarQuery>(test.right.term).query->first.where.reset();
        hasChanged = true;
    }
    if (hasChanged)
        block.where = sql::allOf(demands);
    return hasChanged;
}

bool compareWithOwnGroup(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.where || !block.groupBy.empty())
        return false;
    const auto group = groupNamed(block, question, schema);
    std::vector<Condition> demands = sql::conjuncts(block.where);
    bool hasChanged = false;
    for (Condition& demand : demands) {
        hasChanged |= demands.size() == 1 && averageThoseAlike(block, demand, question, schema);
        hasChanged |= compareWithGroupNamed(demand, block, question, schema);
        SelectBlock* inner = group ? figureOverAll(demand, *group, block) : nullptr;
        if (!inner)
            continue;
        const ColumnReference outside{{1, group->source.index}, group->column};
        inner->where = Condition{sql::Comparison{{ColumnReference{{0, 0}, group->column}}, sql::ComparisonOperator::Equal, {outside}}};
        hasChanged = true;
    }
    if (hasChanged)
        block.where = sql::allOf(demands);
    return hideWhatIsCompared(block, question, schema) || hasChanged;
}

} // namespace ratatosk
