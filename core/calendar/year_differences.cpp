// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/year_differences.h"

#include "core/calendar/iso_dates.h"
#include "core/calendar/period_mentions.h"
#include "core/evidence/query_search.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/date_form.h"
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
        dropTestsOf(*day);
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

    void dropTestsOf(const ColumnReference& day)
    {
        std::vector<Condition> demands = sql::conjuncts(m_block.where);
        std::erase_if(demands, [&](const Condition& demand) { return testsColumn(demand, day); });
        m_block.where = sql::allOf(demands);
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

} // namespace

bool compareYears(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const bool isPlain = query.rest.empty() && query.first.groupBy.empty() && cells.schema().dialect() == Dialect::Sqlite;
    const auto growth = isPlain ? asksForGrowth(question) : std::nullopt;
    if (growth && turnToGrowth(query.first, *growth))
        return true;
    if (!isPlain || !asksForDifference(question))
        return false;
    const std::vector<std::string> years = yearsCompared(question);
    return !years.empty() && YearDifference(query.first, cells).mend(years);
}

} // namespace ratatosk
