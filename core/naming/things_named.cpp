// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/things_named.h"

#include "core/evidence/question_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectItem;

/// The key of the table whose rows are the groups.
const ColumnReference* keyGrouped(const sql::SelectBlock& block, const Schema& schema)
{
    const auto* key = block.groupBy.size() == 1 ? std::get_if<ColumnReference>(&block.groupBy.front().term) : nullptr;
    return key && schema.column(key->column).isPrimaryKey ? key : nullptr;
}

/// By a word of its name, "leads" of a leader, or "where" of a place.
bool isSpokenOf(const Question& question, const Column& column)
{
    constexpr std::size_t stem = 4;
    static constexpr std::array<std::string_view, 2> wheres{"where", "place"};
    static constexpr std::array<std::string_view, 6> places{"location", "city", "address", "place", "town", "country"};
    const std::vector<Word> name = splitName(column.spokenName);
    const auto beginsAlike = [&](const Word& part) {
        const std::string& text = part.lemmas.front();
        return text.size() > stem
            && std::ranges::any_of(question.words, [&](const Word& word) { return word.lemmas.front().starts_with(text.substr(0, stem)); });
    };
    const auto isPlace = [](const Word& part) { return hasLemma(part, places); };
    return namesColumn(question, column) || std::ranges::any_of(name, beginsAlike)
        || (says(question, wheres) && std::ranges::any_of(name, isPlace));
}

bool isText(ColumnId id, const Schema& schema)
{
    return schema.column(id).type == ColumnType::Text;
}

} // namespace

bool nameThingsCounted(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const ColumnReference* key = query.rest.empty() ? keyGrouped(block, schema) : nullptr;
    const TableId table = key ? schema.column(key->column).table : TableId{};
    if (!key || !speaksOf(question, splitName(schema.table(table).spokenName)))
        return false;
    const std::vector<ColumnId> names = nameColumns(schema, table);
    const auto isUnspoken = [&](const SelectItem& item) {
        const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
        return shown && shown->source == key->source && isText(shown->column, schema) && !schema.column(shown->column).isPrimaryKey
            && std::ranges::find(names, shown->column) == names.end() && !isSpokenOf(question, schema.column(shown->column));
    };
    const auto place = std::ranges::find_if(block.items, isUnspoken);
    if (names.size() != 1 || place == block.items.end())
        return false;
    const ColumnReference name{key->source, names.front()};
    if (shows(block, {name}))
        block.items.erase(place);
    else
        place->expression = {name};
    return true;
}

} // namespace ratatosk
