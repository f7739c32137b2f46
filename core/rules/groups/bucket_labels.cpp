// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/bucket_labels.h"

#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace ratatosk {
namespace {

using sql::CaseExpression;
using sql::Literal;

constexpr const char* kBelow =
    "(?:under|below|less than|fewer than|lower than|up to|younger than|smaller than|shorter than|cheaper than|before)";
constexpr const char* kAbove = "(?:over|above|more than|higher than|older than|larger than|longer than|taller than|from|at least|after)";

const Literal* numberIn(const sql::Expression& expression)
{
    const auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type != ValueType::Text ? literal : nullptr;
}

/// The bounds of the cases, if their results are nothing but numbers.
std::vector<std::string> boundsOf(const CaseExpression& cases)
{
    std::vector<std::string> bounds;
    for (std::size_t i = 0; i < cases.conditions.size(); ++i) {
        const auto* test = std::get_if<sql::Comparison>(&cases.conditions[i].test);
        const Literal* bound = test ? numberIn(test->right) : nullptr;
        const bool isUpper = test
            && (test->operation == sql::ComparisonOperator::Less || test->operation == sql::ComparisonOperator::LessEqual);
        if (!bound || !isUpper || !numberIn(cases.results[i]))
            return {};
        bounds.push_back(bound->text);
    }
    const bool hasNumberLast = cases.otherwise.size() == 1 && numberIn(cases.otherwise.front());
    return hasNumberLast ? bounds : std::vector<std::string>();
}

/// As the number may stand in a text: "3500", "3,500".
std::string patternOf(const std::string& number)
{
    std::string pattern;
    for (const char letter : number)
        pattern += letter == '.' ? std::string("\\.") : std::string(1, letter) + ",?";
    return pattern;
}

std::optional<std::string> textLike(const std::string& question, const std::string& pattern)
{
    std::smatch match;
    const std::regex expression("\\b" + pattern + "(?![0-9])", std::regex::icase);
    if (!std::regex_search(question, match, expression))
        return {};
    std::string text = match.str();
    while (!text.empty() && text.back() == ',')
        text.pop_back();
    return text;
}

std::optional<std::string> labelOf(const std::vector<std::string>& bounds, std::size_t bucket, const std::string& question)
{
    if (bucket == 0)
        return textLike(question, fmt::format("{} {}", kBelow, patternOf(bounds.front())));
    const std::string low = patternOf(bounds[bucket - 1]);
    if (bucket < bounds.size())
        return textLike(question, fmt::format("{} ?(?:to|-|–) ?{}", low, patternOf(bounds[bucket])));
    const auto before = textLike(question, fmt::format("{} {}", kAbove, low));
    return before ? before : textLike(question, fmt::format("{}(?: ?\\+| (?:or|and) (?:over|more|above|up|older))", low));
}

/// Whether each result is the bound that its bucket ends or begins with.
bool areNamedByBounds(const CaseExpression& cases, const std::vector<std::string>& bounds)
{
    const auto isBound = [&](const sql::Expression& result) {
        const Literal* number = numberIn(result);
        return number && std::ranges::find(bounds, number->text) != bounds.end();
    };
    return std::ranges::all_of(cases.results, isBound) && std::ranges::all_of(cases.otherwise, isBound);
}

/// Where the question has no words for it: numbers alone would put two buckets into one group.
std::string plainLabel(const std::vector<std::string>& bounds, std::size_t bucket)
{
    if (bucket == 0)
        return "under " + bounds.front();
    return bucket < bounds.size() ? fmt::format("{} to under {}", bounds[bucket - 1], bounds[bucket]) : bounds.back() + " or more";
}

bool label(sql::Expression& expression, const std::string& question)
{
    auto* cases = std::get_if<CaseExpression>(&expression.term);
    const std::vector<std::string> bounds = cases ? boundsOf(*cases) : std::vector<std::string>();
    const bool mayBePlain = cases && areNamedByBounds(*cases, bounds);
    std::vector<sql::Expression> labels;
    for (std::size_t bucket = 0; !bounds.empty() && bucket <= bounds.size(); ++bucket) {
        const auto text = labelOf(bounds, bucket, question);
        if (!text && !mayBePlain)
            return false;
        labels.push_back({Literal{ValueType::Text, text ? *text : plainLabel(bounds, bucket)}});
    }
    if (labels.empty())
        return false;
    cases->otherwise = {labels.back()};
    labels.pop_back();
    cases->results = std::move(labels);
    return true;
}

} // namespace

bool labelBuckets(sql::Query& query, const Question& question)
{
    bool hasChanged = false;
    editParts(query, {{}, [&](sql::Expression& expression) { hasChanged |= label(expression, question.text); }});
    return hasChanged;
}

} // namespace ratatosk
