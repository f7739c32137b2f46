// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/counted_things.h"

#include "core/evidence/question_words.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

/// By its own words, or those of the table that it refers to.
bool isSpokenOf(ColumnId id, const Question& question, const Schema& schema)
{
    const Column& column = schema.column(id);
    if (column.isPrimaryKey || namesColumn(question, column))
        return true;
    const auto refers = [&](const ForeignKey& key) {
        return key.from == id && speaksOf(question, splitName(schema.table(schema.column(key.to).table).spokenName));
    };
    return std::ranges::any_of(schema.foreignKeys(), refers);
}

} // namespace

bool countRowsUnlessAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 4> different{"different", "distinct", "unique", "various"};
    if (says(question, different))
        return false;
    bool hasChanged = false;
    const auto count = [&](sql::Expression& part) {
        auto* call = std::get_if<sql::AggregateCall>(&part.term);
        const auto* column = call && call->function == sql::Aggregate::Count && call->isDistinct
            ? std::get_if<sql::ColumnReference>(&call->argument->term)
            : nullptr;
        const bool isKey = column
            && std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == column->column; });
        if (!isKey || isSpokenOf(column->column, question, schema))
            return;
        call->isDistinct = false;
        *call->argument = {sql::Star{}};
        hasChanged = true;
    };
    if (!query.first.groupBy.empty())
        sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = count});
    return hasChanged;
}

} // namespace ratatosk
