// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/day_spans.h"

#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/written_dates.h"
#include "core/rules/dates/calendar_days.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/dates/period_mentions.h"
#include "core/sql/tree/comparison_order.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/like_pattern.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <chrono>
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
using sql::Literal;

constexpr std::size_t kLettersOfDay = 10;

/// A day before or behind it. Requires: an ISO day.
std::string dayBeside(const std::string& iso, int days)
{
    const auto date = readDate(iso.substr(0, kLettersOfDay), "Y-m-d").value_or(CalendarDate{1970, 1, 1});
    return isoOf(dayOf(date) + std::chrono::days(days));
}

/// 3/4/2024 is in March or in April.
bool isDoubtful(const Question& question, const WrittenDate& day)
{
    constexpr int mostMonths = 12;
    const std::string_view text = wordAt(question, day.begin);
    const bool isOfNumbers = day.end == day.begin + 1 && !(text.size() > 4 && text.find_first_of("-/.") == 4);
    return isOfNumbers && day.date.day <= mostMonths && day.date.day != day.date.month;
}

/// "between 15 January 2025 and 10 February 2025", "from ... to ..."
std::optional<DaySpan> spanOfTwo(const Question& question, const WrittenDate& one, const WrittenDate& two)
{
    static const Phrase between("between [the]"), joined("and [the]"), linked("to|until|till|through|-|\u2013 [the]");
    const std::string first = isoOf(one.date), last = isoOf(two.date);
    const bool isSpan = (between.isBefore(question, one.begin) && joined.beginBefore(question, two.begin) == one.end)
        || linked.beginBefore(question, two.begin) == one.end;
    return isSpan && first <= last ? std::optional(DaySpan{first, dayBeside(last, 1)}) : std::nullopt;
}

std::optional<PeriodSide> sideOfDay(const Question& question, const WrittenDate& day)
{
    static const Phrase from("from [the]"), on("on"), upTo("up to [the]"), asOf("as of [the]"), inside("on|of|for|at [the]");
    if (const auto behind = sideBehind(question, day.end))
        return behind;
    if (from.isBefore(question, day.begin) && on.isAt(question, day.end))
        return PeriodSide::Since;
    if (upTo.isBefore(question, day.begin))
        return PeriodSide::Until;
    if (const auto opening = sideOpened(question, day.begin))
        return opening == PeriodSide::Apart ? std::nullopt : opening;
    const bool isInside = inside.isBefore(question, day.begin) && !asOf.isBefore(question, day.begin);
    return isInside ? std::optional(PeriodSide::Inside) : std::nullopt;
}

/// What lies on that side of a span, or in it.
DaySpan onSide(const DaySpan& inside, PeriodSide side)
{
    switch (side) {
    case PeriodSide::Inside: return inside;
    case PeriodSide::Before: return {"", inside.first};
    case PeriodSide::Until: return {"", inside.behind};
    case PeriodSide::Since: return {inside.first, ""};
    case PeriodSide::After: return {inside.behind, ""};
    case PeriodSide::Apart: break;
    }
    return {};
}

/// A test of a column of days, as the bounds that it sets.
struct DayTest {
    ColumnReference column;
    std::vector<const Literal*> literals;
    std::optional<DaySpan> set; ///< nothing: no bounds that a span of days could have
};

const Literal* literalOf(const Expression& expression)
{
    return std::get_if<Literal>(&expression.term);
}

/// The column, or the one that a part of a day is taken of.
const ColumnReference* columnOfTest(const Expression& expression)
{
    if (const auto* column = std::get_if<ColumnReference>(&expression.term))
        return column;
    const auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    const bool isPart = call && (call->function == sql::Function::Strftime || call->function == sql::Function::Date);
    for (const Expression& argument : isPart ? call->arguments : std::vector<Expression>())
        if (std::holds_alternative<ColumnReference>(argument.term))
            return columnOfTest(call->function == sql::Function::Date ? call->arguments.front() : call->arguments.back());
    return nullptr;
}

/// strftime('%Y', day) = '2024', strftime('%Y-%m', day) = '2024-03'
std::optional<DaySpan> periodOfPart(const Expression& tested, const std::string& text)
{
    const auto* call = std::get_if<sql::FunctionCall>(&tested.term);
    const Literal* format = call && call->function == sql::Function::Strftime ? literalOf(call->arguments.front()) : nullptr;
    const auto month = format && format->text == "%Y-%m" ? yearMonthOf(text) : std::nullopt;
    const auto year = format && format->text == "%Y" ? readNumber(text) : std::nullopt;
    if (!month && !(year && isYear(*year)))
        return {};
    const CalendarPeriod period = month ? wholeMonth(month->year, month->month) : wholeYear(static_cast<int>(year->value));
    return DaySpan{period.first, period.behind};
}

bool isIsoDay(const std::string& text)
{
    return text.size() == kLettersOfDay && readDate(text, "Y-m-d");
}

/// Makes a clause hold for the span.
class SpanBounds
{
public:
    /// Which tests may try to be the span: of days, of years in seconds and the like, or of the ends of a whole year or month.
    enum class Tests { OfDays, OfNumbers, OfEnds };

    SpanBounds(const DaySpan& span, const CellLookup& cells, Tests tests, std::vector<std::string> ends = {})
        : m_span(span), m_cells(cells), m_tests(tests), m_ends(std::move(ends))
    {
    }

    bool bound(Condition& clause) const
    {
        std::vector<Condition> parts = sql::conjuncts(clause);
        if (std::ranges::any_of(parts, [&](const Condition& part) { return isExact(part) || isOfInterval(part); }))
            return false;
        std::optional<ColumnReference> column;
        DaySpan set;
        bool isRight = true;
        for (const Condition& part : parts) {
            const auto test = testOf(part);
            if (!test)
                continue;
            if ((column && *column != test->column)
                || !std::ranges::all_of(test->literals, [&](const Literal* one) { return tries(*one); }))
                return false;
            column = test->column;
            isRight = isRight && test->set;
            if (test->set)
                isRight = isRight && add(set.first, test->set->first) && add(set.behind, test->set->behind);
        }
        if (!column || (isRight && set == m_span) || isOpposed(set) || (m_tests == Tests::OfEnds && isApart(set)))
            return false;
        std::erase_if(parts, [&](const Condition& part) { return testOf(part).has_value(); });
        addTest(parts, *column, ComparisonOperator::GreaterEqual, m_span.first);
        addTest(parts, *column, ComparisonOperator::Less, m_span.behind);
        clause = *sql::allOf(parts);
        return true;
    }

private:
    static bool add(std::string& end, const std::string& other)
    {
        const bool isFree = end.empty() || other.empty();
        end = other.empty() ? end : other;
        return isFree;
    }

    /// "before noon on 24 March": a time of day says more than any span of days.
    bool isExact(const Condition& condition) const
    {
        const auto hasTime = [](const Literal* literal) {
            return literal->text.size() > kLettersOfDay && literal->text.find_first_of("123456789", kLettersOfDay) != std::string::npos;
        };
        const auto test = testOf(condition);
        return test && std::ranges::any_of(test->literals, hasTime);
    }

    /// `valid_from <= day AND (valid_to IS NULL OR valid_to >= day)`: each row has a span of its own, which the day lies in.
    bool isOfInterval(const Condition& condition) const
    {
        bool hasDay = false;
        sql::visitTerms(
            condition,
            [&](const Expression& term) {
                const Literal* literal = literalOf(term);
                hasDay = hasDay || (literal && isIsoDay(literal->text));
            },
            [](const sql::Query&) {});
        return hasDay && !testOf(condition);
    }

    /// One of two spans with an open end has its end where the other is open.
    bool isOpposed(const DaySpan& set) const
    {
        return (set.first.empty() && !set.behind.empty() && m_span.behind.empty())
            || (set.behind.empty() && !set.first.empty() && m_span.first.empty());
    }

    /// "... in 2023, and never after that year": a test of its own.
    bool isApart(const DaySpan& set) const
    {
        return (!set.first.empty() && !m_span.behind.empty() && set.first >= m_span.behind)
            || (!set.behind.empty() && !m_span.first.empty() && set.behind <= m_span.first);
    }

    static void addTest(std::vector<Condition>& parts, const ColumnReference& column, ComparisonOperator operation, const std::string& day)
    {
        if (!day.empty())
            parts.push_back({Comparison{{column}, operation, {sql::textLiteral(day)}}});
    }

    /// A day of the span's years, a month or year or part of one, or nothing at all: what was meant to be the span.
    bool tries(const Literal& literal) const
    {
        constexpr std::size_t lettersOfMonth = 2, lettersOfYear = 4;
        if (m_tests == Tests::OfEnds)
            return literal.type == ValueType::Text && std::ranges::find(m_ends, literal.text) != m_ends.end();
        if (literal.type != ValueType::Text || m_tests == Tests::OfNumbers)
            return literal.type != ValueType::Text && literal.text.size() <= lettersOfYear;
        const std::string end = m_span.behind.empty() ? m_span.first : dayBeside(m_span.behind, -1);
        return literal.text.size() <= lettersOfMonth || literal.text.starts_with(m_span.first.substr(0, lettersOfYear))
            || literal.text.starts_with(end.substr(0, lettersOfYear))
            || (!m_span.behind.empty() && literal.text.starts_with(m_span.behind.substr(0, lettersOfYear)));
    }

    std::optional<DayTest> testOf(const Condition& condition) const
    {
        if (const auto* test = std::get_if<Comparison>(&condition.test))
            return ofColumn(test->left, {literalOf(test->right)}, test);
        if (const auto* test = std::get_if<sql::Between>(&condition.test); test && !test->isNegated)
            return ofColumn(test->value, {literalOf(test->low), literalOf(test->high)}, nullptr);
        if (const auto* test = std::get_if<sql::NullTest>(&condition.test); test && !test->isNegated && m_tests == Tests::OfDays)
            return ofColumn(test->value, {}, nullptr);
        const auto* like = std::get_if<sql::Like>(&condition.test);
        return like && !like->isNegated ? ofColumn(like->value, {literalOf(like->pattern)}, nullptr) : std::nullopt;
    }

    std::optional<DayTest> ofColumn(const Expression& tested, const std::vector<const Literal*>& literals,
                                    const Comparison* comparison) const
    {
        const ColumnReference* column = columnOfTest(tested);
        const bool isTest = column && std::ranges::find(literals, nullptr) == literals.end() && holdsDays(column->column, m_cells)
            && isIntended(column->column) && (!comparison || comparison->operation != ComparisonOperator::NotEqual);
        if (!isTest)
            return {};
        DayTest test{*column, literals, {}};
        const bool isPlain = std::holds_alternative<ColumnReference>(tested.term);
        const bool areDays = std::ranges::all_of(literals, [](const Literal* one) { return isIsoDay(one->text); });
        if (literals.empty())
            return test;
        if (isPlain && areDays)
            test.set = comparison ? boundsOf(*comparison, literals.front()->text, *column)
                                  : boundsBetween(literals.front()->text, literals.back()->text, *column);
        else if (areDays && comparison && comparison->operation == ComparisonOperator::Equal)
            test.set = DaySpan{literals.front()->text, dayBeside(literals.front()->text, 1)}; // of the day alone
        else if (comparison && comparison->operation == ComparisonOperator::Equal)
            test.set = periodOfPart(tested, literals.front()->text);
        return test;
    }

    std::optional<DaySpan> boundsOf(const Comparison& test, const std::string& day, const ColumnReference& column) const
    {
        const bool isWhole = !hasTimes(column.column);
        switch (test.operation) {
        case ComparisonOperator::GreaterEqual: return DaySpan{day, ""};
        case ComparisonOperator::Less: return DaySpan{"", day};
        case ComparisonOperator::Greater: return isWhole ? std::optional(DaySpan{dayBeside(day, 1), ""}) : std::nullopt;
        case ComparisonOperator::LessEqual: return isWhole ? std::optional(DaySpan{"", dayBeside(day, 1)}) : std::nullopt;
        case ComparisonOperator::Equal: return isWhole ? std::optional(DaySpan{day, dayBeside(day, 1)}) : std::nullopt;
        default: return {};
        }
    }

    std::optional<DaySpan> boundsBetween(const std::string& low, const std::string& high, const ColumnReference& column) const
    {
        return hasTimes(column.column) ? std::nullopt : std::optional(DaySpan{low, dayBeside(high, 1)});
    }

    bool isIntended(ColumnId column) const
    {
        const auto form = m_tests == Tests::OfNumbers ? dateFormOf(column, m_cells) : std::nullopt;
        return m_tests != Tests::OfNumbers || (form && (form->isSeconds() || form->isJulian()));
    }

    /// Days in another form than SQLite's become days alone once they are written out, unless they have a time.
    bool hasTimes(ColumnId column) const
    {
        constexpr int most = 1000;
        if (const auto form = dateFormOf(column, m_cells))
            return form->timeLength > 0;
        return std::ranges::any_of(m_cells.firstTexts(column, most), [](const std::string& cell) { return cell.size() > kLettersOfDay; });
    }

    const DaySpan& m_span;
    const CellLookup& m_cells;
    Tests m_tests;
    std::vector<std::string> m_ends;
};

/// The one year or month that is named.
std::optional<PeriodMention> lonePeriodOf(const Question& question)
{
    const std::vector<PeriodMention> mentions = periodMentions(question);
    const bool isAlone = mentions.size() == 1 && writtenDates(question).empty() && !isDeniedBefore(question, mentions.front().word);
    return isAlone ? std::optional(mentions.front()) : std::nullopt;
}

/// What a query may write for an end of the period.
std::vector<std::string> endsOf(const PeriodMention& mention)
{
    constexpr std::size_t lettersOfMonth = 7, lettersOfYear = 4;
    const std::size_t letters = mention.month > 0 ? lettersOfMonth : lettersOfYear;
    const CalendarPeriod& period = mention.period;
    return {period.first, period.behind, dayBeside(period.behind, -1), period.first.substr(0, letters), period.behind.substr(0, letters)};
}

DaySpan spanOf(const PeriodMention& mention)
{
    return onSide({mention.period.first, mention.period.behind}, mention.side);
}

/// "Days until 30 June": what is shown is computed with the day.
bool isShown(const sql::SelectBlock& block, const DaySpan& span)
{
    bool isFound = false;
    for (const sql::SelectItem& item : block.items)
        sql::visitTerms(item.expression, [&](const Expression& term) {
            const Literal* literal = literalOf(term);
            isFound = isFound
                || (literal && isIsoDay(literal->text)
                    && (literal->text == span.first || literal->text == span.behind || dayBeside(literal->text, 1) == span.behind));
        });
    return isFound;
}

bool bound(sql::Query& query, const SpanBounds& bounds)
{
    bool hasChanged = false;
    sql::editClauses(query, [&](Condition& clause) { hasChanged |= bounds.bound(clause); });
    return hasChanged;
}

} // namespace

std::optional<DaySpan> daySpanOf(const Question& question)
{
    const std::vector<WrittenDate> days = writtenDates(question);
    const bool areClear = !days.empty()
        && std::ranges::all_of(days, [&](const WrittenDate& day) { return isOfCalendar(day.date) && !isDoubtful(question, day); });
    const auto isOfNoDay = [&](const PeriodMention& mention) {
        return std::ranges::none_of(days, [&](const WrittenDate& day) { return mention.word >= day.begin - 2 && mention.word < day.end; });
    };
    if (!areClear || days.size() > 2 || std::ranges::any_of(periodMentions(question), isOfNoDay)
        || isDeniedBefore(question, days.front().begin))
        return {};
    if (days.size() == 2)
        return spanOfTwo(question, days[0], days[1]);
    const auto side = sideOfDay(question, days.front());
    const std::string day = isoOf(days.front().date);
    return side ? std::optional(onSide({day, dayBeside(day, 1)}, *side)) : std::nullopt;
}

bool testSpanOfDays(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (cells.schema().dialect() != Dialect::Sqlite)
        return false;
    const auto span = daySpanOf(question);
    if (span && isShown(query.first, *span))
        return false;
    if (span)
        return bound(query, {*span, cells, SpanBounds::Tests::OfDays});
    const auto period = lonePeriodOf(question);
    return period && bound(query, {spanOf(*period), cells, SpanBounds::Tests::OfNumbers});
}

bool testEndsOfPeriod(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto period = daySpanOf(question) ? std::nullopt : lonePeriodOf(question);
    return period && bound(query, {spanOf(*period), cells, SpanBounds::Tests::OfEnds, endsOf(*period)});
}

} // namespace ratatosk
