// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/kept_literals.h"

#include "core/base/edit_distance.h"
#include "core/base/utf8.h"
#include "core/english/language/number_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/linking/links/number_literal.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

/// What a query tests: how many conditions, and the literals in them, in lower case and without the wildcards around them.
struct Tests {
    int count = 0;
    std::vector<std::string> literals;
};

std::string plainText(const sql::Literal& literal)
{
    std::string_view text = literal.text;
    while (text.starts_with('%'))
        text.remove_prefix(1);
    while (text.ends_with('%'))
        text.remove_suffix(1);
    return lowerCase(text);
}

Tests testsOf(const sql::Query& query)
{
    Tests tests;
    sql::visitParts(query, {.condition = [&](const sql::Condition& condition) {
                        if (std::holds_alternative<sql::Junction>(condition.test) || std::holds_alternative<sql::Negation>(condition.test))
                            return;
                        ++tests.count;
                        sql::visitTerms(condition, [&](const sql::Expression& term) {
                            if (const auto* literal = std::get_if<sql::Literal>(&term.term); literal && !literal->text.empty())
                                tests.literals.push_back(plainText(*literal));
                        });
                    }});
    return tests;
}

/// Every literal, wherever it stands.
std::vector<std::string> literalsOf(const sql::Query& query)
{
    std::vector<std::string> literals;
    sql::visitParts(query, {.expression = [&](const sql::Expression& term) {
                        if (const auto* literal = std::get_if<sql::Literal>(&term.term); literal && !literal->text.empty())
                            literals.push_back(plainText(*literal));
                    }});
    return literals;
}

/// One wrong letter in words of four to seven letters, two in longer ones.
bool isNear(const std::string& left, const std::string& right)
{
    constexpr std::size_t kShort = 4, kLong = 8;
    const std::u32string a = codePointsOf(left), b = codePointsOf(right);
    const int limit = a.size() < kShort ? 0 : a.size() < kLong ? 1 : 2;
    return a == b || (limit > 0 && editDistance(a, b, limit) <= limit);
}

bool isSpelled(const Word& part, const Question& question)
{
    return std::ranges::any_of(
        question.words, [&](const Word& word) { return sameWord(word, part) || isNear(lowerCase(word.text), lowerCase(part.text)); });
}

bool isSpelled(const std::string& literal, const Question& question)
{
    if (const auto number = readNumber(literal)) {
        const auto isNumber = [&](const Word& word) {
            const auto written = readNumber(word.text);
            return written && written->value == number->value;
        };
        return std::ranges::any_of(question.words, isNumber)
            || std::ranges::any_of(numberPhrasesOf(question), [&](const NumberPhrase& phrase) { return phrase.value == number->value; });
    }
    const std::vector<Word> parts = splitName(literal);
    return !parts.empty() && std::ranges::all_of(parts, [&](const Word& part) { return isSpelled(part, question); });
}

} // namespace

std::optional<std::string> lostLiteral(const sql::Query& before, const sql::Query& after, const Question& question)
{
    const Tests old = testsOf(before);
    if (old.literals.empty() || testsOf(after).count >= old.count)
        return {};
    const std::vector<std::string> kept = literalsOf(after);
    for (const std::string& literal : old.literals) {
        const auto holdsIt = [&](const std::string& other) {
            return other.find(literal) != std::string::npos || literal.find(other) != std::string::npos;
        };
        if (std::ranges::none_of(kept, holdsIt) && isSpelled(literal, question))
            return literal;
    }
    return {};
}

} // namespace ratatosk
