// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/late_across.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/due_words.h"
#include "core/evidence/end_words.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Expression;

/// "Left", "shipped": when something set out, beside the day when it came.
bool isDeparture(const Column& column)
{
    static constexpr std::array<std::string_view, 6> departures{"leave", "left", "depart", "ship", "send", "out"};
    return isCalled(column, departures);
}

/// The one day of the table that says when it should be, or when it was.
std::optional<ColumnId> dayOf(TableId table, bool isDue, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    std::vector<ColumnId> days = schema.columnsOf(table);
    std::erase_if(days, [&](ColumnId id) {
        const bool isSaidDue = saysDue(schema.column(id));
        const bool isMeant = isDue ? isSaidDue : saysEnd(schema.column(id)) && !isSaidDue;
        return !isMeant || !holdsDays(id, cells);
    });
    if (days.size() > 1)
        std::erase_if(days, [&](ColumnId id) { return isDeparture(schema.column(id)); });
    return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
}

/// "Delivered" of `deliveries`, "came" of `came_on`.
bool isSpokenOf(ColumnId done, const Question& question, const Schema& schema)
{
    std::vector<Word> names = splitName(schema.column(done).spokenName);
    const std::vector<Word> table = splitName(schema.table(schema.column(done).table).spokenName);
    names.insert(names.end(), table.begin(), table.end());
    return std::ranges::any_of(question.words, [&](const Word& word) {
        return std::ranges::any_of(names, [&](const Word& name) { return sameWord(word, name) || areOfOneStem(word, name); });
    });
}

bool comparesDays(const sql::Query& query, const CellLookup& cells)
{
    bool isFound = false;
    const auto look = [&](const Condition& condition) {
        const auto* test = std::get_if<Comparison>(&condition.test);
        const auto* left = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        isFound = isFound || (left && std::holds_alternative<ColumnReference>(test->right.term) && holdsDays(left->column, cells));
    };
    sql::visitParts(query, {.condition = look});
    return isFound;
}

/// A table in FROM that has one of the two days, and a table that a key joins to it with the other.
struct DaysApart {
    int place = 0; ///< of the one in FROM
    ColumnId inFrom{};
    ForeignKey key;
    TableId other{};
    ColumnId beside{};
    bool isDueInFrom = false;
};

std::vector<DaysApart> daysApart(const sql::SelectBlock& block, const Question& question, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    std::vector<DaysApart> found;
    for (int place = 0; place < static_cast<int>(block.from.size()); ++place) {
        const TableId table = std::get<TableId>(block.from[static_cast<std::size_t>(place)].relation);
        const auto due = dayOf(table, true, cells), done = dayOf(table, false, cells);
        if (due.has_value() == done.has_value())
            continue;
        for (const ForeignKey& key : schema.foreignKeys()) {
            const TableId from = schema.column(key.from).table, to = schema.column(key.to).table;
            if (from == to || (from != table && to != table))
                continue;
            const TableId other = from == table ? to : from;
            const auto beside = dayOf(other, !due, cells);
            if (beside && !dayOf(other, due.has_value(), cells) && isSpokenOf(due ? *beside : *done, question, schema))
                found.push_back({place, due ? *due : *done, key, other, *beside, due.has_value()});
        }
    }
    return found;
}

/// The place of the other table, joined where FROM lacks it.
int placeOfOther(sql::SelectBlock& block, const DaysApart& days, const Schema& schema)
{
    if (const auto there = placeInFrom(days.other, block))
        return *there;
    const auto place = static_cast<int>(block.from.size());
    const bool refers = schema.column(days.key.from).table == days.other;
    sql::Source source{.relation = days.other};
    source.keys.push_back({ColumnReference{{0, days.place}, refers ? days.key.to : days.key.from},
                           ColumnReference{{0, place}, refers ? days.key.from : days.key.to},
                           days.key.isGuess ? sql::JoinOrigin::Guessed : sql::JoinOrigin::Declared});
    block.from.push_back(std::move(source));
    return place;
}

} // namespace

bool testLatenessAcross(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!isFlat(query) || !saysLate(question) || saysOnTime(question) || comparesDays(query, cells))
        return false;
    const std::vector<DaysApart> all = daysApart(query.first, question, cells);
    const auto areOfOnePair = [&](const DaysApart& one) {
        return one.key == all.front().key && (one.inFrom == all.front().inFrom || one.inFrom == all.front().beside);
    };
    if (all.empty() || !std::ranges::all_of(all, areOfOnePair))
        return false;
    const DaysApart& days = all.front();
    const Expression own{ColumnReference{{0, days.place}, days.inFrom}};
    const Expression other{ColumnReference{{0, placeOfOther(query.first, days, cells.schema())}, days.beside}};
    sql::addConjunct(query.first.where,
                     {Comparison{days.isDueInFrom ? other : own, sql::ComparisonOperator::Greater, days.isDueInFrom ? own : other}});
    return true;
}

} // namespace ratatosk
