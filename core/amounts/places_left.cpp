// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/places_left.h"

#include "core/evidence/key_referring.h"
#include "core/evidence/question_words.h"
#include "core/schema/name_columns.h"
#include "core/schema/only_key.h"
#include "core/sql/conjuncts.h"
#include "core/sql/join_origin.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::SelectBlock;

constexpr std::array<std::string_view, 7> kPlaces{"place", "seat", "spot", "space", "bed", "slot", "capacity"};
constexpr std::array<std::string_view, 4> kLeft{"left", "free", "remaining", "vacant"};

/// "Free places", "how many seats are still free", "places left": not "seats of the free course".
bool asksForPlacesLeft(const Question& question)
{
    constexpr int reach = 6;
    const auto count = static_cast<int>(question.words.size());
    for (int word = 0; word < count; ++word) {
        if (!hasLemma(question.words[static_cast<std::size_t>(word)], kPlaces))
            continue;
        const bool isCounted = wordAt(question, word - 1) == "many";
        if (isOneOf(wordAt(question, word - 1), kLeft) || isOneOf(wordAt(question, word + 1), kLeft))
            return true;
        for (int behind = word + 1; isCounted && behind <= std::min(word + reach, count - 1); ++behind)
            if (isOneOf(wordAt(question, behind), kLeft))
                return true;
    }
    return false;
}

struct Places {
    ColumnId capacity{};
    ForeignKey taken; ///< of the rows that have taken one
};

/// The only number of places in the tables that the query has or the question names.
std::optional<ColumnId> capacityMeant(const sql::Query& query, const Question& question, const Schema& schema)
{
    std::vector<ColumnId> found;
    for (int index = 0; index < static_cast<int>(schema.columns().size()); ++index) {
        const Column& column = schema.column(ColumnId{index});
        const bool isNear = usesTable(query, column.table) || speaksOf(question, splitName(schema.table(column.table).spokenName));
        if (isNear && column.type == ColumnType::Number && !column.isPrimaryKey && isCalled(column, kPlaces))
            found.push_back(ColumnId{index});
    }
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

std::optional<Places> placesMeant(const sql::Query& query, const Question& question, const Schema& schema)
{
    const auto capacity = asksForPlacesLeft(question) ? capacityMeant(query, question, schema) : std::nullopt;
    const auto taken = capacity ? keyReferring(schema.column(*capacity).table, question, schema) : std::nullopt;
    const bool isOfOneColumn = taken && std::ranges::count(schema.foreignKeys(), taken->group, &ForeignKey::group) == 1;
    return isOfOneColumn ? std::optional(Places{*capacity, *taken}) : std::nullopt;
}

/// What the query demands of rows of the table alone, as of the source there.
std::vector<Condition> demandsOf(TableId table, const sql::Query& query, int source, ColumnId capacity, const Schema& schema)
{
    std::vector<Condition> found;
    for (Condition demand : sql::conjuncts(query.first.where)) {
        bool isOfTable = true, hasInner = false;
        sql::editTerms(
            demand,
            [&](Expression& term) {
                if (auto* column = std::get_if<ColumnReference>(&term.term)) {
                    isOfTable = isOfTable && schema.column(column->column).table == table && column->column != capacity;
                    column->source = {0, source};
                }
            },
            [&](sql::Query&) { hasInner = true; });
        const auto* test = std::get_if<sql::Comparison>(&demand.test);
        const bool isOfColumns = test && std::holds_alternative<ColumnReference>(test->left.term)
            && std::holds_alternative<ColumnReference>(test->right.term); // guessed, where the query could not say what is meant
        if (isOfTable && !hasInner && !isOfColumns)
            found.push_back(std::move(demand));
    }
    return found;
}

/// What rows are called by, or the first of their texts.
std::vector<ColumnId> namesOf(TableId table, const Schema& schema)
{
    const std::vector<ColumnId> names = nameColumns(schema, table), columns = schema.columnsOf(table);
    const auto isText = [&](ColumnId column) { return schema.column(column).type == ColumnType::Text; };
    const auto text = std::ranges::find_if(columns, isText);
    return !names.empty() || text == columns.end() ? names : std::vector{*text};
}

SelectBlock blockOf(const Places& places, const sql::Query& query, const Schema& schema)
{
    const TableId table = schema.column(places.capacity).table, takers = schema.column(places.taken.from).table;
    SelectBlock block;
    block.from.push_back({.relation = table});
    sql::Source taken{.relation = takers, .kind = sql::JoinKind::Left};
    taken.keys.push_back(
        {{{0, 0}, places.taken.to}, {{0, 1}, places.taken.from}, sql::joinOrigin(schema, places.taken.from, places.taken.to)});
    taken.condition = sql::allOf(demandsOf(takers, query, 1, places.capacity, schema));
    block.from.push_back(std::move(taken));
    block.where = sql::allOf(demandsOf(table, query, 0, places.capacity, schema));
    for (const ColumnId name : namesOf(table, schema))
        block.items.push_back({{ColumnReference{{0, 0}, name}}, {}});
    const Expression count{
        sql::AggregateCall{.function = sql::Aggregate::Count, .argument = Expression{ColumnReference{{0, 1}, places.taken.from}}}};
    block.items.push_back(
        {{sql::Arithmetic{sql::ArithmeticOperator::Subtract, Expression{ColumnReference{{0, 0}, places.capacity}}, count}}, {}});
    return block;
}

/// Whether rows of the taking table are counted, or the number taken is kept in a column of its own.
bool reckonsAlready(const sql::Query& query, const Places& places)
{
    return usesColumn(query, places.capacity) && usesColumn(query, places.taken.from);
}

} // namespace

bool reckonPlacesLeft(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto places = query.rest.empty() ? placesMeant(query, question, schema) : std::nullopt;
    const auto key = places ? onlyKeyOf(schema.column(places->capacity).table, schema) : std::nullopt;
    if (!key || *key != places->taken.to || reckonsAlready(query, *places))
        return false;
    SelectBlock block = blockOf(*places, query, schema);
    block.groupBy = {Expression{ColumnReference{{0, 0}, *key}}};
    query = {};
    query.first = std::move(block);
    return true;
}

} // namespace ratatosk
