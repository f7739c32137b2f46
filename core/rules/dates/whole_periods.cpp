// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/whole_periods.h"

#include "core/english/language/calendar_period.h"
#include "core/english/language/scaffold_words.h"
#include "core/rules/dates/period_mentions.h"
#include "core/rules/evidence/comparison_order.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/like_pattern.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;

/// "the 1st of January 2010"
bool isDayOf(const Question& question, int word)
{
    const std::string_view day = wordAt(question, word - 1);
    return wordAt(question, word) == "of" && !day.empty() && day.front() >= '0' && day.front() <= '9';
}

/// "in 2023", "in the year 2023": whether something happens inside of what begins at `word`.
bool isInside(const Question& question, int word)
{
    int before = word - 1;
    before -= wordAt(question, before) == "year" ? 1 : 0;
    before -= wordAt(question, before) == "the" ? 1 : 0;
    return opensPeriod(wordAt(question, before)) && !isDayOf(question, before);
}

std::vector<int> decadesMeant(const Question& question)
{
    std::vector<int> decades;
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const auto first = decadeOf(std::string(wordAt(question, word)));
        if (first && isInside(question, word))
            decades.push_back(*first);
    }
    return decades;
}

/// A column beside a literal; null: the condition is another one.
const Comparison* columnTest(const Condition& condition)
{
    const auto* comparison = std::get_if<Comparison>(&condition.test);
    const bool isTest = comparison && std::holds_alternative<ColumnReference>(comparison->left.term)
        && std::holds_alternative<Literal>(comparison->right.term);
    return isTest ? comparison : nullptr;
}

/// Whether a year is one that a decade's bounds are written with.
bool isDecadeEnd(const Comparison& test, int first)
{
    const auto& literal = std::get<Literal>(test.right.term);
    return test.operation != ComparisonOperator::NotEqual && literal.type == ValueType::Integer
        && (literal.text == std::to_string(first) || literal.text == std::to_string(first + 9)
            || (literal.text == std::to_string(first + 10) && test.operation == ComparisonOperator::Less));
}

/// "from that day on"
bool isFrom(const Comparison& test, const std::string& day)
{
    const bool isLower = test.operation == ComparisonOperator::GreaterEqual || test.operation == ComparisonOperator::Greater;
    return isLower && std::get<Literal>(test.right.term).text == day;
}

bool isLowerEnd(const Comparison& test, const CalendarPeriod& period)
{
    return isFrom(test, period.first);
}

/// What lies after it: never what is meant by "in 2024".
bool isBehind(const Comparison& test, const CalendarPeriod& period)
{
    return isFrom(test, period.behind);
}

bool isUpperEnd(const Comparison& test, const CalendarPeriod& period)
{
    return test.operation == ComparisonOperator::Less && std::get<Literal>(test.right.term).text == period.behind;
}

/// The column that is to be just one end of the period, or to hold its text; none: another condition. What happens in a month does not all
/// happen on its first day, nor behind its last.
std::optional<Expression> endedColumn(const Condition& condition, const CalendarPeriod& period)
{
    const auto isEnd = [&](const std::string& text) { return text == period.first || text == period.behind; };
    if (const Comparison* test = columnTest(condition); test && test->operation == ComparisonOperator::Equal)
        return isEnd(std::get<Literal>(test->right.term).text) ? std::optional(test->left) : std::nullopt;
    const auto* like = std::get_if<sql::Like>(&condition.test);
    const auto pattern = like && !like->isNegated ? sql::likePatternOf(*like) : std::nullopt;
    const bool isOfColumn = pattern && std::holds_alternative<ColumnReference>(like->value.term);
    return isOfColumn && isEnd(pattern->letters) ? std::optional(like->value) : std::nullopt;
}

/// Makes the condition of a block hold for whole periods.
class PeriodBounds
{
public:
    explicit PeriodBounds(Condition& where) : m_where(where) {}

    bool boundDecade(int first)
    {
        std::vector<Condition*> bounds;
        std::ranges::copy_if(demands(), std::back_inserter(bounds),
                             [&](const Condition* demand) { return columnTest(*demand) && isDecadeEnd(*columnTest(*demand), first); });
        if (bounds.size() != 1)
            return false; // two are a decade already
        const auto year = [](int number) { return Expression{Literal{ValueType::Integer, std::to_string(number)}}; };
        *bounds.front() = {sql::Between{Expression(columnTest(*bounds.front())->left), year(first), year(first + 9)}};
        return true;
    }

    /// `isBehindMeant`: what lies behind a period is asked for, too.
    bool bound(const PeriodMention& mention, bool isBehindMeant)
    {
        return mention.side == PeriodSide::Inside ? boundInside(mention.period, isBehindMeant) : boundBeside(mention);
    }

private:
    bool boundInside(const CalendarPeriod& period, bool isBehindMeant)
    {
        for (Condition* demand : demands()) {
            if (const auto column = endedColumn(*demand, period); column && testsOf(*column) <= 1)
                return spread(*demand, *column, period);
            const Comparison* test = columnTest(*demand);
            if (!test || testsOf(test->left) != 1)
                continue;
            if (isBehind(*test, period) && !isBehindMeant)
                return spread(*demand, Expression(test->left), period);
            if (isLowerEnd(*test, period))
                return add({Comparison{test->left, ComparisonOperator::Less, {Literal{ValueType::Text, period.behind}}}});
            if (isUpperEnd(*test, period))
                return add({Comparison{test->left, ComparisonOperator::GreaterEqual, {Literal{ValueType::Text, period.first}}}});
        }
        return false;
    }

    /// "before 2016" is before its first day, "after 2016" not before the first day behind it.
    bool boundBeside(const PeriodMention& mention)
    {
        bool hasChanged = openOneEnd(mention);
        hasChanged |= moveEnd(mention);
        return hasChanged;
    }

    /// What is asked for until a period's end has no lower end, though the network may write the whole period.
    bool openOneEnd(const PeriodMention& mention)
    {
        const std::vector<Condition*> all = demands();
        const auto isEnd = [&](const Condition* demand, bool isLower) {
            const Comparison* test = columnTest(*demand);
            return test && (isLower ? isLowerEnd(*test, mention.period) : isUpperEnd(*test, mention.period));
        };
        const auto lower = std::ranges::find_if(all, [&](const Condition* demand) { return isEnd(demand, true); });
        const auto upper = std::ranges::find_if(all, [&](const Condition* demand) { return isEnd(demand, false); });
        if (lower == all.end() || upper == all.end() || columnTest(**lower)->left != columnTest(**upper)->left)
            return false;
        const bool isBelow = mention.side == PeriodSide::Before || mention.side == PeriodSide::Until;
        drop(isBelow ? *lower : *upper);
        return true;
    }

    /// Requires: one of several demands.
    void drop(const Condition* demand)
    {
        std::vector<Condition>& parts = std::get<sql::Junction>(m_where.test).parts;
        parts.erase(parts.begin() + (demand - parts.data()));
        if (parts.size() == 1)
            m_where = Condition(parts.front());
    }

    bool moveEnd(const PeriodMention& mention)
    {
        const auto isEnd = [&](const std::string& text) { return text == mention.period.first || text == mention.period.behind; };
        for (Condition* demand : demands()) {
            auto* test = std::get_if<Comparison>(&demand->test);
            auto* literal = test && columnTest(*demand) ? std::get_if<Literal>(&test->right.term) : nullptr;
            if (!literal || !isEnd(literal->text) || !isOrdering(test->operation) || testsOf(test->left) != 1)
                continue;
            const bool isLower = mention.side == PeriodSide::Since || mention.side == PeriodSide::After;
            const bool isAtFirst = mention.side == PeriodSide::Since || mention.side == PeriodSide::Before;
            const Comparison before = *test;
            test->operation = isLower ? ComparisonOperator::GreaterEqual : ComparisonOperator::Less;
            literal->text = isAtFirst ? mention.period.first : mention.period.behind;
            return !(*test == before);
        }
        return false;
    }

    /// Conditions that all have to hold.
    std::vector<Condition*> demands() const
    {
        auto* junction = std::get_if<sql::Junction>(&m_where.test);
        if (!junction || junction->connective != sql::Connective::And)
            return {&m_where};
        std::vector<Condition*> parts;
        for (Condition& part : junction->parts)
            parts.push_back(&part);
        return parts;
    }

    std::ptrdiff_t testsOf(const Expression& column) const
    {
        const std::vector<Condition*> all = demands();
        return std::ranges::count_if(all,
                                     [&](const Condition* demand) { return columnTest(*demand) && columnTest(*demand)->left == column; });
    }

    /// Makes the whole period of one of its ends.
    bool spread(Condition& demand, const Expression& column, const CalendarPeriod& period)
    {
        demand = {Comparison{column, ComparisonOperator::GreaterEqual, {Literal{ValueType::Text, period.first}}}};
        return add({Comparison{column, ComparisonOperator::Less, {Literal{ValueType::Text, period.behind}}}});
    }

    bool add(Condition demand)
    {
        sql::addConjunct(m_where, std::move(demand));
        return true;
    }

    Condition& m_where;
};

/// "Not renovated since 2019", "haven't been renovated since 2019": the denial stands right before what was done.
bool isDeniedSince(const PeriodMention& mention, const Question& question)
{
    constexpr int reach = 4;
    bool isSaid = false;
    for (int word = std::max(0, mention.word - reach); word + 1 < mention.word; ++word)
        isSaid = isSaid || isDenial(wordAt(question, word));
    return isSaid && mention.side == PeriodSide::Since;
}

/// Done last before then.
PeriodMention opposite(PeriodMention mention)
{
    mention.side = PeriodSide::Before;
    return mention;
}

/// "in 2022 but not in 2023 or later", "in 2022 and never after that year"
bool asksForBehind(const PeriodMention& mention, const Question& question)
{
    static constexpr std::array<std::string_view, 4> behind{"later", "after", "afterwards", "since"};
    for (int word = mention.word + 1; word < static_cast<int>(question.words.size()); ++word)
        if (isOneOf(wordAt(question, word), behind))
            return true;
    return false;
}

bool leavesOutByQuery(const Condition& clause)
{
    return std::ranges::any_of(sql::conjuncts(clause), [](const Condition& demand) {
        const auto* among = std::get_if<sql::InQuery>(&demand.test);
        return (among && among->isNegated) || std::holds_alternative<sql::Negation>(demand.test);
    });
}

} // namespace

bool boundPeriods(sql::Query& query, const Question& question)
{
    const auto isDenied = [&](const PeriodMention& mention) { // "not logged on since 2018": what lies before
        constexpr int reach = 7;
        bool isSaid = false;
        for (int word = std::max(0, mention.word - reach); mention.side != PeriodSide::Inside && word < mention.word; ++word)
            isSaid = isSaid || isDenial(wordAt(question, word)) || wordAt(question, word) == "none";
        return isSaid;
    };
    bool hasChanged = false;
    const std::vector<int> decades = decadesMeant(question);
    const std::vector<PeriodMention> mentions = periodMentions(question);
    const Condition* outer = query.first.where ? &*query.first.where : nullptr; // the denial is there already where it is not this one
    const bool isTurned = outer && leavesOutByQuery(*outer);                    // what is denied is found first, and left out
    const auto bound = [&](Condition& clause) {
        PeriodBounds bounds(clause);
        for (const int first : decades)
            hasChanged |= bounds.boundDecade(first);
        for (const PeriodMention& mention : mentions) {
            if (&clause != outer || !isDenied(mention))
                hasChanged |= bounds.bound(mention, asksForBehind(mention, question));
            else if (!isTurned && isDeniedSince(mention, question))
                hasChanged |= bounds.bound(opposite(mention), false);
        }
    };
    sql::editClauses(query, bound);
    for (sql::Source& source : query.first.from)
        if (source.condition)
            bound(*source.condition);
    return hasChanged;
}

} // namespace ratatosk
