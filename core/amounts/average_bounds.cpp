// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/average_bounds.h"

#include "core/evidence/comparison_order.h"
#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
#include "core/linking/number_literal.h"
#include "core/sql/term_walk.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::Expression;
using sql::Literal;

constexpr int kWordsBehind = 3; ///< "10 % (or so) heavier than"

/// Behind the sign or words for per cent at the word; -1: there are none.
int behindPercent(const Question& question, int word)
{
    if (wordAt(question, word) == "%" || wordAt(question, word) == "percent")
        return word + 1;
    return wordAt(question, word) == "per" && wordAt(question, word + 1) == "cent" ? word + 2 : -1;
}

/// 1.1 of "10 % more than", 0.8 of "20 per cent below"; nothing where the question says no such thing of an average.
std::optional<double> timesAverage(const Question& question)
{
    static constexpr std::array<std::string_view, 12> mores{"more",   "above",  "over",   "higher", "heavier",  "longer",
                                                            "bigger", "larger", "taller", "dearer", "costlier", "greater"};
    static constexpr std::array<std::string_view, 8> lesses{"less", "below", "under", "lower", "lighter", "shorter", "cheaper", "smaller"};
    static constexpr std::array<std::string_view, 2> averages{"average", "mean"};
    if (!says(question, averages))
        return {};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view said = wordAt(question, word);
        const bool isGlued = said.ends_with('%'); // "10%"
        const auto number = readNumber(isGlued ? said.substr(0, said.size() - 1) : said);
        const int behind = !number ? -1 : isGlued ? word + 1 : behindPercent(question, word + 1);
        for (int next = behind; behind > 0 && next < behind + kWordsBehind; ++next) {
            if (isOneOf(wordAt(question, next), mores))
                return 1 + number->value / 100;
            if (isOneOf(wordAt(question, next), lesses))
                return 1 - number->value / 100;
        }
    }
    return {};
}

/// "Twice the average", "double its mean"; not "ordered twice".
constexpr std::array<std::string_view, 9> kOfAverage{"the", "their", "its", "his", "her", "as", "that", "average", "mean"};

/// 1.5 of "one and a half times", "1.5x", 2 of "twice"; nothing where the question says no such thing of an average.
std::optional<double> factorOfAverage(const Question& question)
{
    static constexpr std::array<std::string_view, 2> averages{"average", "mean"};
    for (int word = 0; says(question, averages) && word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view said = wordAt(question, word);
        if ((said == "twice" || said == "double") && isOneOf(wordAt(question, word + 1), kOfAverage))
            return 2;
        const bool isGlued = said.size() > 1 && said.ends_with('x');
        const auto glued = isGlued ? readNumber(said.substr(0, said.size() - 1)) : std::nullopt;
        if (glued)
            return glued->value;
        if (said != "times" && said != "x")
            continue;
        const bool isHalfMore = wordAt(question, word - 1) == "half" && wordAt(question, word - 2) == "a";
        if (isHalfMore && wordAt(question, word - 3) == "and")
            return wordAt(question, word - 4) == "two" ? 2.5 : 1.5;
        const auto number = readNumber(wordAt(question, word - 1));
        for (const NumberPhrase& phrase : numberPhrasesOf(question))
            if (phrase.end == word)
                return phrase.value;
        if (number)
            return number->value;
    }
    return {};
}

/// "Seen twice and heavier than"
constexpr std::array<std::string_view, 8> kNoUnits{"and", "or", "but", ",", "is", "are", "was", "were"};

/// 100 of "at least a hundred pages longer than the average"; nothing where the question says no such thing.
std::optional<double> distanceToAverage(const Question& question)
{
    static constexpr std::array<std::string_view, 7> mores{"more", "longer", "heavier", "higher", "older", "taller", "over"};
    static constexpr std::array<std::string_view, 2> averages{"average", "mean"};
    for (int word = 1; says(question, averages) && word < static_cast<int>(question.words.size()); ++word) {
        const bool isMore = isOneOf(wordAt(question, word), mores)
            && (wordAt(question, word) == "over" || wordAt(question, word + 1) == "than");
        const bool isUnit = !isOneOf(wordAt(question, word - 1), kNoUnits);
        for (int before = word - 2; isMore && isUnit && before < word; ++before) { // "hundred pages longer", "100+ pages over"
            const std::string_view said = wordAt(question, before);
            const bool isOpen = said.size() > 1 && said.ends_with('+');
            const auto number = readNumber(isOpen ? said.substr(0, said.size() - 1) : said);
            if (wordAt(question, word) == "over" && !isOpen) // "show 5 of them over the average"
                continue;
            if (number && !isYear(*number)) // "those of 2009 cost more"
                return number->value;
            for (const NumberPhrase& phrase : numberPhrasesOf(question))
                if (phrase.begin <= before && before < phrase.end)
                    return phrase.value;
        }
    }
    return {};
}

bool isAverage(const Expression& value)
{
    const auto* query = std::get_if<sql::ScalarQuery>(&value.term);
    const auto* call = query && query->query->first.items.size() == 1
        ? std::get_if<sql::AggregateCall>(&query->query->first.items.front().expression.term)
        : nullptr;
    return call && call->function == sql::Aggregate::Avg;
}

/// The average that something is compared with, also one that a number multiplies or is added to.
const Expression* averageIn(const Expression& right)
{
    const auto* reckoned = std::get_if<Arithmetic>(&right.term);
    const bool isOfNumber = reckoned
        && (reckoned->operation == ArithmeticOperator::Multiply || reckoned->operation == ArithmeticOperator::Add)
        && isAverage(*reckoned->right) && std::holds_alternative<Literal>(reckoned->left->term);
    return isOfNumber ? &*reckoned->right : isAverage(right) ? &right : nullptr;
}

Expression reckoned(ArithmeticOperator operation, double number, const Expression& average)
{
    const std::string text = sqlSpelling(number);
    const ValueType type = text.find('.') == std::string::npos ? ValueType::Integer : ValueType::Real;
    return {Arithmetic{operation, Expression{Literal{type, text}}, average}};
}

} // namespace

bool boundByAverageSaid(sql::Query& query, const Question& question)
{
    const auto part = timesAverage(question), factor = factorOfAverage(question), distance = distanceToAverage(question);
    const auto times = part ? part : factor;
    bool hasChanged = false;
    const auto compare = [&](sql::Condition& condition) {
        auto* test = std::get_if<sql::Comparison>(&condition.test);
        const Expression* average = test && isOrdering(test->operation) ? averageIn(test->right) : nullptr;
        if (!average)
            return;
        Expression bound = times ? reckoned(ArithmeticOperator::Multiply, *times, *average)
                                 : reckoned(ArithmeticOperator::Add, *distance, *average);
        hasChanged |= bound != test->right;
        test->right = std::move(bound);
    };
    if (times || distance)
        sql::editParts(query, {.condition = compare, .expression = [](Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
