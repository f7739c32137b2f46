// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/counts_of_groups.h"

#include "core/evidence/question_words.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

bool holdsFigure(const sql::Query& query)
{
    bool isHeld = false;
    const auto look = [&](const Expression& part) {
        isHeld = isHeld || std::holds_alternative<sql::AggregateCall>(part.term) || std::holds_alternative<sql::WindowCall>(part.term);
    };
    sql::visitParts(query, {.expression = look});
    return isHeld;
}

/// "by depot", "per technician": of the column or its table.
bool isAskedBy(const ColumnReference& key, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 2> links{"by", "per"};
    const Column& column = schema.column(key.column);
    std::vector<Word> names = splitName(column.spokenName);
    const std::vector<Word> table = splitName(schema.table(column.table).spokenName);
    names.insert(names.end(), table.begin(), table.end());
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const Word& next = question.words[static_cast<std::size_t>(word) + 1];
        if (isOneOf(wordAt(question, word), links) && std::ranges::any_of(names, [&](const Word& name) { return sameWord(name, next); }))
            return true;
    }
    return false;
}

} // namespace

bool countRowsOfGroups(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const bool isOfOneKey = query.rest.empty() && !query.limit && block.groupBy.size() == 1 && !block.having && isOfTables(block);
    const auto* key = isOfOneKey ? std::get_if<ColumnReference>(&block.groupBy.front().term) : nullptr;
    if (!key || holdsFigure(query) || !isAskedBy(*key, question, schema))
        return false;
    block.items.push_back({Expression{sql::AggregateCall{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}}}, {}});
    return true;
}

} // namespace ratatosk
