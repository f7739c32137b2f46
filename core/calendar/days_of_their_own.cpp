// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/days_of_their_own.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/due_words.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// "payment" of `paid`, "return" of `returned`: they begin alike.
bool isRelated(const Word& word, const Word& name)
{
    constexpr std::size_t kShortest = 3;
    return std::ranges::any_of(name.lemmas, [&](const std::string& lemma) {
        return lemma.size() >= kShortest && word.lemmas.front().starts_with(lemma.substr(0, std::max(kShortest, lemma.size() - 2)));
    });
}

/// When something was paid, while the question speaks neither of that nor of money that came in.
bool isPaymentUnspokenOf(ColumnId column, const Question& question, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 9> money{"money", "cash", "income", "takings", "took", "take", "receive", "earn", "come"};
    static constexpr std::array<std::string_view, 2> payments{"pay", "settle"};
    const std::vector<Word> name = splitName(cells.schema().column(column).spokenName);
    const auto paid = std::ranges::find_if(name, [](const Word& word) { return hasLemma(word, payments); });
    return paid != name.end() && !says(question, money) && cells.lacksSome(column)
        && std::ranges::none_of(question.words, [&](const Word& word) { return isRelated(word, *paid); });
}

bool isDueUnspokenOf(ColumnId column, const Question& question, const CellLookup& cells)
{
    return saysDue(cells.schema().column(column)) && !namesColumn(question, cells.schema().column(column)) && !saysLate(question)
        && !saysWhatWasExpected(question);
}

/// "New pupils of 2024": not those who were born then.
bool isBirthUnspokenOf(ColumnId column, const Question& question, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 3> births{"birth", "born", "birthday"};
    static constexpr std::array<std::string_view, 10> ages{"birth", "born", "birthday", "old",      "young",
                                                           "age",   "bear", "oldest",   "youngest", "generation"};
    const std::vector<Word> name = splitName(cells.schema().column(column).spokenName);
    return std::ranges::any_of(name, [](const Word& word) { return hasLemma(word, births); }) && !says(question, ages);
}

/// The one other column of days of the table, where every row has one.
std::optional<ColumnId> dayOfItsOwn(ColumnId end, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    std::vector<ColumnId> days = schema.columnsOf(schema.column(end).table);
    std::erase_if(days,
                  [&](ColumnId id) { return id == end || !holdsDays(id, cells) || cells.lacksSome(id) || saysDue(schema.column(id)); });
    return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
}

bool isPeriod(const Expression& expression)
{
    const auto* literal = std::get_if<sql::Literal>(&expression.term);
    return literal && (literal->text.size() == 4 || literal->text.find('-') != std::string::npos)
        && literal->text.find_first_not_of("0123456789-") == std::string::npos;
}

/// paid >= '2026-01-01'
ColumnReference* dayTested(sql::Condition& condition)
{
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    return test && isPeriod(test->right) ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
}

/// strftime('%Y-%m', paid)
ColumnReference* dayParted(Expression& expression)
{
    auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    const bool isPart = call && call->function == sql::Function::Strftime && call->arguments.size() == 2;
    return isPart ? std::get_if<ColumnReference>(&call->arguments.back().term) : nullptr;
}

bool saysYear(const Column& column)
{
    return std::ranges::any_of(splitName(column.spokenName), [](const Word& word) { return hasLemma(word, "year"); });
}

/// Not when somebody wrote the row down, nor a number that would do as seconds.
bool tellsOfEvent(const Column& column)
{
    static constexpr std::array<std::string_view, 6> written{"update", "modify", "modified", "create", "created", "changed"};
    static constexpr std::array<std::string_view, 6> moments{"date", "day", "time", "at", "on", "timestamp"};
    const std::vector<Word> name = splitName(column.spokenName);
    const auto has = [&](std::span<const std::string_view> words) {
        return std::ranges::any_of(name, [&](const Word& word) { return hasLemma(word, words); });
    };
    return !has(written) && (column.type != ColumnType::Number || has(moments));
}

/// When a sailing left: its table refers to others, and it is no day that people or things begin with.
bool isOfEvents(const Column& column, const Schema& schema)
{
    static constexpr std::array<std::string_view, 10> beginnings{"hire", "hired", "join",    "joined", "birth",
                                                                 "born", "since", "founded", "opened", "registered"};
    const auto refers = [&](const ForeignKey& key) {
        return schema.column(key.from).table == column.table && schema.column(key.to).table != column.table;
    };
    return !isCalled(column, beginnings) && !saysYear(column) && std::ranges::any_of(schema.foreignKeys(), refers);
}

/// Whether rows of one table refer to those of the other, over at most two tables in between: lines, orders, customers.
bool leadsTo(TableId from, TableId to, const Schema& schema, int most = 3)
{
    return most > 0 && std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) {
               const TableId next = schema.column(key.to).table;
               return schema.column(key.from).table == from && next != from && (next == to || leadsTo(next, to, schema, most - 1));
           });
}

/// "departures" of departs_at
bool speaksOfSuch(const Question& question, const Column& column)
{
    const std::vector<Word> name = splitName(column.spokenName);
    return std::ranges::any_of(question.words, [&](const Word& word) {
        return std::ranges::any_of(name, [&](const Word& part) { return part.lemmas.front().size() > 3 && areOfOneStem(word, part); });
    });
}

/// When somebody was hired, or something bought, of whom or what the question does not speak, where the rows in between have the one day of their own.
std::optional<ColumnReference> dayOfEvent(const ColumnReference& day, const sql::SelectBlock& block, const Question& question,
                                          const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    const TableId table = schema.column(day.column).table;
    if (day.source.level != 0 || isOfEvents(schema.column(day.column), schema)
        || !(holdsDays(day.column, cells) || saysYear(schema.column(day.column))) || namesColumn(question, schema.column(day.column))
        || speaksOfSuch(question, schema.column(day.column)) || speaksOf(question, splitName(schema.table(table).spokenName)))
        return {};
    std::optional<ColumnReference> found;
    for (const ColumnReference& other : daysInFrom(block, cells)) {
        if (other.source == day.source || cells.lacksSome(other.column) || saysDue(schema.column(other.column))
            || !tellsOfEvent(schema.column(other.column)) || !leadsTo(schema.column(other.column).table, table, schema))
            continue;
        if (found)
            return {};
        found = other;
    }
    return found;
}

} // namespace

bool takeDaysOfTheirOwn(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (cells.schema().dialect() != Dialect::Sqlite)
        return false;
    const bool isOfOneFrom = isFlat(query);
    bool hasChanged = false;
    const auto take = [&](ColumnReference* day) {
        const bool isOther = day && holdsDays(day->column, cells)
            && (isPaymentUnspokenOf(day->column, question, cells) || isDueUnspokenOf(day->column, question, cells)
                || isBirthUnspokenOf(day->column, question, cells));
        const auto own = isOther ? dayOfItsOwn(day->column, cells) : std::nullopt;
        const auto event = day && !own && isOfOneFrom ? dayOfEvent(*day, query.first, question, cells) : std::nullopt;
        if (!own && !event)
            return;
        *day = event.value_or(ColumnReference{day->source, own.value_or(day->column)});
        hasChanged = true;
    };
    sql::editParts(query,
                   {.condition = [&](sql::Condition& condition) { take(dayTested(condition)); },
                    .expression = [&](Expression& expression) { take(dayParted(expression)); }});
    return hasChanged;
}

} // namespace ratatosk
