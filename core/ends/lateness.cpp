// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/lateness.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/due_words.h"
#include "core/evidence/end_words.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::FunctionCall;

ColumnReference* dayOf(Expression& expression)
{
    auto* call = std::get_if<FunctionCall>(&expression.term);
    return call && call->function == sql::Function::JulianDay ? std::get_if<ColumnReference>(&call->arguments.front().term) : nullptr;
}

/// "not on time", "by the due date, and how many after it": what is on time is not all that is asked for.
bool deniesOnTime(const Question& question)
{
    constexpr int reach = 4;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (isLater(question, word) && wordAt(question, word - 1) != "no" && wordAt(question, word - 1) != "not")
            return true;
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        for (int before = word - reach; wordAt(question, word + 1) == "time" && before < word; ++before)
            if (isDenial(wordAt(question, before)))
                return true;
    return false;
}

/// "of those that got delivered"
bool saysOfThoseDone(const Question& question)
{
    static constexpr std::array<std::string_view, 3> relatives{"that", "which", "who"};
    for (int word = 2; word < static_cast<int>(question.words.size()); ++word) {
        const bool isOfThose = std::ranges::find(relatives, wordAt(question, word - 2)) != relatives.end();
        if (isOfThose && isEndingName(wordAt(question, word)))
            return true;
    }
    return false;
}

class Lateness
{
public:
    Lateness(const Question& question, const CellLookup& cells)
        : m_isOnTime(saysOnTime(question)), m_isLate(saysLate(question) && !m_isOnTime), m_isDenied(deniesOnTime(question)),
          m_question(question), m_cells(cells)
    {
    }

    /// julianday(delivered) - julianday(started)
    bool mendDifference(Expression& expression)
    {
        auto* difference = std::get_if<sql::Arithmetic>(&expression.term);
        const bool isDifference = difference && difference->operation == sql::ArithmeticOperator::Subtract;
        ColumnReference* end = isDifference ? dayOf(*difference->left) : nullptr;
        ColumnReference* begin = isDifference ? dayOf(*difference->right) : nullptr;
        if (end && begin && m_isLate && isEnd(begin->column) && dueBeside(*begin) == *end)
            return turnRound(*end, *begin);
        const auto due = end && begin && m_isLate ? dueBeside(*end) : std::nullopt;
        if (!due)
            return false;
        m_late.push_back({*end, *due});
        if (*begin == *due)
            return false;
        *begin = *due;
        return true;
    }

    /// due - issued where paid > due is tested: what is late is late by that.
    bool reckonAsTested(Expression& expression) const
    {
        auto* difference = std::get_if<sql::Arithmetic>(&expression.term);
        ColumnReference* end = difference && m_tested ? dayOf(*difference->left) : nullptr;
        ColumnReference* begin = end ? dayOf(*difference->right) : nullptr;
        if (!begin || *end != m_tested->second || *begin == m_tested->first)
            return false;
        *begin = m_tested->second;
        *end = m_tested->first;
        return true;
    }

    /// paid > paid, due > paid
    bool mendTest(Condition& condition)
    {
        auto* test = std::get_if<Comparison>(&condition.test);
        if (!test)
            return false;
        const bool hasChanged = takeDayForYear(*test) || takeDueForItself(*test) || turnRound(*test) || keepToTime(*test);
        const auto* left = std::get_if<ColumnReference>(&test->left.term);
        const auto due = left ? dueBeside(*left) : std::nullopt;
        m_isTested = m_isTested || (due && test->right == Expression{*due});
        if (due && test->right == Expression{*due} && test->operation == ComparisonOperator::Greater)
            m_tested = std::pair(*left, *due);
        return hasChanged;
    }

    /// paid IS NOT NULL, while nothing else says when it was due.
    bool mendPresence(Condition& condition)
    {
        const auto* isThere = std::get_if<sql::NullTest>(&condition.test);
        const auto* there = isThere && isThere->isNegated ? std::get_if<ColumnReference>(&isThere->value.term) : nullptr;
        const auto due = there && m_isLate && !m_isTested ? dueBeside(*there) : std::nullopt;
        if (!due)
            return false;
        condition = {Comparison{{*there}, ComparisonOperator::Greater, {*due}}};
        m_hasPresence = true;
        return true;
    }

    /// What was not late is left out of the reckoning.
    bool keepLateOnes(sql::SelectBlock& block) const
    {
        if (m_late.size() != 1 || !m_isLate)
            return false;
        const Condition isLate{Comparison{{m_late.front().first}, ComparisonOperator::Greater, {m_late.front().second}}};
        const std::vector<Condition> demands = sql::conjuncts(block.where);
        if (std::ranges::find(demands, isLate) != demands.end())
            return false;
        sql::addConjunct(block.where, isLate);
        return true;
    }

    /// "Late shipments", "came in late", where nothing says when they were due: the one table that knows it.
    bool testAsSaid(sql::SelectBlock& block, const Question& question) const
    {
        if (m_isTested || m_hasPresence || !m_late.empty() || !m_isLate)
            return false;
        std::vector<std::pair<ColumnReference, ColumnReference>> found;
        for (const ColumnReference& day : daysInFrom(block, m_cells))
            if (const auto due = isEnd(day.column) ? dueBeside(day) : std::nullopt; due && isSaidOf(day, question))
                found.push_back({day, *due});
        if (found.size() != 1)
            return false;
        sql::Source& source = block.from[static_cast<std::size_t>(found.front().first.source.index)];
        sql::addConjunct(source.kind == sql::JoinKind::Left ? source.condition : block.where,
                         {Comparison{{found.front().first}, ComparisonOperator::Greater, {found.front().second}}});
        return true;
    }

    /// "Percent on time" of what was delivered at all: whatever else the share is of.
    bool shareAsSaid(sql::Query& query) const
    {
        if (m_isTested || m_isDenied || (!m_isLate && !m_isOnTime) || !isFlat(query))
            return false;
        const auto pair = onlyPair(query.first);
        bool hasChanged = false;
        const auto share = [&](Expression& part) {
            auto* call = std::get_if<sql::AggregateCall>(&part.term);
            if (!pair || !call || call->function != sql::Aggregate::Count || call->filter.size() != 1)
                return;
            const auto operation = m_isOnTime ? ComparisonOperator::LessEqual : ComparisonOperator::Greater;
            call->filter = {{Comparison{{pair->first}, operation, {pair->second}}}};
            hasChanged = true;
        };
        sql::editParts(query, {.condition = [](Condition&) {}, .expression = share});
        return hasChanged;
    }

    /// "How many late and how many on time": the last two figures are of those that were, and of those that were not.
    bool countBothSides(sql::SelectBlock& block) const
    {
        const auto pair = onlyPair(block);
        const auto isFigure = [](const sql::SelectItem& item) { return std::holds_alternative<sql::AggregateCall>(item.expression.term); };
        if (!pair || std::ranges::count_if(block.items, isFigure) != 2 || !isFigure(block.items.back()))
            return false;
        const auto countOf = [&](ComparisonOperator operation) {
            return Expression{sql::AggregateCall{.function = sql::Aggregate::Count,
                                                 .argument = Expression{sql::Star{}},
                                                 .filter = {{Comparison{{pair->first}, operation, {pair->second}}}}}};
        };
        const auto isLate = [](const Word& word) { return isLateWord(word.lemmas.front()); };
        const auto isTime = [](const Word& word) { return hasLemma(word, "time"); };
        const bool isLateFirst = std::ranges::find_if(m_question.words, isLate) < std::ranges::find_if(m_question.words, isTime);
        const Expression first = countOf(isLateFirst ? ComparisonOperator::Greater : ComparisonOperator::LessEqual);
        const Expression second = countOf(isLateFirst ? ComparisonOperator::LessEqual : ComparisonOperator::Greater);
        const auto place = block.items.end() - 2;
        if (!isFigure(*place) || (place->expression == first && block.items.back().expression == second))
            return false;
        place->expression = first;
        block.items.back().expression = second;
        return true;
    }

    /// "late" before a word of the table or of what was done, or behind one: "late shipments", "paid late", "came in too late".
    bool isSaidOf(const ColumnReference& done, const Question& question) const
    {
        static constexpr std::array<std::string_view, 4> adverbs{"in", "too", "back", "out"};
        std::vector<Word> names = splitName(m_cells.schema().column(done.column).spokenName);
        const std::vector<Word> table = splitName(m_cells.schema().table(m_cells.schema().column(done.column).table).spokenName);
        names.insert(names.end(), table.begin(), table.end());
        const auto isOne = [&](int word) {
            return !wordAt(question, word).empty() && std::ranges::any_of(names, [&](const Word& name) {
                const Word& said = question.words[static_cast<std::size_t>(word)];
                return sameWord(said, name) || areOfOneStem(said, name);
            });
        };
        for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
            const bool isAdverb = std::ranges::find(adverbs, wordAt(question, word - 1)) != adverbs.end();
            if (isLateWord(wordAt(question, word)) && (isOne(word + 1) || isOne(word - 1) || isAdverb))
                return true;
        }
        return false;
    }

    /// "What share of the returned ones came back late?": those that have not come back are in neither number.
    bool leaveOutUndone(sql::SelectBlock& block, const Question& question) const
    {
        const auto done = doneFiltered(block);
        const auto isEnd = [](const Word& word) { return isEndingName(lowerCase(word.text)); };
        if (!done || (std::ranges::count_if(question.words, isEnd) < 2 && !saysOfThoseDone(question)))
            return false;
        for (const Condition& demand : sql::conjuncts(block.where))
            if (const auto* test = std::get_if<sql::NullTest>(&demand.test); test && test->value == Expression{*done})
                return false;
        sql::addConjunct(block.where, {sql::NullTest{{*done}, true}});
        return true;
    }

private:
    /// The day when something was done and when it was due, where FROM has one such pair.
    std::optional<std::pair<ColumnReference, ColumnReference>> onlyPair(const sql::SelectBlock& block) const
    {
        std::vector<std::pair<ColumnReference, ColumnReference>> pairs;
        for (const ColumnReference& day : daysInFrom(block, m_cells))
            if (const auto due = isEnd(day.column) ? dueBeside(day) : std::nullopt)
                pairs.push_back({day, *due});
        if (pairs.size() > 1) // "received", "finished": what is spoken of
            std::erase_if(pairs, [&](const auto& pair) { return !namesColumn(m_question, m_cells.schema().column(pair.first.column)); });
        return pairs.size() == 1 ? std::optional(pairs.front()) : std::nullopt;
    }

    /// 100.0 * count(*) FILTER (WHERE done > due) / count(*): the column of what was done.
    std::optional<ColumnReference> doneFiltered(const sql::SelectBlock& block) const
    {
        std::optional<ColumnReference> found;
        sql::visitParts(block, [&](const Expression& part) {
            const auto* call = std::get_if<sql::AggregateCall>(&part.term);
            const auto* test = call && !call->filter.empty() ? std::get_if<Comparison>(&call->filter.front().test) : nullptr;
            const auto* done = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
            const auto due = done ? dueBeside(*done) : std::nullopt;
            if (due && test->right == Expression{*due})
                found = *done;
        });
        return found;
    }

    bool turnRound(ColumnReference& end, ColumnReference& begin)
    {
        std::swap(end, begin);
        m_late.push_back({end, begin});
        return true;
    }

    /// due > paid: that was early.
    bool turnRound(Comparison& test) const
    {
        const auto* left = std::get_if<ColumnReference>(&test.left.term);
        const auto* right = std::get_if<ColumnReference>(&test.right.term);
        if (!m_isLate || !left || !right || test.operation != ComparisonOperator::Greater || !isEnd(right->column)
            || dueBeside(*right) != *left)
            return false;
        std::swap(test.left, test.right);
        return true;
    }

    /// delivered > promised, where "no later than promised" is asked for.
    bool keepToTime(Comparison& test) const
    {
        const auto* done = std::get_if<ColumnReference>(&test.left.term);
        const auto due = done && m_isOnTime && !m_isDenied && test.operation == ComparisonOperator::Greater ? dueBeside(*done)
                                                                                                            : std::nullopt;
        if (!due || test.right != Expression{*due})
            return false;
        test.operation = ComparisonOperator::LessEqual;
        return true;
    }

    /// paid > paid, due > due
    bool takeDueForItself(Comparison& test) const
    {
        const auto* column = std::get_if<ColumnReference>(&test.left.term);
        if (!column || test.left != test.right || test.operation != ComparisonOperator::Greater)
            return false;
        const auto done = saysDue(m_cells.schema().column(column->column)) ? doneBeside(*column) : std::optional(*column);
        const auto due = done ? dueBeside(*done) : std::nullopt;
        if (!due)
            return false;
        test = {{*done}, m_isOnTime ? ComparisonOperator::LessEqual : ComparisonOperator::Greater, {*due}};
        return true;
    }

    bool isEnd(ColumnId column) const { return saysEnd(m_cells.schema().column(column)); }

    /// The one column of days of the same table that says when something ended.
    std::optional<ColumnReference> doneBeside(const ColumnReference& due) const
    {
        const Schema& schema = m_cells.schema();
        std::vector<ColumnId> columns = schema.columnsOf(schema.column(due.column).table);
        std::erase_if(columns, [&](ColumnId id) { return !isEnd(id) || saysDue(schema.column(id)) || !holdsDays(id, m_cells); });
        return columns.size() == 1 ? std::optional(ColumnReference{due.source, columns.front()}) : std::nullopt;
    }

    /// strftime('%Y', paid) > due: a year is always before the days of that year.
    bool takeDayForYear(Comparison& test) const
    {
        const auto* part = std::get_if<FunctionCall>(&test.left.term);
        const bool isPart = part && part->function == sql::Function::Strftime && part->arguments.size() == 2;
        const auto* day = isPart ? std::get_if<ColumnReference>(&part->arguments[1].term) : nullptr;
        const auto* other = std::get_if<ColumnReference>(&test.right.term);
        if (!day || !other || *day == *other || !holdsDays(day->column, m_cells) || !holdsDays(other->column, m_cells))
            return false;
        test.left = Expression{ColumnReference(*day)};
        if (m_isOnTime)
            test.operation = ComparisonOperator::LessEqual;
        return true;
    }

    /// Nothing beside a column that says itself when something was due.
    std::optional<ColumnReference> dueBeside(const ColumnReference& column) const
    {
        const Schema& schema = m_cells.schema();
        if (saysDue(schema.column(column.column)) || !holdsDays(column.column, m_cells))
            return {};
        for (const ColumnId other : schema.columnsOf(schema.column(column.column).table))
            if (saysDue(schema.column(other)) && holdsDays(other, m_cells))
                return ColumnReference{column.source, other};
        return {};
    }

    bool m_isOnTime;
    bool m_isLate;
    bool m_isDenied;                                                     ///< "not on time"
    bool m_hasPresence = false;                                          ///< whether a test that it was done became one that it was late
    std::optional<std::pair<ColumnReference, ColumnReference>> m_tested; ///< what is to be later than the other
    bool m_isTested = false;                                             ///< whether what is done is held against when it was due
    const Question& m_question;
    const CellLookup& m_cells;
    std::vector<std::pair<ColumnReference, ColumnReference>> m_late; ///< what differences are between
};

bool saysShare(const Question& question)
{
    static constexpr std::array<std::string_view, 6> shares{"share", "percent", "percentage", "proportion", "rate", "%"};
    return says(question, shares);
}

} // namespace

bool reckonLateness(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!query.rest.empty() || !(saysLate(question) || saysOnTime(question)))
        return false;
    Lateness lateness(question, cells);
    if (saysLate(question) && saysOnTime(question) && isFlat(query) && lateness.countBothSides(query.first))
        return true;
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition = [&](Condition& condition) { hasChanged |= lateness.mendTest(condition); },
                    .expression = [&](Expression& expression) { hasChanged |= lateness.mendDifference(expression); }});
    sql::editParts(query,
                   {.condition = [&](Condition& condition) { hasChanged |= lateness.mendPresence(condition); },
                    .expression = [&](Expression& expression) { hasChanged |= lateness.reckonAsTested(expression); }});
    hasChanged |= saysShare(question) && lateness.shareAsSaid(query);
    hasChanged |= lateness.keepLateOnes(query.first);
    hasChanged |= lateness.leaveOutUndone(query.first, question);
    return lateness.testAsSaid(query.first, question) || hasChanged;
}

} // namespace ratatosk
