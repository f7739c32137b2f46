// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/groups_of_each.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/printing/grouping.h"
#include "core/schema/name_columns.h"
#include "core/schema/only_key.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/transition/idioms.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

constexpr std::array<std::string_view, 3> kEaches{"each", "every", "per"};

bool isOf(const Column& column, const Word& word)
{
    const std::vector<Word> name = splitName(column.spokenName);
    return !name.empty() && sameWord(name.back(), word);
}

/// "Each enrolled student" is not of each enrolment.
bool namesSourceAt(const SelectBlock& block, const Question& question, int word, const Schema& schema)
{
    return std::ranges::any_of(block.from, [&](const sql::Source& source) {
        const auto* table = std::get_if<TableId>(&source.relation);
        return table && namesTableAt(question, word, schema.table(*table));
    });
}

/// The only column of FROM that stands behind "per".
std::optional<ColumnReference> columnPer(const SelectBlock& block, const Question& question, const Schema& schema)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) != "per" || namesSourceAt(block, question, word + 1, schema))
            continue;
        std::vector<ColumnReference> found = columnsInFrom(block, schema);
        std::erase_if(found, [&](const ColumnReference& one) {
            const std::vector<Word> name = splitName(schema.column(one.column).spokenName);
            return name.size() != 1 || !isOf(schema.column(one.column), question.words[static_cast<std::size_t>(word) + 1]);
        });
        return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    }
    return {};
}

/// The column shown that stands behind "each" or "per".
const ColumnReference* shownOfEach(const SelectBlock& block, const Question& question, const Schema& schema)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        if (std::ranges::find(kEaches, wordAt(question, word)) == kEaches.end() || namesSourceAt(block, question, word + 2, schema))
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
    const std::vector<ColumnId> names = nameColumns(schema, schema.column(column.column).table);
    const bool isOfOneRow = schema.column(column.column).isPrimaryKey && std::ranges::find(names, shown.column) == names.end();
    return column == shown || (column.source == shown.source && !isOfOneRow)
        || std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) {
               return key.from == column.column && schema.column(key.to).table == schema.column(shown.column).table;
           });
}

/// The rows that FROM makes of others, where these come from tables; null: it does not.
SelectBlock* rowsPlaced(sql::Query& query)
{
    sql::Query* inner = query.rest.empty() ? onlyInner(query.first) : nullptr;
    return inner && inner->rest.empty() && isOfTables(inner->first) ? &inner->first : nullptr;
}

/// "Each year", "every festival year"
bool saysEachYear(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (isOneOf(wordAt(question, word), kEaches) && (wordAt(question, word + 1) == "year" || wordAt(question, word + 2) == "year"))
            return true;
    return false;
}

} // namespace

bool partFiguresAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    const bool isOfFigures = isFlat(query) && block.groupBy.empty() && query.orderBy.empty() && !query.limit
        && std::ranges::all_of(block.items, [](const sql::SelectItem& item) {
                                 return std::holds_alternative<sql::AggregateCall>(item.expression.term);
                             });
    const auto column = isOfFigures ? columnPer(block, question, schema) : std::nullopt;
    if (!column || testsColumn(block, *column) || usesColumn(query, column->column))
        return false;
    block.groupBy = {Expression{*column}};
    block.items.insert(block.items.begin(), {Expression{*column}, {}});
    return true;
}

namespace {

bool isAverage(const Expression& expression)
{
    const auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    return call && call->function == sql::Aggregate::Avg && call->filter.empty();
}

/// SELECT avg(c) FROM (SELECT avg(x) AS c ... GROUP BY ...): what is inside.
sql::Query* averagesAveraged(sql::Query& query)
{
    SelectBlock& block = query.first;
    const bool isPlain = query.rest.empty() && block.items.size() == 1 && isAverage(block.items.front().expression) && !block.where
        && block.groupBy.empty() && !block.having;
    sql::Query* inner = isPlain ? onlyInner(block) : nullptr;
    const bool isOfGroups = inner && inner->rest.empty() && !inner->limit && inner->first.items.size() == 1 && !inner->first.groupBy.empty()
        && isAverage(inner->first.items.front().expression);
    return isOfGroups ? inner : nullptr;
}

} // namespace

bool showAveragesOfEach(sql::Query& query, const Question& question)
{
    static constexpr std::array<std::string_view, 4> averages{"average", "mean", "avg", "typical"};
    const auto isSaid = [](const Word& word) { return hasLemma(word, averages); };
    sql::Query* inner = says(question, kEaches) && std::ranges::count_if(question.words, isSaid) == 1 ? averagesAveraged(query) : nullptr;
    if (!inner)
        return false;
    sql::Query groups = std::move(*inner);
    groups.first.items.front().alias.clear();
    for (auto group = groups.first.groupBy.rbegin(); group != groups.first.groupBy.rend(); ++group)
        groups.first.items.insert(groups.first.items.begin(), sql::SelectItem{*group, {}});
    query = std::move(groups);
    return true;
}

bool countEachKind(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    const bool isOfKinds = isFlat(query) && block.from.size() == 1 && block.groupBy.size() == 1 && block.items.size() == 1 && !block.having
        && !query.limit && block.items.front().expression == block.groupBy.front();
    const auto* kind = isOfKinds ? std::get_if<ColumnReference>(&block.groupBy.front().term) : nullptr;
    const bool isParted = wordAt(question, 1) == "by" || wordAt(question, 1) == "per";
    const bool isAsked = kind && isParted && question.words.size() > 2 && namesSourceAt(block, question, 0, schema)
        && isOf(schema.column(kind->column), question.words[2]);
    if (isAsked)
        block.items.push_back({Expression{sql::AggregateCall{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}}}, {}});
    return isAsked;
}

bool partitionByYearAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    SelectBlock* block = saysEachYear(question) ? rowsPlaced(query) : nullptr;
    const auto* day = block ? std::get_if<ColumnReference>(&block->items.front().expression.term) : nullptr;
    if (!day || !holdsDays(day->column, cells))
        return false;
    const sql::Expression year = sql::yearOf({*day});
    for (sql::SelectItem& item : block->items) {
        auto* window = std::get_if<sql::WindowCall>(&item.expression.term);
        if (!window || window->partitionBy.size() != 1)
            continue;
        window->partitionBy = {year};
        block->items.front() = {year, "year"};
        return true;
    }
    return false;
}

bool partitionAsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock* block = rowsPlaced(query);
    const ColumnReference* shown = block ? shownOfEach(*block, question, schema) : nullptr;
    if (!shown)
        return false;
    for (sql::SelectItem& item : block->items) {
        auto* window = std::get_if<sql::WindowCall>(&item.expression.term);
        const auto* by = window && window->partitionBy.size() == 1 ? std::get_if<ColumnReference>(&window->partitionBy.front().term)
                                                                   : nullptr;
        if (!by || isOfEach(*by, *shown, schema))
            continue;
        window->partitionBy = {Expression{ColumnReference(*shown)}};
        return true;
    }
    return false;
}

namespace {

/// What stands behind "each", of what is shown: the key of a table, or a column.
std::optional<ColumnReference> shownGroup(const SelectBlock& block, const Question& question, const Schema& schema)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        if (!isOneOf(wordAt(question, word), kEaches))
            continue;
        for (const sql::SelectItem& item : block.items) {
            const auto* column = std::get_if<ColumnReference>(&item.expression.term);
            const TableId table = column ? schema.column(column->column).table : TableId{};
            const auto key = column && namesTableAt(question, word + 1, schema.table(table)) ? onlyKeyOf(table, schema) : std::nullopt;
            if (key)
                return ColumnReference{column->source, *key};
            if (column && isOf(schema.column(column->column), question.words[static_cast<std::size_t>(word) + 1]))
                return *column;
        }
    }
    return {};
}

/// Whether a column is shown that the group does not fix: there are several things in it.
bool showsOthersOfGroup(const SelectBlock& block, const ColumnReference& group, const Schema& schema)
{
    SelectBlock grouped = block;
    grouped.groupBy = {Expression{group}};
    const sql::Grouping grouping = sql::groupingOf(grouped, {}, schema);
    return std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        return column && *column != group && !grouping.isDependent(*column);
    });
}

} // namespace

bool takeBestOfEachAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    const bool isOfFirst = isFlat(query) && query.limit && !query.offset && query.orderBy.size() == 1 && !query.first.having;
    const auto group = isOfFirst ? shownGroup(query.first, question, schema) : std::nullopt;
    if (!group || testsColumn(query.first, *group) || !showsOthersOfGroup(query.first, *group, schema))
        return false;
    const std::string place = query.limit->text;
    query = sql::Query{.first = idiom::bestOfEach({query.first, query.orderBy, {*group}, place, place != "1"})};
    return true;
}

} // namespace ratatosk
