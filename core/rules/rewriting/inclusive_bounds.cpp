// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/inclusive_bounds.h"

#include "core/linking/links/number_literal.h"
#include "core/rules/evidence/number_places.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ComparisonOperator;

// Words right behind a bound that belongs to what is asked for, "or" or "and" before them.
constexpr std::array<std::string_view, 14> kUpwards{"more",   "above",  "over",   "up",     "later",  "older", "higher",
                                                    "larger", "longer", "bigger", "better", "taller", "after", "greater"};
constexpr std::array<std::string_view, 12> kDownwards{"less",  "fewer", "under",   "below",   "earlier", "younger",
                                                      "lower", "down",  "smaller", "shorter", "before",  "cheaper"};
constexpr int kMostWordsBetween = 2; ///< "two mills or more"

struct Bound {
    double value = 0;
    bool isLower = false;
    bool isWithin = false; ///< "within 20 days": nothing is meant that lies beyond
};

/// "... or more", with the thing that is counted between, perhaps.
bool isFollowedBy(const Question& question, int word, std::span<const std::string_view> words)
{
    for (int link = word; link <= word + kMostWordsBetween; ++link) {
        const std::string_view before = wordAt(question, link);
        if (before == "or" || before == "and") // not "one week or more than one"
            return isOneOf(wordAt(question, link + 1), words) && wordAt(question, link + 2) != "than"
                && !readNumber(std::string(wordAt(question, link + 2))); // "between 3 and under 10"
        if (before == "once" || before == "twice")                       // "one product twice or more"
            return false;
    }
    return false;
}

/// "Smaller than or equal to 10"; the other way round "no more than 10".
std::optional<Bound> boundBefore(const Question& question, const NumberPlace& number)
{
    const int last = number.begin - 1;
    const bool isWhole = wordAt(question, last) == "to" && wordAt(question, last - 1) == "equal" && wordAt(question, last - 2) == "or";
    const int than = isWhole ? last - 3 : last;
    const bool isDenied = wordAt(question, than - 2) == "no" || wordAt(question, than - 2) == "not";
    if (wordAt(question, than) != "than" || isWhole == isDenied)
        return {};
    const std::string_view comparison = wordAt(question, than - 1);
    if (isOneOf(comparison, kUpwards))
        return Bound{number.value, !isDenied};
    return isOneOf(comparison, kDownwards) ? std::optional(Bound{number.value, isDenied}) : std::nullopt;
}

/// "7+ pieces"
void addOpenBounds(const Question& question, std::vector<Bound>& bounds)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string& said = question.words[static_cast<std::size_t>(word)].text;
        const bool isGlued = said.size() > 1 && said.ends_with('+');
        const auto number = readNumber(isGlued ? said.substr(0, said.size() - 1) : said);
        if (number && (isGlued || isBeforeMark(question, word, "+")))
            bounds.push_back({number->value, true});
    }
}

std::vector<Bound> boundsOf(const Question& question)
{
    std::vector<Bound> bounds;
    addOpenBounds(question, bounds);
    for (const NumberPlace& number : numberPlacesOf(question)) {
        const std::string_view before = wordAt(question, number.begin - 1);
        const bool isAt = wordAt(question, number.begin - 2) == "at";
        if (before == "within")
            bounds.push_back({number.value, false, true});
        else if (const auto bound = boundBefore(question, number))
            bounds.push_back(*bound);
        else if ((isAt && before == "least") || isFollowedBy(question, number.end, kUpwards))
            bounds.push_back({number.value, true});
        else if ((isAt && before == "most") || isFollowedBy(question, number.end, kDownwards))
            bounds.push_back({number.value, false});
    }
    return bounds;
}

/// Of groups by size: "10 or more" begins the last of them and ends the one before.
std::vector<sql::Condition> testsOfCases(const sql::Query& query)
{
    std::vector<sql::Condition> tests;
    const auto gather = [&](const sql::Expression& part) {
        if (const auto* cases = std::get_if<sql::CaseExpression>(&part.term))
            tests.insert(tests.end(), cases->conditions.begin(), cases->conditions.end());
    };
    sql::visitParts(query, {.expression = gather});
    return tests;
}

bool includeBound(sql::Condition& condition, const std::vector<Bound>& bounds)
{
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    const auto number = literal && literal->type != ValueType::Text ? readNumber(literal->text) : std::nullopt;
    if (!number)
        return false;
    for (const Bound& bound : bounds) {
        const auto strict = bound.isLower ? ComparisonOperator::Greater : ComparisonOperator::Less;
        const bool isBeyond = bound.isWithin
            && (test->operation == ComparisonOperator::Greater || test->operation == ComparisonOperator::GreaterEqual);
        const bool isBare = test->operation == ComparisonOperator::Equal && !bound.isWithin; // "in 2001 or before": = 2001
        if (bound.value != number->value || (test->operation != strict && !isBeyond && !isBare))
            continue;
        test->operation = bound.isLower ? ComparisonOperator::GreaterEqual : ComparisonOperator::LessEqual;
        return true;
    }
    return false;
}

} // namespace

bool includeBounds(sql::Query& query, const Question& question)
{
    const std::vector<Bound> bounds = boundsOf(question);
    if (bounds.empty())
        return false;
    const std::vector<sql::Condition> ofCases = testsOfCases(query);
    bool hasChanged = false;
    const auto include = [&](sql::Condition& condition) {
        hasChanged |= std::ranges::find(ofCases, condition) == ofCases.end() && includeBound(condition, bounds);
    };
    editParts(query, {include, {}});
    return hasChanged;
}

} // namespace ratatosk
