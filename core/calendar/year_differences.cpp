// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/year_differences.h"

#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Expression;
using sql::Literal;

/// "how many more", "how much less", "by how many".
bool asksForDifference(const Question& question)
{
    static constexpr std::array<std::string_view, 4> comparatives{"more", "fewer", "less", "higher"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const std::string_view next = wordAt(question, word + 1);
        if (wordAt(question, word) != "how" || (next != "many" && next != "much"))
            continue;
        if (wordAt(question, word - 1) == "by" || std::ranges::find(comparatives, wordAt(question, word + 2)) != comparatives.end())
            return true;
    }
    return false;
}

/// The two years, the one that is taken from first.
std::vector<std::string> yearsCompared(const Question& question)
{
    std::vector<std::string> years;
    for (const PeriodMention& mention : periodMentions(question))
        if (mention.month == 0)
            years.push_back(std::to_string(mention.year));
    return years.size() == 2 && years.front() != years.back() ? years : std::vector<std::string>();
}

/// WHERE no longer tests the day, but for being there.
void dropPeriodOf(const ColumnReference& day, sql::SelectBlock& block)
{
    std::vector<Condition> demands = sql::conjuncts(block.where);
    std::erase_if(demands, [&](const Condition& demand) {
        const auto* test = std::get_if<sql::NullTest>(&demand.test);
        return testsColumn(demand, day) && !(test && test->isNegated);
    });
    block.where = sql::allOf(demands);
}

class YearDifference
{
public:
    YearDifference(sql::SelectBlock& block, const CellLookup& cells) : m_block(block), m_cells(cells) {}

    bool mend(const std::vector<std::string>& years)
    {
        auto* figure = m_block.items.size() == 1 ? std::get_if<AggregateCall>(&m_block.items.front().expression.term) : nullptr;
        const auto day = figure && figure->filter.empty() ? dayMeant() : std::nullopt;
        if (!day)
            return false;
        dropPeriodOf(*day, m_block);
        const auto ofYear = [&](const std::string& year) {
            AggregateCall call = *figure;
            call.filter = {{Comparison{sql::yearOf({*day}), sql::ComparisonOperator::Equal, {Literal{ValueType::Text, year}}}}};
            return Expression{std::move(call)};
        };
        m_block.items.front().expression = {
            sql::Arithmetic{sql::ArithmeticOperator::Subtract, ofYear(years.front()), ofYear(years.back())}};
        return true;
    }

private:
    /// What WHERE tests, or else all there is.
    std::optional<ColumnReference> dayMeant() const
    {
        const std::vector<ColumnReference> all = daysInFrom(m_block, m_cells);
        std::vector<ColumnReference> tested = all;
        std::erase_if(tested, [&](const ColumnReference& one) { return !testsColumn(m_block, one); });
        const std::vector<ColumnReference>& found = tested.empty() ? all : tested;
        return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    }

    sql::SelectBlock& m_block;
    const CellLookup& m_cells;
};

/// Whether the later figure is asked less the earlier one, or the other way round; nothing where no growth is spoken of.
std::optional<bool> asksForGrowth(const Question& question)
{
    static constexpr std::array<std::string_view, 7> growths{"grow", "growth", "increase", "rise", "up", "gain", "improve"};
    static constexpr std::array<std::string_view, 6> declines{"fall", "drop", "decrease", "decline", "down", "shrink"};
    const bool isUp = says(question, growths), isDown = says(question, declines);
    return isUp == isDown ? std::nullopt : std::optional(isUp);
}

/// The year of what a filtered figure is of.
std::string yearFiltered(const Expression& figure)
{
    const auto* call = std::get_if<AggregateCall>(&figure.term);
    std::string year;
    for (const Condition& filter : call ? call->filter : std::vector<Condition>())
        sql::visitTerms(filter, [&](const Expression& term) {
            const auto* literal = std::get_if<Literal>(&term.term);
            const bool isYear = literal && literal->text.size() >= 4 && literal->text.find_first_not_of("0123456789-") == std::string::npos;
            if (isYear && year.empty())
                year = literal->text.substr(0, 4);
        });
    return year;
}

/// "By how much has it gone up from 2019 to 2024?": the figure of 2024 less that of 2019.
bool turnToGrowth(sql::SelectBlock& block, bool isGrowth)
{
    bool hasChanged = false;
    for (sql::SelectItem& item : block.items) {
        auto* difference = std::get_if<sql::Arithmetic>(&item.expression.term);
        if (!difference || difference->operation != sql::ArithmeticOperator::Subtract)
            continue;
        const std::string left = yearFiltered(*difference->left), right = yearFiltered(*difference->right);
        if (left.empty() || right.empty() || left == right || (left > right) == isGrowth)
            continue;
        std::swap(*difference->left, *difference->right);
        hasChanged = true;
    }
    return hasChanged;
}

/// The word of growth where that is asked for in percent: "by what percentage did it change", "growth in %"; -1: it is not.
int growthInPercent(const Question& question)
{
    static constexpr std::array<std::string_view, 3> percents{"%", "percent", "percentage"};
    static constexpr std::array<std::string_view, 8> changes{"grow", "growth", "change", "increase", "rise", "fall", "drop", "decline"};
    const bool isPercent = says(question, percents) || says(question, std::array<std::string_view, 1>{"cent"});
    for (int word = 0; isPercent && word < static_cast<int>(question.words.size()); ++word) {
        const bool isEither = wordAt(question, word) == "up" && wordAt(question, word + 1) == "or" && wordAt(question, word + 2) == "down";
        if (isEither || hasLemma(question.words[static_cast<std::size_t>(word)], changes))
            return word;
    }
    return -1;
}

/// All that the question names, in its order; nothing where they are not two.
std::vector<std::string> twoYearsNamed(const Question& question)
{
    std::vector<std::string> years;
    for (const Word& word : question.words) {
        const std::string& text = word.text;
        const bool isYear = text.size() == 4 && (text.starts_with("19") || text.starts_with("20"))
            && text.find_first_not_of("0123456789") == std::string::npos;
        if (isYear && std::ranges::find(years, text) == years.end())
            years.push_back(text);
    }
    return years.size() == 2 ? years : std::vector<std::string>();
}

/// "2023 and 2024, and the growth in %": the figures of both years, too.
bool asksForBothYears(const Question& question, int growth, const std::vector<std::string>& years)
{
    bool hasAnd = false;
    for (int word = growth - 1; word >= 0; --word) {
        if (std::ranges::find(years, wordAt(question, word)) != years.end())
            return hasAnd;
        hasAnd = hasAnd || wordAt(question, word) == "and" || wordAt(question, word) == "plus";
    }
    return false;
}

bool isReckonedOverRows(const Expression& expression)
{
    bool isSo = false;
    sql::visitParts(expression, [&](const Expression& part) {
        isSo = isSo || std::holds_alternative<AggregateCall>(part.term) || std::holds_alternative<sql::WindowCall>(part.term);
    });
    return isSo;
}

/// Shows by how many percent a figure grew from the earlier of two years to the later.
class PercentGrowth
{
public:
    PercentGrowth(sql::Query& query, const CellLookup& cells) : m_query(query), m_block(query.first), m_cells(cells) {}

    bool show(std::vector<std::string> years, bool isOfBoth)
    {
        const auto figure = figureShown();
        const auto day = figure ? dayOf(*figure) : std::nullopt;
        if (!day || m_query.limit || isThere())
            return false;
        dropPeriodOf(*day, m_block);
        std::erase_if(m_block.items,
                      [&](const sql::SelectItem& item) { return m_block.groupBy.empty() || isReckonedOverRows(item.expression); });
        const auto ofYear = [&](const std::string& year) { return Expression{filtered(*figure, *day, year)}; };
        if (isOfBoth)
            for (const std::string& year : years)
                m_block.items.push_back({ofYear(year)});
        std::ranges::sort(years);
        m_block.items.push_back({growth(ofYear(years.front()), ofYear(years.back()))});
        std::erase_if(m_query.orderBy, [](const sql::OrderKey& key) { return isReckonedOverRows(key.expression); });
        return true;
    }

private:
    /// The first that is of a year, or else the first.
    std::optional<AggregateCall> figureShown() const
    {
        std::optional<AggregateCall> first, ofYear;
        for (const sql::SelectItem& item : m_block.items)
            sql::visitParts(item.expression, [&](const Expression& part) {
                const auto* call = std::get_if<AggregateCall>(&part.term);
                if (call && !first)
                    first = *call;
                if (call && !ofYear && !yearFiltered(part).empty())
                    ofYear = *call;
            });
        return ofYear ? ofYear : first;
    }

    /// What the figure is filtered by, or WHERE tests, or else all there is.
    std::optional<ColumnReference> dayOf(const AggregateCall& figure) const
    {
        const std::vector<ColumnReference> all = daysInFrom(m_block, m_cells);
        std::vector<ColumnReference> found = all;
        const auto isFiltered = [&](const ColumnReference& day) {
            return !figure.filter.empty() && testsColumn(figure.filter.front(), day);
        };
        std::erase_if(found, [&](const ColumnReference& day) { return !isFiltered(day) && !testsColumn(m_block, day); });
        if (std::ranges::count_if(found, isFiltered) > 0)
            std::erase_if(found, std::not_fn(isFiltered));
        const std::vector<ColumnReference>& meant = found.empty() ? all : found;
        return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
    }

    /// Whether something is taken from figures of two years already, be it one of them or 100.
    bool isThere() const
    {
        return std::ranges::any_of(m_block.items, [](const sql::SelectItem& item) {
            bool subtracts = false;
            std::set<std::string> years;
            sql::visitParts(item.expression, [&](const Expression& part) {
                const auto* term = std::get_if<sql::Arithmetic>(&part.term);
                subtracts = subtracts || (term && term->operation == sql::ArithmeticOperator::Subtract);
                years.insert(yearFiltered(part));
            });
            years.erase(std::string());
            return subtracts && years.size() > 1;
        });
    }

    static AggregateCall filtered(AggregateCall figure, const ColumnReference& day, const std::string& year)
    {
        std::vector<Condition> tests = figure.filter.empty() ? std::vector<Condition>() : sql::conjuncts(figure.filter.front());
        std::erase_if(tests, [&](const Condition& test) { return testsColumn(test, day); });
        tests.push_back({Comparison{sql::yearOf({day}), sql::ComparisonOperator::Equal, {Literal{ValueType::Text, year}}}});
        figure.filter = {*sql::allOf(tests)};
        return figure;
    }

    static Expression growth(const Expression& before, const Expression& after)
    {
        const Expression difference{sql::Arithmetic{sql::ArithmeticOperator::Subtract, after, before}};
        const Expression hundredfold{
            sql::Arithmetic{sql::ArithmeticOperator::Multiply, Expression{Literal{ValueType::Real, "100.0"}}, difference}};
        return {sql::Arithmetic{sql::ArithmeticOperator::Divide, hundredfold, before}};
    }

    sql::Query& m_query;
    sql::SelectBlock& m_block;
    const CellLookup& m_cells;
};

/// Says whether growth in percent is asked for between two years, and was not shown.
bool showPercentGrowth(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const int growth = growthInPercent(question);
    const std::vector<std::string> years = growth < 0 ? std::vector<std::string>() : twoYearsNamed(question);
    return !years.empty() && PercentGrowth(query, cells).show(years, asksForBothYears(question, growth, years));
}

} // namespace

bool compareYears(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const bool isOne = query.rest.empty() && cells.schema().dialect() == Dialect::Sqlite;
    if (isOne && showPercentGrowth(query, question, cells))
        return true;
    const bool isPlain = isOne && query.first.groupBy.empty();
    const auto growth = isPlain ? asksForGrowth(question) : std::nullopt;
    if (growth && turnToGrowth(query.first, *growth))
        return true;
    if (!isPlain || !asksForDifference(question))
        return false;
    const std::vector<std::string> years = yearsCompared(question);
    return !years.empty() && YearDifference(query.first, cells).mend(years);
}

} // namespace ratatosk
