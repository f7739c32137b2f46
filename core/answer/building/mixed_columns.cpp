// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/mixed_columns.h"

#include "core/linking/links/number_literal.h"
#include "core/sql/tree/term_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

namespace ratatosk {

namespace {

constexpr int kLooked = 1000;
constexpr std::size_t kMostExamples = 3, kLongestExample = 30;

/// What a query does with numbers.
struct NumbersUsed {
    std::set<ColumnId> added;  ///< summed or averaged
    std::set<ColumnId> placed; ///< compared, sorted by, the least and greatest taken of
};

std::set<ColumnId> columnsIn(const sql::Expression& expression)
{
    std::set<ColumnId> columns;
    sql::visitTerms(expression, [&](const sql::Expression& term) {
        if (const auto* column = std::get_if<sql::ColumnReference>(&term.term))
            columns.insert(column->column);
    });
    return columns;
}

/// Those whose own cells are the numbers: not what functions and conditions make of them.
void addColumns(std::set<ColumnId>& columns, const sql::Expression& expression)
{
    std::set<ColumnId> found = columnsIn(expression);
    sql::visitParts(expression, [&](const sql::Expression& part) {
        const bool isMade = std::holds_alternative<sql::FunctionCall>(part.term) || std::holds_alternative<sql::CaseExpression>(part.term)
            || std::holds_alternative<sql::TruthValue>(part.term) || std::holds_alternative<sql::AggregateCall>(part.term);
        for (const ColumnId column : isMade ? columnsIn(part) : std::set<ColumnId>())
            found.erase(column);
    });
    columns.insert(found.begin(), found.end());
}

bool isNumber(const sql::Expression& expression)
{
    const auto* literal = std::get_if<sql::Literal>(&expression.term);
    return literal && literal->type != ValueType::Text;
}

void addCompared(std::set<ColumnId>& columns, const sql::Condition& condition)
{
    using enum sql::ComparisonOperator;
    if (const auto* test = std::get_if<sql::Comparison>(&condition.test)) {
        if (test->operation != Equal && test->operation != NotEqual && isNumber(test->right))
            addColumns(columns, test->left);
    }
    if (const auto* test = std::get_if<sql::Between>(&condition.test); test && isNumber(test->high))
        addColumns(columns, test->value);
}

void addSorted(std::set<ColumnId>& columns, const sql::Query& query)
{
    for (const sql::OrderKey& key : query.limit ? query.orderBy : std::vector<sql::OrderKey>())
        addColumns(columns, key.expression);
}

NumbersUsed numbersUsed(const sql::Query& query)
{
    NumbersUsed used;
    addSorted(used.placed, query);
    sql::visitParts(query,
                    {.condition = [&](const sql::Condition& condition) { addCompared(used.placed, condition); },
                     .expression =
                         [&](const sql::Expression& part) {
                             const auto* call = std::get_if<sql::AggregateCall>(&part.term);
                             if (!call || call->function == sql::Aggregate::Count)
                                 return;
                             const bool isAdded = call->function == sql::Aggregate::Sum || call->function == sql::Aggregate::Avg;
                             addColumns(isAdded ? used.added : used.placed, *call->argument);
                         }});
    return used;
}

std::string shortened(const std::string& text)
{
    if (text.size() <= kLongestExample)
        return text;
    std::size_t end = kLongestExample;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return text.substr(0, end) + "...";
}

MixedColumn named(ColumnId id, const CellLookup& cells)
{
    const Column& column = cells.schema().column(id);
    return {fmt::format("{}.{}", cells.schema().table(column.table).name, column.name)};
}

void addExample(MixedColumn& mixed, const std::string& text)
{
    std::string example = shortened(text);
    if (mixed.examples.size() < kMostExamples && std::ranges::find(mixed.examples, example) == mixed.examples.end())
        mixed.examples.push_back(std::move(example));
}

/// Texts in a column that is declared to hold numbers: greater than each number, so that one comparison finds them.
MixedColumn textsAmong(ColumnId id, const CellLookup& cells)
{
    MixedColumn mixed = named(id, cells);
    const sql::Condition isText{
        sql::Comparison{cellOf(id), sql::ComparisonOperator::GreaterEqual, sql::Expression{sql::Literal{ValueType::Text, ""}}}};
    const auto count = cells.count(id, isText);
    for (const Cell& cell : count ? cells.cells(id, isText, kMostExamples) : cells.firstCells(id, kLooked)) {
        const auto* text = std::get_if<std::string>(&cell);
        if (!text)
            continue;
        addExample(mixed, *text);
        ++mixed.count;
    }
    mixed.count = count.value_or(mixed.count);
    return mixed;
}

bool readsAsNumber(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    const std::size_t end = text.find_last_not_of(" \t");
    const auto number = begin == std::string::npos ? std::nullopt : readNumber(std::string_view(text).substr(begin, end + 1 - begin));
    return number && !number->hasSeparators && !number->isPercent;
}

/// Of a column of texts that are added up all the same: those among its first cells that SQLite does not read as the numbers that they are.
MixedColumn wordsAmong(ColumnId id, const CellLookup& cells)
{
    MixedColumn mixed = named(id, cells);
    for (const std::string& text : cells.firstTexts(id, kLooked)) {
        if (readsAsNumber(text))
            continue;
        addExample(mixed, text);
        ++mixed.count;
    }
    return mixed;
}

} // namespace

std::vector<MixedColumn> mixedColumns(const sql::Query& query, const CellLookup& cells)
{
    std::vector<MixedColumn> mixed;
    if (cells.schema().dialect() != Dialect::Sqlite)
        return mixed;
    const NumbersUsed used = numbersUsed(query);
    std::set<ColumnId> all = used.added;
    all.insert(used.placed.begin(), used.placed.end());
    for (const ColumnId column : all) {
        const ColumnType type = cells.schema().column(column).type;
        const bool areWordsAdded = type == ColumnType::Text && used.added.contains(column);
        if (type != ColumnType::Number && !areWordsAdded)
            continue;
        MixedColumn found = areWordsAdded ? wordsAmong(column, cells) : textsAmong(column, cells);
        if (found.count > 0)
            mixed.push_back(std::move(found));
    }
    return mixed;
}

} // namespace ratatosk
