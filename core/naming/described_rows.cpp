// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/described_rows.h"

#include "core/evidence/question_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::SelectItem;

/// "Which repair", "what complaints"
bool asksWhich(const Question& question, const Table& table)
{
    static constexpr std::array<std::string_view, 2> which{"which", "what"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (isOneOf(wordAt(question, word), which) && (namesTableAt(question, word + 1, table) || namesTableAt(question, word + 2, table)))
            return true;
    return false;
}

bool asksForNumber(const Question& question)
{
    static constexpr std::array<std::string_view, 8> numbers{"id", "identifier", "key", "code", "number", "no", "nr", "reference"};
    return says(question, numbers) || question.text.find('#') != std::string::npos;
}

/// More than one word, in most of the first cells: a code tells a row no better than its number.
bool holdsDescriptions(ColumnId column, const CellLookup& cells)
{
    constexpr int looked = 8;
    const std::vector<std::string> texts = cells.firstTexts(column, looked);
    return 2 * std::ranges::count_if(texts, [](const std::string& text) { return text.find(' ') != std::string::npos; })
        > std::ssize(texts);
}

/// The one text that says what a row without a name is.
std::optional<ColumnId> descriptionOf(TableId table, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    static constexpr std::array<std::string_view, 4> described{"description", "subject", "summary", "label"};
    std::vector<ColumnId> found;
    for (const ColumnId column : schema.columnsOf(table))
        if (schema.column(column).type == ColumnType::Text && isCalled(schema.column(column), described))
            found.push_back(column);
    const bool isOnly = found.size() == 1 && nameColumns(schema, table).empty();
    return isOnly && holdsDescriptions(found.front(), cells) ? std::optional(found.front()) : std::nullopt;
}

bool describe(SelectItem& item, const sql::SelectBlock& block, const Question& question, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    const auto* key = std::get_if<ColumnReference>(&item.expression.term);
    const bool isKey = key && schema.column(key->column).isPrimaryKey && schema.column(key->column).type == ColumnType::Number;
    const TableId table = isKey ? schema.column(key->column).table : TableId{};
    const auto description = isKey && asksWhich(question, schema.table(table)) ? descriptionOf(table, cells) : std::nullopt;
    if (!description || shows(block, {ColumnReference{key->source, *description}}))
        return false;
    item.expression = {ColumnReference{key->source, *description}};
    return true;
}

} // namespace

bool describeRows(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !isOfTables(block) || asksForNumber(question))
        return false;
    bool hasChanged = false;
    for (SelectItem& item : block.items)
        hasChanged |= describe(item, block, question, cells);
    return hasChanged;
}

} // namespace ratatosk
