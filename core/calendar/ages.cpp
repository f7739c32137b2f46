// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/ages.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/comparison_order.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/age.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Expression;
using sql::Literal;
using sql::SelectBlock;

constexpr int kOldest = 130; ///< years: a greater number is none of age
constexpr std::array<std::string_view, 5> kBirths{"birth", "birthday", "birthdate", "born", "dob"};
constexpr std::array<std::string_view, 3> kOlder{"older", "over", "above"};
constexpr std::array<std::string_view, 3> kYounger{"younger", "under", "below"};

/// "how old", "age", "older than 60"; not where the day itself is asked for.
bool speaksOfAge(const Question& question)
{
    constexpr std::array<std::string_view, 5> ages{"old", "age", "aged", "older", "younger"};
    return says(question, ages) && !says(question, kBirths);
}

class Ages
{
public:
    Ages(const Question& question, const CellLookup& cells) : m_question(question), m_cells(cells) {}

    bool mend(SelectBlock& block)
    {
        for (sql::SelectItem& item : block.items) {
            auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
            if (call && call->function == sql::Aggregate::Avg)
                take(*call->argument);
            if (!call && take(item.expression) && item.alias.empty())
                item.alias = "age";
        }
        if (block.where)
            mendDemands(*block.where);
        return m_hasChanged;
    }

private:
    bool isBirth(const Expression& expression) const
    {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        const auto isCalled = [&](const Word& word) { return hasLemma(word, kBirths); };
        return column && std::ranges::any_of(splitName(m_cells.schema().column(column->column).spokenName), isCalled)
            && holdsDays(column->column, m_cells);
    }

    /// Also where a day is cast to a number, of which its year alone is left.
    bool take(Expression& expression)
    {
        const auto* cast = std::get_if<sql::Cast>(&expression.term);
        const Expression day = cast && cast->type != sql::CastType::Text ? *cast->value : expression;
        if (!isBirth(day))
            return false;
        expression = sql::ageSince(day);
        return m_hasChanged = true;
    }

    void mendDemands(sql::Condition& condition)
    {
        if (auto* junction = std::get_if<sql::Junction>(&condition.test))
            std::ranges::for_each(junction->parts, [&](sql::Condition& part) { mendDemands(part); });
        if (auto* test = std::get_if<Comparison>(&condition.test))
            mendComparison(*test);
    }

    /// The one who is older was born before.
    void mendComparison(Comparison& test)
    {
        auto* literal = std::get_if<Literal>(&test.right.term);
        const bool isNumber = literal && !literal->text.empty() && literal->text.find_first_not_of("0123456789") == std::string::npos;
        const bool isOfAge = isNumber && literal->text.size() <= 3 && std::atoi(literal->text.c_str()) <= kOldest;
        if (!isOfAge || !take(test.left))
            return;
        literal->type = ValueType::Integer;
        if (isOrdering(test.operation) && says(m_question, kOlder))
            test.operation = ComparisonOperator::Greater;
        if (isOrdering(test.operation) && says(m_question, kYounger))
            test.operation = ComparisonOperator::Less;
    }

    const Question& m_question;
    const CellLookup& m_cells;
    bool m_hasChanged = false;
};

} // namespace

bool takeAges(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return query.rest.empty() && cells.schema().dialect() == Dialect::Sqlite && speaksOfAge(question)
        && Ages(question, cells).mend(query.first);
}

} // namespace ratatosk
