// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/shares_of_listed.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/share.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Comparison;
using sql::Condition;

/// Where the question, which began with "of the ...", comes to the share; -1: it does not.
int placeOfShare(const Question& question)
{
    static constexpr std::array<std::string_view, 5> shares{"percentage", "percent", "share", "proportion", "fraction"};
    if (wordAt(question, 0) != "of" && wordAt(question, 0) != "among")
        return -1;
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word)
        if (std::ranges::find(shares, wordAt(question, word)) != shares.end())
            return word;
    return -1;
}

/// x = 'a' OR x = 'b' ...: the parts; empty: it is not that.
std::vector<Condition> partsListed(const Condition& filter)
{
    const auto* either = std::get_if<sql::Junction>(&filter.test);
    if (!either || either->connective != sql::Connective::Or)
        return {};
    const auto isOfColumn = [&](const Condition& part) {
        const auto* test = std::get_if<Comparison>(&part.test);
        const auto* first = std::get_if<Comparison>(&either->parts.front().test);
        return test && first && test->operation == sql::ComparisonOperator::Equal && test->left == first->left
            && std::holds_alternative<sql::Literal>(test->right.term);
    };
    return std::ranges::all_of(either->parts, isOfColumn) ? either->parts : std::vector<Condition>();
}

bool isSaidBehind(const Condition& part, const Question& question, int place)
{
    const auto& literal = std::get<sql::Literal>(std::get<Comparison>(part.test).right.term);
    const std::vector<Word> cell = splitName(literal.text);
    const auto behind = std::span(question.words).subspan(static_cast<std::size_t>(place));
    return !cell.empty() && std::ranges::all_of(cell, [&](const Word& one) {
        return std::ranges::any_of(behind, [&](const Word& word) { return sameWord(one, word); });
    });
}

} // namespace

bool shareAmongListed(sql::Query& query, const Question& question)
{
    const int place = query.rest.empty() ? placeOfShare(question) : -1;
    auto* share = place > 0 && query.first.items.size() == 1 ? std::get_if<sql::Arithmetic>(&query.first.items.front().expression.term)
                                                             : nullptr;
    auto* some = share && share->operation == sql::ArithmeticOperator::Divide
        ? std::get_if<sql::AggregateCall>(&sql::scaledPart(*share).term)
        : nullptr;
    std::vector<Condition> parts = some && some->filter.size() == 1 ? partsListed(some->filter.front()) : std::vector<Condition>();
    std::erase_if(parts, [&](const Condition& part) { return !isSaidBehind(part, question, place); });
    if (parts.size() != 1)
        return false;
    sql::addConjunct(query.first.where, some->filter.front());
    some->filter = parts;
    return true;
}

} // namespace ratatosk
