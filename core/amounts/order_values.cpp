// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/order_values.h"

#include "core/amounts/line_amounts.h"
#include "core/evidence/question_words.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

constexpr std::array<std::string_view, 5> kValues{"value", "worth", "total", "amount", "spend"};

/// Lines with amounts, and the column by which they belong to what is made up of them.
struct LinesOf {
    LineAmount amount;
    ForeignKey key;
};

/// "Order value", "value of an order".
bool asksForValueOf(const Question& question, const Table& whole)
{
    static constexpr std::array<std::string_view, 7> articles{"a", "an", "the", "our", "each", "one", "all"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (!namesTableAt(question, word, whole))
            continue;
        if (isOneOf(wordAt(question, word + 1), kValues))
            return true;
        const int of = word - 1 - (isOneOf(wordAt(question, word - 1), articles) ? 1 : 0);
        if (wordAt(question, of) == "of" && isOneOf(wordAt(question, of - 1), kValues))
            return true;
    }
    return false;
}

bool hasAmount(TableId table, const Schema& schema)
{
    static constexpr std::array<std::string_view, 6> amounts{"amount", "total", "price", "cost", "value", "fee"};
    return std::ranges::any_of(schema.columnsOf(table), [&](ColumnId column) {
        return schema.column(column).type == ColumnType::Number && isCalled(schema.column(column), amounts);
    });
}

std::optional<LinesOf> linesAsked(const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 3> means{"average", "avg", "mean"};
    std::vector<LinesOf> found;
    for (const ForeignKey& key : says(question, means) ? schema.foreignKeys() : std::vector<ForeignKey>()) {
        const TableId lines = schema.column(key.from).table, whole = schema.column(key.to).table;
        const auto amount = lines != whole ? lineAmountOf(lines, schema) : std::nullopt;
        if (amount && !hasAmount(whole, schema) && asksForValueOf(question, schema.table(whole)))
            found.push_back({*amount, key});
    }
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// WHERE of a block, of the whole as the first source and its lines as the second; false: it is of others as well.
bool moveTests(sql::Condition& where, const SelectBlock& block, TableId whole, TableId lines)
{
    bool isSound = true;
    sql::editTerms(where, [&](Expression& term) {
        auto* column = std::get_if<ColumnReference>(&term.term);
        const auto* table = column && column->source.level == 0
            ? std::get_if<TableId>(&block.from[static_cast<std::size_t>(column->source.index)].relation)
            : nullptr;
        isSound = isSound && (!column || (table && (*table == whole || *table == lines)));
        if (isSound && column)
            column->source.index = *table == whole ? 0 : 1;
    });
    return isSound;
}

/// SELECT what the lines come to, FROM them, in groups of what they belong to.
std::optional<SelectBlock> valuesOfEach(const SelectBlock& block, const LinesOf& lines, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    const TableId own = schema.column(lines.key.from).table, whole = schema.column(lines.key.to).table;
    SelectBlock values;
    int place = 0;
    if (block.where) {
        sql::Condition where = *block.where;
        if (!moveTests(where, block, whole, own))
            return {};
        values.where = std::move(where);
        values.from.push_back({.relation = whole});
        place = 1;
    }
    sql::Source source{.relation = own};
    if (place == 1)
        source.keys.push_back({ColumnReference{{0, 0}, lines.key.to}, ColumnReference{{0, 1}, lines.key.from},
                               lines.key.isGuess ? sql::JoinOrigin::Guessed : sql::JoinOrigin::Declared});
    values.from.push_back(std::move(source));
    const bool withDiscount = lines.amount.discount && isShareOfPrice(*lines.amount.discount, cells);
    const Expression amount = amountOf(lines.amount, {0, place}, withDiscount, cells);
    values.items = {{Expression{AggregateCall{.function = sql::Aggregate::Sum, .argument = amount}}, "total"}};
    values.groupBy = {Expression{ColumnReference{{0, place}, lines.key.from}}};
    return values;
}

/// A query for one figure.
bool isOfOneFigure(const sql::Query& query)
{
    return query.rest.empty() && query.first.items.size() == 1 && query.first.groupBy.empty() && !query.limit
        && std::holds_alternative<AggregateCall>(query.first.items.front().expression.term);
}

} // namespace

bool averageWhatEachComesTo(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto lines = isOfOneFigure(query) ? linesAsked(question, cells.schema()) : std::nullopt;
    const sql::Query* inner = lines ? onlyInner(query.first) : nullptr;
    const SelectBlock& rows = inner ? inner->first : query.first;
    auto values = lines && isOfTables(rows) ? valuesOfEach(rows, *lines, cells) : std::nullopt;
    if (!values)
        return false;
    sql::Query meant;
    meant.first.from = {{.relation = sql::Box<sql::Query>(sql::Query{.first = *std::move(values)})}};
    meant.first.items = {
        {Expression{AggregateCall{.function = sql::Aggregate::Avg, .argument = Expression{sql::OutputReference{{0, 0}, 0}}}}, {}}};
    const bool hasChanged = meant != query;
    query = std::move(meant);
    return hasChanged;
}

} // namespace ratatosk
