// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/sums_asked.h"

#include "core/amounts/unit_mentions.h"
#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/language/column_senses.h"
#include "core/schema/only_key.h"
#include "core/sql/count_of_rows.h"
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
using sql::SelectBlock;

constexpr std::array<std::string_view, 6> kAll{"altogether", "total", "overall", "sum", "ever", "combined"};
constexpr std::array<std::string_view, 1> kMuch{"much"};
constexpr std::array<std::string_view, 2> kOwing{"owe", "owing"};

/// "What did we invoice", "invoiced 2023 vs 2024"
bool asksWhatWeMade(const Question& question)
{
    static constexpr std::array<std::string_view, 10> made{"invoice", "bill", "charge",  "earn", "spend",
                                                           "pay",     "take", "collect", "make", "owe"};
    static constexpr std::array<std::string_view, 4> sums{"invoiced", "billed", "earned", "spent"};
    for (int word = 0; word + 3 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "what" && wordAt(question, word + 1) == "did" && wordAt(question, word + 2) == "we"
            && hasLemma(question.words[static_cast<std::size_t>(word) + 3], made))
            return true;
    return isOneOf(wordAt(question, 0), sums);
}

/// "How much did we pay", "how much money was", "how much in total"; not "How much is a ticket?".
bool asksForSum(const Question& question)
{
    if (asksWhatWeMade(question))
        return true;
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) != "how" || wordAt(question, word + 1) != "much")
            continue;
        const std::string_view next = wordAt(question, word + 2);
        const std::string_view verb = next == "money" ? wordAt(question, word + 3) : next;
        const bool isPast = verb == "did" || verb == "was" || verb == "were" || verb == "has" || verb == "have" || verb == "had";
        return says(question, kAll) || says(question, kOwing) || next == "money" || isPast;
    }
    return false;
}

bool isAmount(ColumnId id, const Schema& schema)
{
    const Column& column = schema.column(id);
    return column.type == ColumnType::Number && !isKey(id, schema) && !hasSense(column.spokenName, ColumnSense::Level)
        && !hasSense(column.spokenName, ColumnSense::Calendar);
}

/// The one column of fractions of a table, which beside days are amounts of money.
std::optional<ColumnReference> amountBeside(const ColumnReference& day, const Schema& schema)
{
    std::vector<ColumnId> columns = schema.columnsOf(schema.column(day.column).table);
    std::erase_if(columns, [&](ColumnId id) { return !isAmount(id, schema); });
    return columns.size() == 1 ? std::optional(ColumnReference{day.source, columns.front()}) : std::nullopt;
}

/// "How many hours did she work?": the column is what is counted in.
bool asksHowMany(const Question& question, const Column& column)
{
    static constexpr std::array<std::string_view, 6> pasts{"did", "have", "has", "had", "were", "was"};
    const std::vector<Word> name = splitName(column.spokenName);
    for (int word = 0; word + 3 < static_cast<int>(question.words.size()); ++word) {
        const bool isUnit = wordAt(question, word) == "how" && wordAt(question, word + 1) == "many" && name.size() == 1
            && sameWord(question.words[static_cast<std::size_t>(word) + 2], name.front());
        if (isUnit && std::ranges::find(pasts, wordAt(question, word + 3)) != pasts.end())
            return true;
    }
    return false;
}

/// "What do they add up to?", "what does that come to?"
bool asksForAddition(const Question& question)
{
    for (int word = 1; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const Word& before = question.words[static_cast<std::size_t>(word) - 1];
        const bool isAdding = hasLemma(before, "add") && wordAt(question, word) == "up" && wordAt(question, word + 1) == "to";
        const bool isComing = (hasLemma(before, "come") || hasLemma(before, "amount")) && wordAt(question, word) == "to";
        if ((isAdding || isComing) && (wordAt(question, 0) == "what" || says(question, kMuch)))
            return true;
    }
    return false;
}

/// "The total of the invoices", "the sum of all payments": of what the rows of the table come to.
bool asksForTotalOf(const Question& question, const Table& table)
{
    static constexpr std::array<std::string_view, 2> totals{"total", "sum"};
    static constexpr std::array<std::string_view, 4> between{"of", "the", "all", "our"};
    const std::vector<Word> name = splitName(table.spokenName);
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        if (std::ranges::find(totals, wordAt(question, word)) == totals.end() || wordAt(question, word + 1) != "of"
            || wordAt(question, word - 1) == "running") // the running total of what is counted
            continue;
        int next = word + 1;
        while (std::ranges::find(between, wordAt(question, next)) != between.end())
            ++next;
        if (next < static_cast<int>(question.words.size()) && !name.empty()
            && sameWord(question.words[static_cast<std::size_t>(next)], name.back()))
            return true;
    }
    return false;
}

/// Of yes and no nobody makes sums.
bool isFlag(ColumnId id, const CellLookup& cells)
{
    const Expression one{sql::Literal{ValueType::Integer, "1"}};
    return cells.any(id, {sql::Comparison{cellOf(id), sql::ComparisonOperator::Greater, one}}) == CellLookup::Found::No;
}

/// count(*) of rows that have one amount: the sum of it, of groups, too ("how much did we invoice in each month").
bool addUpRows(SelectBlock& block, const Question& question, const CellLookup& cells)
{
    const auto counted = std::ranges::find_if(block.items, [](const sql::SelectItem& item) {
        const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        return call && call->function == sql::Aggregate::Count;
    });
    const auto* table = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    if (counted == block.items.end() || !table
        || !(asksForAddition(question) || asksForSum(question) || asksForTotalOf(question, cells.schema().table(*table))))
        return false;
    std::vector<ColumnId> amounts = cells.schema().columnsOf(*table);
    std::erase_if(amounts, [&](ColumnId id) { return !isAmount(id, cells.schema()) || isFlag(id, cells); });
    if (amounts.size() != 1)
        return false;
    static constexpr std::array<std::string_view, 1> many{"many"};
    const ColumnReference amount{{}, amounts.front()};
    const auto isOfAmount = [&](const sql::SelectItem& item) { return onlyColumnOf(item.expression) == amount; };
    const auto isSum = [](const sql::SelectItem& item) {
        const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        return call && call->function == sql::Aggregate::Sum;
    };
    const bool isOther = std::ranges::any_of(block.items, isOfAmount) || std::ranges::any_of(block.items, isSum);
    if (says(question, many) && isOther) // "..., and how many were there?"
        return false;
    for (sql::SelectItem& item : block.items) {
        auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        const bool isMeant = call && call->function == sql::Aggregate::Count && (&item == &*counted || !call->filter.empty());
        if (isMeant)
            *call = {.function = sql::Aggregate::Sum, .argument = Expression{amount}, .filter = call->filter};
    }
    return true;
}

bool isNamedIn(const Word& word, const Schema& schema)
{
    return std::ranges::any_of(schema.tables(), [&](const Table& table) {
        const std::vector<Word> name = splitName(table.spokenName);
        return !name.empty() && sameWord(word, name.back());
    });
}

/// What the column is called, without what all columns of its table begin with: "sal_copies" is "copies".
std::vector<Word> ownName(const Column& column, const Schema& schema)
{
    std::vector<Word> name = splitName(column.spokenName);
    const std::vector<ColumnId> beside = schema.columnsOf(column.table);
    const bool isPrefixed = name.size() > 1 && beside.size() > 2 && std::ranges::all_of(beside, [&](ColumnId other) {
                                const std::vector<Word> words = splitName(schema.column(other).spokenName);
                                return words.size() > 1 && words.front().text == name.front().text;
                            });
    if (isPrefixed)
        name.erase(name.begin());
    if (name.size() > 1 && hasLemma(name.back(), "count")) // "bottle count"
        name.pop_back();
    return name;
}

/// "kilos", of kilograms.
bool isUnitOf(const Word& said, const Column& column)
{
    const auto unit = unitOf(column);
    return unit && unit->measure != Measure::Money && unitNamed({said}) == unit;
}

/// "How many king beds", "the number of kids", "copies by month", "what share of the picked kilos": whether what is counted, in the plural, is the
/// column and no table.
bool isCounted(const Question& question, const Column& column, const Schema& schema)
{
    static constexpr std::array<std::string_view, 4> groupings{"by", "per", "each", "every"};
    static constexpr std::array<std::string_view, 4> amounts{"number", "percentage", "share", "%"};
    constexpr int mostBetween = 2;
    const std::vector<Word> name = ownName(column, schema);
    for (int word = 0; name.size() == 1 && word < static_cast<int>(question.words.size()); ++word) {
        const bool isCount = (wordAt(question, word) == "how" && wordAt(question, word + 1) == "many")
            || (isOneOf(wordAt(question, word), amounts) && wordAt(question, word + 1) == "of");
        for (int next = word + 2; isCount && next <= word + 2 + mostBetween && next < static_cast<int>(question.words.size()); ++next) {
            const Word& said = question.words[static_cast<std::size_t>(next)];
            if (isNamedIn(said, schema))
                break;
            if (wordAt(question, next).ends_with('s') && (sameWord(said, name.front()) || isUnitOf(said, column)))
                return true;
        }
        const Word& here = question.words[static_cast<std::size_t>(word)];
        const bool isGrouped = wordAt(question, word).ends_with('s') && isOneOf(wordAt(question, word + 1), groupings);
        if (isGrouped && sameWord(here, name.front()) && !isNamedIn(here, schema))
            return true;
    }
    return false;
}

/// "How many tickets did we sell", "tickets sold" of ticket_sale(..., quantity): what is counted is in the name of the table, before its own word.
bool isCountedByQuantity(const Question& question, const Column& column, const Table& table)
{
    static constexpr std::array<std::string_view, 4> quantities{"quantity", "qty", "piece", "unit"};
    static constexpr std::array<std::string_view, 6> papers{"slip", "note", "form", "record", "entry", "card"}; // one for each
    const std::vector<Word> name = splitName(column.spokenName), thing = splitName(table.spokenName);
    if (!thing.empty() && hasLemma(thing.back(), papers))
        return false;
    if (name.empty() || thing.size() < 2 || !hasLemma(name.back(), quantities) || speaksOf(question, {thing.back()}))
        return false;
    return std::ranges::any_of(question.words, [&](const Word& word) { return word.text.ends_with('s') && sameWord(word, thing.front()); });
}

/// Every count(*), also those that are divided.
void addCounts(Expression& expression, std::vector<sql::AggregateCall*>& counts)
{
    if (auto* call = std::get_if<sql::AggregateCall>(&expression.term); call && sql::isCountOfRows(expression) && !call->isDistinct)
        counts.push_back(call);
    if (auto* parts = std::get_if<sql::Arithmetic>(&expression.term)) {
        addCounts(*parts->left, counts);
        addCounts(*parts->right, counts);
    }
}

/// count(*) of rows that say how many there are of what is counted: the sum of that; several only where each is of some rows.
bool addUpWhatIsCounted(SelectBlock& block, const sql::Query& query, const Question& question, const CellLookup& cells)
{
    std::vector<sql::AggregateCall*> counts;
    bool isShare = false;
    for (sql::SelectItem& item : block.items) {
        addCounts(item.expression, counts);
        isShare = isShare || std::holds_alternative<sql::Arithmetic>(item.expression.term);
    }
    const bool areOfSome = std::ranges::none_of(counts, [](const sql::AggregateCall* call) { return call->filter.empty(); });
    if (counts.empty() || (counts.size() > 1 && !areOfSome && !isShare))
        return false;
    for (const ColumnReference& column : columnsInFrom(block, cells.schema())) {
        const bool isMeant = isAmount(column.column, cells.schema()) && !usesColumn(query, column.column)
            && (isCounted(question, cells.schema().column(column.column), cells.schema())
                || isCountedByQuantity(question, cells.schema().column(column.column),
                                       cells.schema().table(cells.schema().column(column.column).table)));
        if (!isMeant || isFlag(column.column, cells))
            continue;
        for (sql::AggregateCall* call : counts)
            *call = {.function = sql::Aggregate::Sum, .argument = Expression{column}, .filter = call->filter};
        return true;
    }
    return false;
}

/// "Saturday departures in all"
bool asksForCount(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "in" && (wordAt(question, word + 1) == "all" || wordAt(question, word + 1) == "total"))
            return word + 2 == static_cast<int>(question.words.size()) || !says(question, kMuch);
    return false;
}

bool countAsAsked(SelectBlock& block, const ColumnReference& column, const Question& question, const Schema& schema)
{
    if (!schema.column(column.column).isPrimaryKey || !asksForCount(question))
        return false;
    block.isDistinct = false;
    block.items.front().expression = {sql::AggregateCall{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}}};
    return true;
}

/// Figures side by side, each of some rows.
bool isComparison(const sql::Query& query)
{
    return isFlat(query) && query.orderBy.empty() && !query.limit && query.first.groupBy.empty()
        && std::ranges::all_of(query.first.items, [](const sql::SelectItem& item) {
               const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
               return call && !call->filter.empty();
           });
}

} // namespace

bool sumUpAsAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    SelectBlock& block = query.first;
    if (isFlat(query) && addUpWhatIsCounted(block, query, question, cells))
        return true;
    const bool isPlain = query.rest.empty() && query.orderBy.empty() && !query.limit && block.groupBy.empty() && block.items.size() == 1;
    auto* column = isPlain ? std::get_if<ColumnReference>(&block.items.front().expression.term) : nullptr;
    if (column && countAsAsked(block, *column, question, cells.schema()))
        return true;
    const bool isOfGroups = isFlat(query) && query.orderBy.empty() && !query.limit && !block.groupBy.empty() && !block.having;
    if ((isPlain || isOfGroups || isComparison(query)) && addUpRows(block, question, cells))
        return true;
    const bool isManyOf = column && asksHowMany(question, cells.schema().column(column->column))
        && cells.repeats(block, *column) == CellLookup::Found::Yes;
    if (!column || !(isManyOf || asksForSum(question)))
        return false;
    const auto amount = isAmount(column->column, cells.schema()) ? std::optional(*column)
        : holdsDays(column->column, cells)                       ? amountBeside(*column, cells.schema())
                                                                 : std::nullopt;
    if (!amount)
        return false;
    block.isDistinct = false;
    block.items.front().expression = {sql::AggregateCall{.function = sql::Aggregate::Sum, .argument = Expression{*amount}}};
    return true;
}

} // namespace ratatosk
