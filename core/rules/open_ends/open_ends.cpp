// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/open_ends/open_ends.h"

#include "core/english/language/scaffold_words.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/evidence/column_lacked.h"
#include "core/rules/evidence/comparison_order.h"
#include "core/rules/evidence/due_words.h"
#include "core/rules/evidence/end_words.h"
#include "core/rules/evidence/question_words.h"
#include "core/rules/open_ends/lasting_words.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

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
using sql::Condition;
using sql::Expression;
using sql::Literal;
using sql::SelectBlock;

std::vector<Word> nameOf(ColumnId column, const Schema& schema)
{
    return splitName(schema.column(column).spokenName);
}

/// "Died" as a number of a year.
bool holdsYears(ColumnId column, const CellLookup& cells)
{
    constexpr int kEarliest = 1000, kLatest = 2100;
    const auto number = [](int year) { return Expression{Literal{ValueType::Integer, std::to_string(year)}}; };
    const auto is = [&](sql::ComparisonOperator operation, int year) {
        return cells.any(column, {sql::Comparison{cellOf(column), operation, number(year)}}) == CellLookup::Found::Yes;
    };
    return cells.schema().column(column).type == ColumnType::Number && is(sql::ComparisonOperator::Greater, kEarliest)
        && !is(sql::ComparisonOperator::Less, kEarliest) && !is(sql::ComparisonOperator::Greater, kLatest);
}

/// Days, or years, that not every row has, called by an end.
bool isEnd(ColumnId column, const CellLookup& cells)
{
    const std::vector<Word> name = nameOf(column, cells.schema());
    const bool isCalledSo = saysEnd(cells.schema().column(column))
        && std::ranges::none_of(name, [](const Word& word) { return isDueName(word.lemmas.front()); });
    return isCalledSo && (holdsDays(column, cells) || holdsYears(column, cells)) && cells.lacksSome(column);
}

class OpenEnds
{
public:
    OpenEnds(sql::Query& query, const Question& question, const CellLookup& cells)
        : m_query(query), m_block(query.first), m_question(question), m_cells(cells)
    {
    }

    bool mend()
    {
        const std::vector<ColumnReference> ends = endsOfBlock();
        const bool hasTurned = turnTests(ends) | turnToday(ends);
        std::vector<ColumnReference> meant;
        std::ranges::copy_if(ends, std::back_inserter(meant), [&](const ColumnReference& end) {
            return !saysNoLonger(m_question) && deniesEnd(m_question, nameOf(end.column, m_cells.schema()));
        });
        addLasting(ends, meant);
        std::ranges::for_each(meant, [&](const ColumnReference& end) { dropExtreme(end); });
        const bool hasOrdered = orderByStay(ends, meant);
        std::erase_if(meant, [&](const ColumnReference& end) { return usesColumn(m_query, end.column) && !orderByBegin(end); });
        for (const ColumnReference& end : meant)
            add({sql::NullTest{{end}}}, m_block.from[static_cast<std::size_t>(end.source.index)]);
        const bool hasEnded = meant.empty() && leaveOutUnended(ends);
        return hasTurned || hasEnded || hasOrdered || !meant.empty();
    }

private:
    bool leaveOutUnended(const std::vector<ColumnReference>& ends)
    {
        bool hasChanged = false;
        for (const ColumnReference& end : ends) {
            const Schema& schema = m_cells.schema();
            const bool isFormer = ends.size() == 1 && asksForFormer(m_question);
            const bool isFree = !testsColumn(m_block, end) && !isCounted(end)
                && m_block.from[static_cast<std::size_t>(end.source.index)].kind == sql::JoinKind::Inner;
            if (!isFree
                || !(isFormer || asksForEnded(m_question, nameOf(end.column, schema), schema.table(schema.column(end.column).table))))
                continue;
            sql::addConjunct(m_block.where, {sql::NullTest{{end}, true}});
            hasChanged = true;
        }
        return hasChanged;
    }

    /// "How many were admitted, and how many of them have been discharged?": count(discharged) beside all.
    bool isCounted(const ColumnReference& end) const
    {
        return std::ranges::any_of(m_block.items, [&](const sql::SelectItem& item) {
            const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
            return call && call->function == sql::Aggregate::Count && *call->argument == Expression{end};
        });
    }

    /// `left_on IS NULL` where those are asked for who have left.
    bool turnTests(const std::vector<ColumnReference>& ends)
    {
        bool hasTurned = false;
        const auto turn = [&](Condition& condition) {
            auto* test = std::get_if<sql::NullTest>(&condition.test);
            auto* blank = std::get_if<sql::Comparison>(&condition.test);
            const bool isBlank = blank && blank->operation == sql::ComparisonOperator::Equal
                && blank->right == Expression{Literal{ValueType::Text, ""}};
            const Expression* left = test && !test->isNegated ? &test->value : isBlank ? &blank->left : nullptr;
            const auto end = std::ranges::find_if(ends, [&](const ColumnReference& one) { return left && *left == Expression{one}; });
            const bool isOver = end != ends.end()
                && (affirmsEnd(m_question, nameOf(end->column, m_cells.schema())) || (ends.size() == 1 && asksForFormer(m_question)));
            if (!isOver)
                return;
            condition = {sql::NullTest{{*end}, true}};
            hasTurned = true;
        };
        sql::editParts(m_query, {.condition = turn, .expression = [](Expression&) {}});
        return hasTurned;
    }

    /// "Who plays there today?": those who still do, not those who began today, of which nothing is said.
    bool turnToday(const std::vector<ColumnReference>& ends)
    {
        bool hasTurned = false;
        const auto turn = [&](Condition& condition) {
            const auto* test = std::get_if<sql::Comparison>(&condition.test);
            const auto* now = test ? std::get_if<sql::FunctionCall>(&test->right.term) : nullptr;
            const bool isToday = now && now->function == sql::Function::Date && test->operation == sql::ComparisonOperator::Equal
                && now->arguments.front() == Expression{sql::textLiteral("now")};
            const auto day = isToday ? onlyColumnOf(test->left) : std::nullopt;
            const auto end = std::ranges::find_if(ends, [&](const ColumnReference& one) { return day && one.source == day->source; });
            if (end == ends.end() || *end == *day || speaksOf(m_question, nameOf(day->column, m_cells.schema())))
                return;
            condition = {sql::NullTest{{*end}}};
            hasTurned = true;
        };
        sql::editParts(m_query, {.condition = turn, .expression = [](Expression&) {}});
        return hasTurned;
    }

    std::vector<ColumnReference> endsOfBlock() const
    {
        std::vector<ColumnReference> ends = columnsInFrom(m_block, m_cells.schema());
        std::erase_if(ends, [&](const ColumnReference& one) { return !isEnd(one.column, m_cells); });
        return ends;
    }

    /// The ends about which nothing else is said, where there are no more of them than words for what lasts.
    void addLasting(const std::vector<ColumnReference>& ends, std::vector<ColumnReference>& meant) const
    {
        std::vector<ColumnReference> others;
        std::ranges::copy_if(ends, std::back_inserter(others), [&](const ColumnReference& end) {
            const bool isSaid = std::ranges::find(meant, end) != meant.end() || (ends.size() > 1 && usesColumn(m_query, end.column));
            return !isSaid && (!isOfLife(end) || speaksOfLife());
        });
        const auto isOpenAlready = [&](const ColumnReference& end) {
            return std::ranges::find(meant, end) == meant.end() && std::ranges::find(others, end) == others.end() && isTestedOpen(end);
        };
        const std::ptrdiff_t left = lastingWords(m_question, m_query, m_cells.schema(), !meant.empty())
            - std::ranges::count_if(ends, isOpenAlready) - othersOpen(ends);
        keepThoseShown(others);
        if (std::cmp_less_equal(others.size(), std::max<std::ptrdiff_t>(left, 0)))
            meant.insert(meant.end(), others.begin(), others.end());
    }

    /// "Not signed yet" says nothing of who has died.
    bool isOfLife(const ColumnReference& end) const
    {
        static constexpr std::array<std::string_view, 4> deaths{"die", "died", "deceased", "death"};
        return isCalled(m_cells.schema().column(end.column), deaths);
    }

    bool speaksOfLife() const
    {
        static constexpr std::array<std::string_view, 6> lives{"alive", "living", "live", "current", "currently", "survive"};
        return says(m_question, lives);
    }

    /// `left_on IS NULL`, `left_on = ''`: a day that it is held against says nothing of what lasts.
    bool isTestedOpen(const ColumnReference& end) const
    {
        return std::ranges::any_of(sql::conjuncts(m_block.where), [&](const Condition& demand) {
            const auto* test = std::get_if<sql::Comparison>(&demand.test);
            return testsColumn(demand, end) && !(test && isOrdering(test->operation));
        });
    }

    /// Days that are tested for being open and that no name calls ends: `reimbursed_on IS NULL` of what is still owed.
    std::ptrdiff_t othersOpen(const std::vector<ColumnReference>& ends) const
    {
        return std::ranges::count_if(sql::conjuncts(m_block.where), [&](const Condition& demand) {
            const ColumnReference* column = columnLacked(demand);
            return column && std::ranges::find(ends, *column) == ends.end() && holdsDays(column->column, m_cells);
        });
    }

    /// Of a table that is joined with itself the rows that are shown, or those that are counted for each of them.
    void keepThoseShown(std::vector<ColumnReference>& ends) const
    {
        const auto isShown = [&](const ColumnReference& end) {
            return std::ranges::any_of(m_block.items, [&](const sql::SelectItem& item) {
                const auto* column = std::get_if<ColumnReference>(&item.expression.term);
                return column && column->source == end.source;
            });
        };
        const std::vector<ColumnReference> all = ends;
        std::erase_if(ends, [&](const ColumnReference& end) {
            const bool isTwice = std::ranges::count(all, end.column, &ColumnReference::column) > 1;
            return isTwice && isShown(end) != m_block.groupBy.empty();
        });
    }

    /// "the longest serving of those who are still here" is the one who began first. Where the end is used for the order alone.
    bool orderByBegin(const ColumnReference& end)
    {
        sql::Query rest = m_query;
        rest.orderBy.clear();
        if (m_query.orderBy.size() != 1 || !isLengthTo(m_query.orderBy.front().expression, end) || usesColumn(rest, end.column))
            return false;
        const auto begin = beginBeside(end);
        if (begin)
            m_query.orderBy.front() = {{*begin}, false};
        return begin.has_value();
    }

    /// The end itself, or how long it was until then.
    static bool isLengthTo(const Expression& expression, const ColumnReference& end)
    {
        const auto* difference = std::get_if<sql::Arithmetic>(&expression.term);
        const auto* call = difference ? std::get_if<sql::FunctionCall>(&difference->left->term) : nullptr;
        const bool isLength = call && call->function == sql::Function::JulianDay && call->arguments.front() == Expression{end};
        return isLength || expression == Expression{end};
    }

    /// "who has been here longest": `hired = (SELECT max(hired) ...)` and the like give way to the order of the beginnings.
    void dropExtreme(const ColumnReference& end)
    {
        static constexpr std::array<std::string_view, 1> longest{"longest"};
        const auto begin = says(m_question, longest) && m_query.orderBy.empty() ? beginBeside(end) : std::nullopt;
        std::vector<Condition> demands = sql::conjuncts(m_block.where);
        const auto isExtreme = [&](const Condition& demand) {
            const auto* test = std::get_if<sql::Comparison>(&demand.test);
            const bool isOfStay = test && begin && (test->left == Expression{*begin} || test->left == Expression{end});
            return isOfStay && std::holds_alternative<sql::ScalarQuery>(test->right.term);
        };
        if (std::erase_if(demands, isExtreme) == 0 && !(begin && showsOneByOne()))
            return;
        m_block.where = sql::allOf(demands);
        m_query.orderBy = {{{*begin}, false}};
        m_query.limit = Literal{ValueType::Integer, "1"};
    }

    /// "the longest running lease", "third longest serving": what goes on and began first, whatever else rows are put in order by.
    bool orderByStay(const std::vector<ColumnReference>& ends, const std::vector<ColumnReference>& meant)
    {
        if (m_query.orderBy.size() != 1 || !m_query.limit || !asksForStay())
            return false;
        for (const ColumnReference& end : ends) {
            const bool isOpen = std::ranges::find(meant, end) != meant.end() || isTestedOpen(end);
            const auto begin = isOpen ? beginBeside(end) : std::nullopt;
            if (!begin || m_query.orderBy.front() == sql::OrderKey{{*begin}, false})
                continue;
            m_query.orderBy.front() = {{*begin}, false};
            return true;
        }
        return false;
    }

    bool asksForStay() const
    {
        static constexpr std::array<std::string_view, 5> stays{"serving", "standing", "running", "outstanding", "lasting"};
        for (int word = 0; word < static_cast<int>(m_question.words.size()); ++word)
            if (wordAt(m_question, word) == "longest" && std::ranges::find(stays, wordAt(m_question, word + 1)) != stays.end())
                return true;
        return false;
    }

    /// "who has been with us longest": rows, no figures of them.
    bool showsOneByOne() const
    {
        static constexpr std::array<std::string_view, 1> been{"been"};
        const auto isColumn = [](const sql::SelectItem& item) { return std::holds_alternative<ColumnReference>(item.expression.term); };
        return says(m_question, been) && m_block.groupBy.empty() && !m_query.limit && std::ranges::all_of(m_block.items, isColumn);
    }

    /// The one column of days of the same table that every row has.
    std::optional<ColumnReference> beginBeside(const ColumnReference& end) const
    {
        std::vector<ColumnId> columns = m_cells.schema().columnsOf(m_cells.schema().column(end.column).table);
        std::erase_if(columns, [&](ColumnId id) { return !holdsDays(id, m_cells) || m_cells.lacksSome(id); });
        if (columns.size() > 1)
            std::erase_if(columns, [&](ColumnId id) { return saysDue(m_cells.schema().column(id)); });
        return columns.size() == 1 ? std::optional(ColumnReference{end.source, columns.front()}) : std::nullopt;
    }

    void add(Condition isOpen, sql::Source& source)
    {
        sql::addConjunct(source.kind == sql::JoinKind::Left ? source.condition : m_block.where, std::move(isOpen));
    }

    sql::Query& m_query;
    SelectBlock& m_block;
    const Question& m_question;
    const CellLookup& m_cells;
};

} // namespace

bool askForOpenEnds(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return query.rest.empty() && OpenEnds(query, question, cells).mend();
}

} // namespace ratatosk
