// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/columns_listed.h"

#include "core/evidence/question_words.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

constexpr std::size_t kFewestListed = 3, kFewestShown = 2;
constexpr std::array<std::string_view, 3> kBetween{",", "and", "&"};
constexpr std::array<std::string_view, 5> kArticles{"the", "its", "their", "his", "her"};
constexpr std::array<std::string_view, 4> kOfOrder{"by", "whose", "where", "per"};

struct NamedColumn {
    ColumnReference column;
    int end = 0; ///< the word behind its name
};

/// Without the table's own words before it: "individual first name" of individuals.
std::vector<Word> nameWithin(const Column& column, const Schema& schema)
{
    std::vector<Word> name = splitName(column.spokenName);
    const std::vector<Word> table = splitName(schema.table(column.table).spokenName);
    const auto own = std::ranges::mismatch(name, table, sameWord).in1;
    if (own != name.end())
        name.erase(name.begin(), own);
    return name;
}

/// How many words name the column there; 0: none.
int wordsNaming(int word, const Column& column, const Question& question, const Schema& schema)
{
    for (const std::vector<Word>& name : {splitName(column.spokenName), nameWithin(column, schema)}) {
        if (saysAt(question, word, name))
            return static_cast<int>(name.size());
    }
    return 0;
}

/// The one column of FROM with the longest name that stands there.
std::optional<NamedColumn> columnAt(int word, const std::vector<ColumnReference>& columns, const Question& question, const Schema& schema)
{
    std::optional<NamedColumn> found;
    bool isAlone = true;
    for (const ColumnReference& column : columns) {
        const int end = word + wordsNaming(word, schema.column(column.column), question, schema);
        if (end == word || (found && end < found->end))
            continue;
        isAlone = !found || end > found->end;
        found = NamedColumn{column, end};
    }
    return isAlone ? found : std::nullopt;
}

/// The names from there on with nothing but commas and the like between them.
std::vector<ColumnReference> listAt(int word, const std::vector<ColumnReference>& columns, const Question& question, const Schema& schema)
{
    std::vector<ColumnReference> list;
    while (const auto next = columnAt(word, columns, question, schema)) {
        list.push_back(next->column);
        word = next->end;
        const bool isFurther = isOneOf(wordAt(question, word), kBetween) || (word > 0 && isBeforeMark(question, word - 1, ","));
        while (isOneOf(wordAt(question, word), kBetween) || isOneOf(wordAt(question, word), kArticles))
            ++word;
        if (!isFurther)
            break;
    }
    return list;
}

bool isOfColumnsAlone(const sql::SelectBlock& block)
{
    return block.groupBy.empty()
        && std::ranges::all_of(block.items, [](const auto& item) { return std::holds_alternative<ColumnReference>(item.expression.term); });
}

/// Each that is missing goes behind the one before it in the list, the first before the one behind it.
void showMissing(sql::SelectBlock& block, const std::vector<ColumnReference>& list)
{
    auto place = block.items.begin();
    for (const ColumnReference& column : list) {
        const auto shown = std::ranges::find(block.items, Expression{column}, &sql::SelectItem::expression);
        place = shown == block.items.end() ? block.items.insert(place, {Expression{column}}) : shown;
        ++place;
    }
}

} // namespace

bool showAllListed(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    if (!isFlat(query) || !isOfColumnsAlone(block) || block.items.size() < kFewestShown)
        return false;
    const std::vector<ColumnReference> columns = columnsInFrom(block, schema);
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::vector<ColumnReference> list = isOneOf(wordAt(question, word - 1), kOfOrder) ? std::vector<ColumnReference>()
                                                                                                : listAt(word, columns, question, schema);
        const auto shown = static_cast<std::size_t>(
            std::ranges::count_if(list, [&](const ColumnReference& column) { return shows(block, Expression{column}); }));
        if (list.size() < kFewestListed || shown < block.items.size() || shown == list.size())
            continue;
        showMissing(block, list);
        return true;
    }
    return false;
}

} // namespace ratatosk
