// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/meant_words.h"

#include "core/amounts/amounts_asked.h"
#include "core/amounts/unit_mentions.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <set>
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
    bool leavesOut = false; ///< NOT IN (SELECT ...)
    bool findsThere = false;
    bool joinsItself = false;
    bool reckonsTime = false;   ///< between two moments
    std::set<Measure> measures; ///< of the columns that it uses
};

void noteExpression(Doings& doings, const Expression& expression, const Schema& schema)
{
    const auto* column = std::get_if<sql::ColumnReference>(&expression.term);
    if (const auto unit = column ? unitOf(schema.column(column->column)) : std::nullopt)
        doings.measures.insert(unit->measure);
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
    const auto* among = std::get_if<sql::InQuery>(&condition.test);
    doings.leavesOut = doings.leavesOut || (among && among->isNegated);
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const bool isOfColumns = test && std::holds_alternative<sql::ColumnReference>(test->left.term)
        && std::holds_alternative<sql::ColumnReference>(test->right.term);
    doings.comparesDays = doings.comparesDays || isOfColumns;
    const auto* blank = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    doings.findsEmpty = doings.findsEmpty || (blank && blank->text.empty());
}

Doings doingsOf(const sql::Query& query, const Schema& schema)
{
    Doings doings;
    sql::visitParts(query,
                    {.condition = [&](const sql::Condition& condition) { noteCondition(doings, condition); },
                     .expression = [&](const Expression& expression) { noteExpression(doings, expression, schema); }});
    for (const sql::Source& source : query.first.from)
        doings.joinsItself = doings.joinsItself || std::ranges::count(query.first.from, source.relation, &sql::Source::relation) > 1;
    return doings;
}

/// "weight", of kilograms.
bool namesMeasure(const Word& word, Measure measure)
{
    static constexpr std::array<std::string_view, 4> masses{"weight", "weigh", "mass", "heavy"};
    static constexpr std::array<std::string_view, 8> lengths{"length", "distance", "height", "width", "depth", "far", "tall", "wide"};
    static constexpr std::array<std::string_view, 5> times{"time", "duration", "length", "take", "last"};
    static constexpr std::array<std::string_view, 3> volumes{"volume", "capacity", "hold"};
    switch (measure) {
    case Measure::Money: return isMoneyWord(word);
    case Measure::Mass: return hasLemma(word, masses);
    case Measure::Length: return hasLemma(word, lengths);
    case Measure::Time: return hasLemma(word, times);
    case Measure::Volume: return hasLemma(word, volumes);
    }
    return false;
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
        || ((doings.findsEmpty || doings.leavesOut) && isUnclaimedWord(said)) || (doings.findsThere && hasLemma(word, former))
        || (doings.reckonsTime && hasLemma(word, spans))
        || std::ranges::any_of(doings.measures, [&](Measure measure) { return namesMeasure(word, measure); })
        || (doings.joinsItself && (hasLemma(word, "report") || std::ranges::any_of(word.lemmas, isSuperiorName)));
}

} // namespace

std::vector<int> wordsMeant(const sql::Query& query, const Question& question, const Schema& schema)
{
    const Doings doings = doingsOf(query, schema);
    std::vector<int> places;
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place)
        if (isMeant(question.words[static_cast<std::size_t>(place)], doings))
            places.push_back(place);
    return places;
}

} // namespace ratatosk
