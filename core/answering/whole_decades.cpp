// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answering/whole_decades.h"

#include "core/linking/decade.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Literal;

constexpr std::array<std::string_view, 3> kInside{"in", "during", "of"};

/// First years of the decades that something happens inside of.
std::vector<int> decadesMeant(const Question& question)
{
    std::vector<int> decades;
    for (std::size_t word = 1; word < question.words.size(); ++word) {
        const auto first = decadeOf(question.words[word].lemmas.front());
        const bool hasArticle = question.words[word - 1].lemmas.front() == "the" && word > 1;
        const std::string& before = question.words[word - (hasArticle ? 2 : 1)].lemmas.front();
        if (first && std::ranges::find(kInside, before) != kInside.end())
            decades.push_back(*first);
    }
    return decades;
}

/// Whether a year is one that a decade's bounds are written with.
bool isEnd(const Literal& literal, int first)
{
    return literal.type == ValueType::Integer
        && (literal.text == std::to_string(first) || literal.text == std::to_string(first + 9) || literal.text == std::to_string(first + 10));
}

/// The comparison of a column with an end of the decade; null: it is none.
const Comparison* boundOf(const Condition& condition, int first)
{
    const auto* comparison = std::get_if<Comparison>(&condition.test);
    const auto* literal = comparison ? std::get_if<Literal>(&comparison->right.term) : nullptr;
    const bool isBound = literal && std::holds_alternative<ColumnReference>(comparison->left.term)
        && comparison->operation != sql::ComparisonOperator::NotEqual && isEnd(*literal, first);
    return isBound ? comparison : nullptr;
}

Condition wholeDecade(const sql::Expression& column, int first)
{
    const auto year = [](int number) { return sql::Expression{Literal{ValueType::Integer, std::to_string(number)}}; };
    return {sql::Between{column, year(first), year(first + 9)}};
}

/// Conditions that all have to hold.
std::vector<Condition*> demandsIn(Condition& where)
{
    auto* junction = std::get_if<sql::Junction>(&where.test);
    if (!junction || junction->connective != sql::Connective::And)
        return {&where};
    std::vector<Condition*> demands;
    for (Condition& part : junction->parts)
        demands.push_back(&part);
    return demands;
}

} // namespace

bool boundDecades(sql::Query& query, const Question& question)
{
    if (!query.first.where)
        return false;
    bool hasChanged = false;
    const std::vector<Condition*> demands = demandsIn(*query.first.where);
    for (const int first : decadesMeant(question)) {
        std::vector<Condition*> bounds;
        std::ranges::copy_if(demands, std::back_inserter(bounds), [&](const Condition* demand) { return boundOf(*demand, first) != nullptr; });
        if (bounds.size() != 1)
            continue; // two are a decade already
        *bounds.front() = wholeDecade(sql::Expression(boundOf(*bounds.front(), first)->left), first);
        hasChanged = true;
    }
    return hasChanged;
}

} // namespace ratatosk
