// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/own_groups.h"

#include "core/evidence/query_search.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::SelectBlock;

constexpr int kWordsBetween = 2; ///< "their own home branch"

/// The one column of a source that stands behind "same" or "own".
std::optional<ColumnReference> groupNamed(const SelectBlock& block, const Question& question, const Schema& schema)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) != "same" && wordAt(question, word) != "own")
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

} // namespace

bool compareWithOwnGroup(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.where || !block.groupBy.empty())
        return false;
    const auto group = groupNamed(block, question, schema);
    std::vector<Condition> demands = sql::conjuncts(block.where);
    bool hasChanged = false;
    for (Condition& demand : demands) {
        SelectBlock* inner = group ? figureOverAll(demand, *group, block) : nullptr;
        if (!inner)
            continue;
        const ColumnReference outside{{1, group->source.index}, group->column};
        inner->where = Condition{sql::Comparison{{ColumnReference{{0, 0}, group->column}}, sql::ComparisonOperator::Equal, {outside}}};
        hasChanged = true;
    }
    if (!hasChanged)
        return false;
    block.where = sql::allOf(demands);
    return true;
}

} // namespace ratatosk
