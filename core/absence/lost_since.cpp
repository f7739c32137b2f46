// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/lost_since.h"

#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/schema/only_key.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::SelectBlock;

struct Years {
    int with = 0;
    int without = 0;
};

/// "in 2023 but not in 2024", "ordered in 2023, nothing in 2024".
std::optional<Years> yearsSaid(const Question& question)
{
    static constexpr std::array<std::string_view, 2> lacks{"none", "nothing"};
    const std::vector<PeriodMention> periods = periodMentions(question);
    const auto isYear = [](const PeriodMention& one) { return one.month == 0 && one.side == PeriodSide::Inside; };
    if (periods.size() != 2 || !std::ranges::all_of(periods, isYear) || periods[0].year == periods[1].year)
        return {};
    const auto lacksBetween = [&](int begin, int end) {
        for (int word = begin; word < end; ++word)
            if (isOneOf(wordAt(question, word), lacks) || isDenial(wordAt(question, word)))
                return true;
        return false;
    };
    if (lacksBetween(0, periods[0].word) || !lacksBetween(periods[0].word + 1, periods[1].word))
        return {};
    return Years{periods[0].year, periods[1].year};
}

/// The table whose columns are all that is shown, with its key.
std::optional<ColumnReference> keyOfShown(const SelectBlock& block, const Schema& schema)
{
    const auto source = onlySourceShown(block);
    const auto* table = source ? std::get_if<TableId>(&block.from[static_cast<std::size_t>(*source)].relation) : nullptr;
    const auto key = table ? onlyKeyOf(*table, schema) : std::nullopt;
    return key ? std::optional(ColumnReference{{0, *source}, *key}) : std::nullopt;
}

/// By which rows refer to the things: of a table that the question names, or of the only one.
std::optional<ForeignKey> keyToThings(ColumnId key, const Question& question, const Schema& schema)
{
    const auto refers = [&](const ForeignKey& one) { return one.to == key && schema.column(one.from).table != schema.column(key).table; };
    const auto isNamed = [&](const ForeignKey& one) {
        const Table& table = schema.table(schema.column(one.from).table);
        for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
            if (namesTableAt(question, word, table))
                return true;
        return false;
    };
    const auto named = onlyForeignKey(schema, [&](const ForeignKey& one) { return refers(one) && isNamed(one); });
    return named ? named : onlyForeignKey(schema, refers);
}

/// The day of the rows: which the query tests, or the first that is never missing.
std::optional<ColumnId> dayOf(TableId table, const SelectBlock& block, const CellLookup& cells)
{
    std::optional<ColumnId> tested;
    if (block.where)
        sql::visitTerms(*block.where, [&](const Expression& term) {
            const auto* column = std::get_if<ColumnReference>(&term.term);
            if (column && cells.schema().column(column->column).table == table && holdsDays(column->column, cells))
                tested = column->column;
        });
    if (tested)
        return tested;
    std::vector<ColumnReference> days = daysInFrom(SelectBlock{.from = {{.relation = table}}}, cells);
    if (days.size() > 1)
        std::erase_if(days, [&](const ColumnReference& day) { return cells.lacksSome(day.column); });
    return days.empty() ? std::nullopt : std::optional(days.front().column);
}

/// What the query demands of cells of the table other than days, as of the only source.
std::vector<Condition> otherDemands(const SelectBlock& block, TableId table, const CellLookup& cells)
{
    const auto place = placeInFrom(table, block);
    std::vector<Condition> demands = place ? sql::ownDemands(block, *place) : std::vector<Condition>();
    std::erase_if(demands, [&](const Condition& demand) {
        bool isOfDays = false;
        sql::visitTerms(demand, [&](const Expression& term) {
            const auto* column = std::get_if<ColumnReference>(&term.term);
            isOfDays = isOfDays || (column && holdsDays(column->column, cells));
        });
        return isOfDays;
    });
    return demands;
}

bool holdsText(const SelectBlock& block, const std::string& part)
{
    bool isThere = false;
    if (block.where)
        sql::visitTerms(*block.where, [&](const Expression& term) {
            const auto* literal = std::get_if<sql::Literal>(&term.term);
            isThere = isThere || (literal && literal->text.find(part) != std::string::npos);
        });
    return isThere;
}

/// Whether it does so already: those among the rows of one year, and not among those of the other.
bool looksForBoth(const SelectBlock& block, const Years& years)
{
    const auto isOf = [](const Condition& demand, int year, bool isDenied) {
        const auto* among = std::get_if<sql::InQuery>(&demand.test);
        return among && among->isNegated == isDenied && holdsText(among->query->first, std::to_string(year));
    };
    const std::vector<Condition> demands = sql::conjuncts(block.where);
    return std::ranges::any_of(demands, [&](const Condition& demand) { return isOf(demand, years.with, false); })
        && std::ranges::any_of(demands, [&](const Condition& demand) { return isOf(demand, years.without, true); });
}

class ThoseOfOneYear
{
public:
    ThoseOfOneYear(const SelectBlock& block, const ColumnReference& key, const ForeignKey& reference, const CellLookup& cells)
        : m_block(block), m_key(key), m_reference(reference), m_cells(cells), m_rows(cells.schema().column(reference.from).table),
          m_demands(otherDemands(block, m_rows, cells))
    {
    }

    std::optional<sql::Query> query(const Years& years) const
    {
        const auto day = dayOf(m_rows, m_block, m_cells);
        if (!day)
            return {};
        SelectBlock things{.items = m_block.items, .from = {{.relation = m_cells.schema().column(m_key.column).table}}};
        for (sql::SelectItem& item : things.items)
            std::get<ColumnReference>(item.expression.term).source = {};
        std::vector<Condition> demands = otherDemands(m_block, m_cells.schema().column(m_key.column).table, m_cells);
        for (const auto& [year, isDenied] : {std::pair(years.with, false), std::pair(years.without, true)})
            demands.push_back(
                {sql::InQuery{{ColumnReference{{}, m_key.column}}, sql::Query{.first = rowsOf(year, *day, isDenied)}, isDenied}});
        things.where = sql::allOf(demands);
        return sql::Query{.first = std::move(things)};
    }

private:
    SelectBlock rowsOf(int year, ColumnId day, bool isDenied) const
    {
        const Expression reference{ColumnReference{{}, m_reference.from}};
        SelectBlock rows{.items = {{reference, {}}}, .from = {{.relation = m_rows}}};
        std::vector<Condition> demands = m_demands;
        demands.push_back(
            {Comparison{sql::yearOf({ColumnReference{{}, day}}), ComparisonOperator::Equal, sql::textExpression(std::to_string(year))}});
        if (isDenied && m_cells.lacksSome(m_reference.from)) // NOT IN finds nothing beside a NULL
            demands.push_back({sql::NullTest{reference, true}});
        rows.where = sql::allOf(demands);
        return rows;
    }

    const SelectBlock& m_block;
    ColumnReference m_key;
    ForeignKey m_reference;
    const CellLookup& m_cells;
    TableId m_rows;
    std::vector<Condition> m_demands;
};

/// Without the numbers of rows that a query counts instead.
SelectBlock withoutCounts(SelectBlock block)
{
    std::erase_if(block.items, [](const sql::SelectItem& item) {
        const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
        return call && call->function == sql::Aggregate::Count;
    });
    return block;
}

/// Whether the query is about nothing but the things and the rows that refer to them.
bool isOfThese(const sql::Query& query, const ColumnReference& key, const ForeignKey& reference, const Schema& schema)
{
    for (int table = 0; table < schema.tableCount(); ++table) {
        const bool isOne = schema.column(key.column).table == TableId{table} || schema.column(reference.from).table == TableId{table};
        if (!isOne && usesTable(query, TableId{table}))
            return false;
    }
    return true;
}

} // namespace

bool lookForThoseOfOneYear(sql::Query& query, const Question& question, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 5> figures{"many", "much", "number", "total", "average"};
    if (!isOfTables(query.first) || cells.schema().dialect() != Dialect::Sqlite || says(question, figures))
        return false;
    const auto years = yearsSaid(question);
    if (years && looksForBoth(query.first, *years))
        return false;
    const SelectBlock block = years ? withoutCounts(query.first) : SelectBlock();
    const auto key = years && !block.items.empty() ? keyOfShown(block, cells.schema()) : std::nullopt;
    const auto reference = key ? keyToThings(key->column, question, cells.schema()) : std::nullopt;
    auto found = reference && isOfThese(query, *key, *reference, cells.schema())
        ? ThoseOfOneYear(block, *key, *reference, cells).query(*years)
        : std::nullopt;
    if (!found || *found == query)
        return false;
    query = *std::move(found);
    return true;
}

} // namespace ratatosk
