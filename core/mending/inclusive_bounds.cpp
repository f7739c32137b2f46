// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/inclusive_bounds.h"

#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
#include "core/linking/number_literal.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ComparisonOperator;

// Words right behind a bound that belongs to what is asked for, "or" or "and" before them.
constexpr std::array<std::string_view, 12> kUpwards{"more",   "above",  "over",   "up",     "later",  "older",
                                                    "higher", "larger", "longer", "bigger", "better", "taller"};
constexpr std::array<std::string_view, 12> kDownwards{"less",  "fewer", "under",   "below",   "earlier", "younger",
                                                      "lower", "down",  "smaller", "shorter", "before",  "cheaper"};
constexpr int kMostWordsBetween = 2; ///< "two mills or more"

struct Bound {
    double value = 0;
    bool isLower = false;
    bool isWithin = false; ///< "within 20 days": nothing is meant that lies beyond
};

/// A number of the question.
struct NumberPlace {
    double value = 0;
    int begin = 0; ///< words, [begin, end)
    int end = 0;
};

std::vector<NumberPlace> numbersOf(const Question& question)
{
    std::vector<NumberPlace> numbers;
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        numbers.push_back({phrase.value, phrase.begin, phrase.end});
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const auto number = readNumber(wordAt(question, word));
        const bool isNew = std::ranges::none_of(numbers, [&](const NumberPlace& place) { return place.begin <= word && word < place.end; });
        if (number && isNew)
            numbers.push_back({number->value, word, word + 1});
    }
    return numbers;
}

/// "... or more", with the thing that is counted between, perhaps.
bool isFollowedBy(const Question& question, int word, std::span<const std::string_view> words)
{
    for (int link = word; link <= word + kMostWordsBetween; ++link) {
        const std::string_view before = wordAt(question, link);
        if (before == "or" || before == "and")
            return isOneOf(wordAt(question, link + 1), words);
    }
    return false;
}

std::vector<Bound> boundsOf(const Question& question)
{
    std::vector<Bound> bounds;
    for (const NumberPlace& number : numbersOf(question)) {
        const std::string_view before = wordAt(question, number.begin - 1);
        const bool isAt = wordAt(question, number.begin - 2) == "at";
        if (before == "within")
            bounds.push_back({number.value, false, true});
        else if ((isAt && before == "least") || isFollowedBy(question, number.end, kUpwards))
            bounds.push_back({number.value, true});
        else if ((isAt && before == "most") || isFollowedBy(question, number.end, kDownwards))
            bounds.push_back({number.value, false});
    }
    return bounds;
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
        if (bound.value != number->value || (test->operation != strict && !isBeyond))
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
    bool hasChanged = false;
    if (!bounds.empty())
        editParts(query, {[&](sql::Condition& condition) { hasChanged |= includeBound(condition, bounds); }, {}});
    return hasChanged;
}

} // namespace ratatosk
