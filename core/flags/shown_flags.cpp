// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/shown_flags.h"

#include "core/evidence/question_words.h"
#include "core/flags/flag_sense.h"
#include "core/schema/name_columns.h"
#include "core/sql/conjuncts.h"

#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// "Is it active", "whether", "list the flag".
bool asksForFlag(const Question& question)
{
    static constexpr std::array<std::string_view, 8> asking{"whether", "is", "are", "does", "flag", "status", "if", "distinct"};
    return says(question, asking);
}

} // namespace

bool showThoseThatSayYes(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    const auto* shown = query.rest.empty() && block.items.size() == 1 && block.groupBy.empty()
        ? std::get_if<ColumnReference>(&block.items.front().expression.term)
        : nullptr;
    if (!shown || block.where || asksForFlag(question) || flagCells(shown->column, cells).empty())
        return false;
    const Schema& schema = cells.schema();
    const auto said = flagSaid(question, schema.column(shown->column));
    auto test = said ? flagTest(*shown, *said, cells) : std::nullopt;
    const std::vector<ColumnId> names = nameColumns(schema, schema.column(shown->column).table);
    if (!test || names.empty())
        return false;
    const sql::SourceReference source = shown->source;
    block.items.clear();
    for (const ColumnId name : names)
        block.items.push_back({Expression{ColumnReference{source, name}}, {}});
    sql::addConjunct(block.where, *std::move(test));
    return true;
}

} // namespace ratatosk
