// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/unclaimed.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/schema/only_key.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::SelectBlock;

constexpr std::array<std::string_view, 6> kBeing{"are", "is", "still", "be", "currently", "now"};
constexpr std::array<std::string_view, 2> kRid{"of", "from"};
constexpr std::array<std::string_view, 2> kNobody{"nobody", "none"};
constexpr std::array<std::string_view, 3> kGiven{"assigned", "allocated", "claimed"};

/// The word that says so: beside the table's name, or behind "are still". -1: none.
int wordOfUnclaimed(const Question& question, const Table& table)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const bool isBesideName = namesTableAt(question, word + 1, table) || isOneOf(wordAt(question, word - 1), kBeing);
        const bool isOfSomething = isOneOf(wordAt(question, word + 1), kRid); // "free of nuts"
        if (isBesideName && !isOfSomething && isUnclaimedWord(wordAt(question, word)))
            return word;
    }
    return -1;
}

bool saysUnclaimed(const Question& question, const Table& table)
{
    const bool isOfNobody = says(question, kNobody)
        && std::ranges::any_of(question.words, [](const Word& word) { return isOneOf(word.text, kGiven); });
    return speaksOf(question, splitName(table.spokenName)) && (isOfNobody || wordOfUnclaimed(question, table) >= 0);
}

/// By which a row belongs to another, where some belong to none.
std::optional<ForeignKey> keyToOwner(TableId table, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    return onlyForeignKey(schema, [&](const ForeignKey& key) {
        return schema.column(key.from).table == table && schema.column(key.to).table != table && cells.lacksSome(key.from);
    });
}

/// Of rows with days, such as bookings, those of long ago have nothing any more.
std::optional<ForeignKey> keyOfOthers(TableId table, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    const auto key = onlyForeignKey(
        schema, [&](const ForeignKey& one) { return schema.column(one.to).table == table && schema.column(one.from).table != table; });
    const auto isDay = [&](ColumnId column) { return holdsDays(column, cells); };
    return key && std::ranges::none_of(schema.columnsOf(schema.column(key->from).table), isDay) ? key : std::nullopt;
}

/// status = 'available'
std::optional<Condition> saidByCell(TableId table, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 5> states{"available", "free", "vacant", "unoccupied", "unassigned"};
    for (const ColumnId column : cells.schema().columnsOf(table)) {
        const Column& its = cells.schema().column(column);
        for (const std::string_view state :
             its.type == ColumnType::Text && !its.isPrimaryKey ? std::span(states) : std::span(states).first(0)) {
            const Condition alike{sql::Like{cellOf(column), {sql::Literal{ValueType::Text, std::string(state)}}}};
            const std::vector<Cell> found = cells.cells(column, alike, 1);
            const auto* text = found.empty() ? nullptr : std::get_if<std::string>(&found.front());
            if (text)
                return Condition{sql::Comparison{
                    {ColumnReference{{0, 0}, column}}, sql::ComparisonOperator::Equal, {sql::Literal{ValueType::Text, *text}}}};
        }
    }
    return {};
}

Condition hasNone(const ForeignKey& key)
{
    return {sql::NullTest{{ColumnReference{{0, 0}, key.from}}}};
}

Condition isOfNoOther(const ForeignKey& key, const Schema& schema)
{
    sql::Query others;
    others.first.from.push_back({.relation = schema.column(key.from).table});
    others.first.items.push_back({{ColumnReference{{0, 0}, key.from}}, {}});
    return {sql::InQuery{{ColumnReference{{0, 0}, key.to}}, std::move(others), true}};
}

/// By a cell that the query looks for, or a column: "step free screens".
bool saysOtherwise(std::string_view word, const sql::Query& query, TableId table, const Schema& schema)
{
    const std::array<std::string_view, 1> said{word};
    return holdsLiteral(query, word)
        || std::ranges::any_of(schema.columnsOf(table), [&](ColumnId column) { return isCalled(schema.column(column), said); });
}

/// What rows are to be like that nobody has.
std::optional<Condition> demandOf(TableId table, const CellLookup& cells)
{
    if (auto said = saidByCell(table, cells))
        return said;
    if (const auto owner = keyToOwner(table, cells))
        return hasNone(*owner);
    const auto others = keyOfOthers(table, cells);
    return others ? std::optional(isOfNoOther(*others, cells.schema())) : std::nullopt;
}

bool isGuessedAbsence(const Condition& condition)
{
    const auto* among = std::get_if<sql::InQuery>(&condition.test);
    return among && among->isNegated;
}

} // namespace

bool askForUnclaimed(sql::Query& query, const Question& question, const CellLookup& cells)
{
    SelectBlock& block = query.first;
    const auto* table = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    if (!table || !query.rest.empty() || !saysUnclaimed(question, cells.schema().table(*table)))
        return false;
    const int word = wordOfUnclaimed(question, cells.schema().table(*table));
    if (word >= 0 && saysOtherwise(wordAt(question, word), query, *table, cells.schema()))
        return false;
    const auto demand = demandOf(*table, cells);
    std::vector<Condition> demands = sql::conjuncts(block.where);
    if (!demand || std::ranges::find(demands, *demand) != demands.end())
        return false;
    const auto column = onlyColumnOf(*demand);
    std::erase_if(demands, [&](const Condition& other) { return isGuessedAbsence(other) || (column && testsColumn(other, *column)); });
    demands.push_back(*demand);
    block.where = sql::allOf(demands);
    return true;
}

} // namespace ratatosk
