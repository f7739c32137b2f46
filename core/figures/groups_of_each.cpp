// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/groups_of_each.h"

#include "core/evidence/query_search.h"
#include "core/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

bool isOf(const Column& column, const Word& word)
{
    const std::vector<Word> name = splitName(column.spokenName);
    return !name.empty() && sameWord(name.back(), word);
}

/// The column shown that stands behind "each" or "per".
const ColumnReference* shownOfEach(const SelectBlock& block, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 3> eaches{"each", "every", "per"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        if (std::ranges::find(eaches, wordAt(question, word)) == eaches.end())
            continue;
        for (const sql::SelectItem& item : block.items) {
            const auto* column = std::get_if<ColumnReference>(&item.expression.term);
            if (column && isOf(schema.column(column->column), question.words[static_cast<std::size_t>(word) + 1]))
                return column;
        }
        return nullptr;
    }
    return nullptr;
}

/// Whether the question says "each" of the column, its table or what it refers to.
bool isOfEach(const ColumnReference& column, const ColumnReference& shown, const Schema& schema)
{
    return column == shown || column.source == shown.source || std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) {
               return key.from == column.column && schema.column(key.to).table == schema.column(shown.column).table;
           });
}

} // namespace

bool partitionAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    auto* inner = query.rest.empty() && query.first.from.size() == 1 ? std::get_if<sql::Box<sql::Query>>(&query.first.from.front().relation)
                                                                     : nullptr;
    if (!inner || !(*inner)->rest.empty() || !isOfTables((*inner)->first))
        return false;
    SelectBlock& block = (*inner)->first;
    const ColumnReference* shown = shownOfEach(block, question, schema);
    for (sql::SelectItem& item : block.items) {
        auto* window = std::get_if<sql::WindowCall>(&item.expression.term);
        const auto* by = shown && window && window->partitionBy.size() == 1
            ? std::get_if<ColumnReference>(&window->partitionBy.front().term)
            : nullptr;
        if (!by || isOfEach(*by, *shown, schema))
            continue;
        window->partitionBy = {Expression{ColumnReference(*shown)}};
        return true;
    }
    return false;
}

} // namespace ratatosk
