// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/meant_words.h"

#include "core/amounts/amounts_asked.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

using sql::Expression;

/// What a query does that words may ask for.
struct Doings {
    bool multiplies = false;   ///< within a sum or an average
    bool looksAtToday = false; ///< date('now')
    bool comparesDays = false; ///< or other columns with each other
    bool findsEmpty = false;
    bool findsThere = false;
    bool joinsItself = false;
    bool reckonsTime = false; ///< between two moments
};

void noteExpression(Doings& doings, const Expression& expression)
{
    if (const auto* call = std::get_if<sql::AggregateCall>(&expression.term))
        doings.multiplies = doings.multiplies || std::holds_alternative<sql::Arithmetic>(call->argument->term);
    if (const auto* call = std::get_if<sql::FunctionCall>(&expression.term))
        doings.reckonsTime = doings.reckonsTime || call->function == sql::Function::JulianDay;
    if (const auto* literal = std::get_if<sql::Literal>(&expression.term))
        doings.looksAtToday = doings.looksAtToday || literal->text == "now";
}

void noteCondition(Doings& doings, const sql::Condition& condition)
{
    if (const auto* test = std::get_if<sql::NullTest>(&condition.test))
        (test->isNegated ? doings.findsThere : doings.findsEmpty) = true;
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const bool isOfColumns = test && std::holds_alternative<sql::ColumnReference>(test->left.term)
        && std::holds_alternative<sql::ColumnReference>(test->right.term);
    doings.comparesDays = doings.comparesDays || isOfColumns;
    const auto* blank = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    doings.findsEmpty = doings.findsEmpty || (blank && blank->text.empty());
}

Doings doingsOf(const sql::Query& query)
{
    Doings doings;
    sql::visitParts(query,
                    {.condition = [&](const sql::Condition& condition) { noteCondition(doings, condition); },
                     .expression = [&](const Expression& expression) { noteExpression(doings, expression); }});
    for (const sql::Source& source : query.first.from)
        doings.joinsItself = doings.joinsItself || std::ranges::count(query.first.from, source.relation, &sql::Source::relation) > 1;
    return doings;
}

bool isMeant(const Word& word, const Doings& doings)
{
    static constexpr std::array<std::string_view, 2> overdue{"overdue", "past"};
    static constexpr std::array<std::string_view, 5> former{"former", "longer", "ex", "quit", "formerly"};
    static constexpr std::array<std::string_view, 5> spans{"minute", "hour", "day", "week", "year"};
    const std::string_view said = word.lemmas.front();
    const bool isLasting = isLastingWord(said) || isPendingWord(said);
    return (doings.multiplies && isMoneyWord(word)) || (doings.looksAtToday && hasLemma(word, overdue))
        || (doings.comparesDays && (isLateWord(said) || isDueName(said))) || (doings.findsEmpty && isLasting)
        || (doings.findsThere && hasLemma(word, former)) || (doings.reckonsTime && hasLemma(word, spans))
        || (doings.joinsItself && (hasLemma(word, "report") || std::ranges::any_of(word.lemmas, isSuperiorName)));
}

} // namespace

std::vector<int> wordsMeant(const sql::Query& query, const Question& question)
{
    const Doings doings = doingsOf(query);
    std::vector<int> places;
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place)
        if (isMeant(question.words[static_cast<std::size_t>(place)], doings))
            places.push_back(place);
    return places;
}

} // namespace ratatosk
