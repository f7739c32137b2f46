// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/whole_rows.h"

#include "core/evidence/question_words.h"
#include "core/language/asking_forms.h"
#include "core/sql/query_search.h"

#include <cctype>

namespace ratatosk {
namespace {

/// Where the thing is named: behind "show me all the", or at once.
int placeOfThing(const Question& question)
{
    int word = isListRequest(wordAt(question, 0)) ? 1 : 0;
    while (isRequestFiller(wordAt(question, word)) || wordAt(question, word) == "our")
        ++word;
    return word;
}

bool isMark(std::string_view word)
{
    return word.size() == 1 && std::ispunct(static_cast<unsigned char>(word.front())) != 0;
}

/// Whether the question asks for the things of a table, and for nothing else.
bool asksForAll(const Question& question, const Table& table)
{
    const std::vector<Word> name = splitName(table.spokenName);
    const int begin = placeOfThing(question), end = begin + static_cast<int>(name.size());
    if (!saysAt(question, begin, name))
        return false;
    return wordAt(question, end).empty() || (isMark(wordAt(question, end)) && wordAt(question, end + 1).empty());
}

/// The one column that all rows of one table are shown by.
const sql::ColumnReference* onlyColumnShown(const sql::Query& query)
{
    const sql::SelectBlock& block = query.first;
    const bool isOfAllRows = isFlat(query) && block.from.size() == 1 && isOfTables(block) && !block.where && !block.having
        && block.groupBy.empty() && query.orderBy.empty() && !query.limit;
    return isOfAllRows && block.items.size() == 1 ? std::get_if<sql::ColumnReference>(&block.items.front().expression.term) : nullptr;
}

bool tellsRowsApart(const sql::SelectBlock& block, const sql::ColumnReference& column, const CellLookup& cells)
{
    const Column& shown = cells.schema().column(column.column);
    return !shown.isPrimaryKey && cells.repeats(block, column) != CellLookup::Found::Yes;
}

} // namespace

bool showWholeRows(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const sql::ColumnReference* column = onlyColumnShown(query);
    if (!column)
        return false;
    const Column& shown = cells.schema().column(column->column);
    const bool isAskedFor = namesColumn(question, shown); // "all majors" of a table of majors
    if (isAskedFor || !asksForAll(question, cells.schema().table(shown.table)) || tellsRowsApart(query.first, *column, cells))
        return false;
    query.first.isDistinct = false;
    query.first.items = {{sql::Expression{sql::Star{}}, {}}};
    return true;
}

} // namespace ratatosk
