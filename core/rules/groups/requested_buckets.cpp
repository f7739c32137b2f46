// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/requested_buckets.h"

#include "core/english/language/calendar_period.h"
#include "core/linking/links/number_literal.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/groups/bucket_mentions.h"
#include "core/sql/tree/comparison_order.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::CaseExpression;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;

/// What all cases compare with literals; nothing where they do something else.
std::optional<Expression> measuredBy(const CaseExpression& cases)
{
    std::optional<Expression> measured;
    const auto look = [&](const Comparison* test) {
        const bool isTest = test && isOrdering(test->operation) && std::holds_alternative<Literal>(test->right.term)
            && (!measured || *measured == test->left);
        if (isTest)
            measured = test->left;
        return isTest;
    };
    const auto isMeasure = [&](const Condition& condition) {
        const auto* between = std::get_if<sql::Between>(&condition.test);
        if (between && (!measured || *measured == between->value)) {
            measured = between->value;
            return true;
        }
        const auto* both = std::get_if<sql::Junction>(&condition.test);
        if (!both)
            return look(std::get_if<Comparison>(&condition.test));
        return std::ranges::all_of(both->parts, [&](const Condition& part) { return look(std::get_if<Comparison>(&part.test)); });
    };
    return std::ranges::all_of(cases.conditions, isMeasure) ? measured : std::nullopt;
}

bool isDay(const Expression& measured, const CellLookup& cells)
{
    const auto* column = std::get_if<sql::ColumnReference>(&measured.term);
    return column && holdsDays(column->column, cells);
}

/// What ends with a year ends before the first day of the next.
Condition endOf(const Bucket& bucket, const Expression& measured, bool isOfDays)
{
    const std::string number = sqlSpelling(bucket.upper);
    if (isOfDays) {
        const int year = static_cast<int>(bucket.upper) + (bucket.isUpperInside ? 1 : 0);
        return {Comparison{measured, ComparisonOperator::Less, {Literal{ValueType::Text, wholeYear(year).first}}}};
    }
    const bool isWhole = number.find('.') == std::string::npos;
    return {Comparison{measured,
                       bucket.isUpperInside ? ComparisonOperator::LessEqual : ComparisonOperator::Less,
                       {Literal{isWhole ? ValueType::Integer : ValueType::Real, number}}}};
}

bool areYears(const std::vector<Bucket>& buckets)
{
    return std::ranges::all_of(buckets.begin(), buckets.end() - 1, [](const Bucket& bucket) {
        const auto number = readNumber(sqlSpelling(bucket.upper));
        return number && isYear(*number);
    });
}

CaseExpression casesOf(const std::vector<Bucket>& buckets, const Expression& measured, bool isOfDays)
{
    CaseExpression cases;
    for (std::size_t i = 0; i + 1 < buckets.size(); ++i) {
        cases.conditions.push_back(endOf(buckets[i], measured, isOfDays));
        cases.results.push_back({Literal{ValueType::Text, buckets[i].label}});
    }
    cases.otherwise = {{Literal{ValueType::Text, buckets.back().label}}};
    return cases;
}

/// The query's bounds are those of the question times one factor, as "under 1h, 1-2h" of minutes: they are in the column's unit.
bool areScaled(const CaseExpression& cases, const CaseExpression& listed)
{
    const auto lastNumber = [](const Condition& condition) {
        std::optional<double> last;
        sql::visitTerms(condition, [&](const Expression& term) {
            const auto* literal = std::get_if<Literal>(&term.term);
            const auto number = literal ? readNumber(literal->text) : std::nullopt;
            last = number ? std::optional(number->value) : last;
        });
        return last;
    };
    std::optional<double> factor;
    for (std::size_t i = 0; i < std::min(cases.conditions.size(), listed.conditions.size()); ++i) {
        const auto own = lastNumber(cases.conditions[i]), other = lastNumber(listed.conditions[i]);
        const auto isNear = [](double left, double right) { return std::abs(left - right) < 1e-6 * std::abs(right); };
        if (!own || !other || *other == 0 || (factor && !isNear(*own / *other, *factor)))
            return false;
        factor = *own / *other;
    }
    return factor && *factor != 1 && *factor != 0;
}

bool areTexts(const std::vector<Expression>& labels)
{
    return std::ranges::all_of(labels, [](const Expression& label) {
        const auto* literal = std::get_if<Literal>(&label.term);
        return literal && literal->type == ValueType::Text;
    });
}

/// WHERE pages >= 300 beside groups of which one begins there: it would leave out the others.
bool dropBounds(sql::SelectBlock& block, const Expression& measured, const std::vector<Bucket>& buckets)
{
    std::vector<Condition> demands = sql::conjuncts(block.where);
    const auto isBound = [&](const Condition& demand) {
        const auto* test = std::get_if<Comparison>(&demand.test);
        const auto* literal = test && isOrdering(test->operation) && test->left == measured ? std::get_if<Literal>(&test->right.term)
                                                                                            : nullptr;
        return literal && std::ranges::any_of(buckets.begin(), buckets.end() - 1, [&](const Bucket& bucket) {
                   return sqlSpelling(bucket.upper) == literal->text;
               });
    };
    if (std::erase_if(demands, isBound) == 0)
        return false;
    block.where = sql::allOf(demands);
    return true;
}

} // namespace

bool takeBucketsListed(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const std::vector<Bucket> buckets = bucketMentions(question.text);
    if (buckets.empty())
        return false;
    bool hasChanged = false;
    std::optional<Expression> grouped;
    const auto take = [&](Expression& part) {
        const auto* cases = std::get_if<CaseExpression>(&part.term);
        const auto measured = cases ? measuredBy(*cases) : std::nullopt;
        const bool isOfDays = measured && isDay(*measured, cells);
        const bool hasMore = cases && cases->conditions.size() + cases->otherwise.size() > buckets.size(); // "exactly 100" among them
        if (!measured || hasMore || isOfDays != (isOfDays && areYears(buckets)))
            return;
        grouped = measured;
        CaseExpression listedCases = casesOf(buckets, *measured, isOfDays);
        if ((listedCases.conditions == cases->conditions && areTexts(cases->results)) || areScaled(*cases, listedCases))
            return; // the query's own labels say the same
        Expression listed{std::move(listedCases)};
        hasChanged |= listed != part;
        part = std::move(listed);
    };
    sql::editParts(query, {.condition = [](Condition&) {}, .expression = take});
    return (grouped && query.rest.empty() && dropBounds(query.first, *grouped, buckets)) || hasChanged;
}

} // namespace ratatosk
