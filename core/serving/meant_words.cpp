// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/meant_words.h"

#include "core/amounts/amounts_asked.h"
#include "core/amounts/unit_mentions.h"
#include "core/evidence/query_search.h"
#include "core/evidence/question_words.h"
#include "core/language/column_senses.h"
#include "core/language/comparison_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/wordnet.h"
#include "core/schema/name_columns.h"
#include "core/sql/count_of_rows.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

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
    bool makesPercents = false; ///< 100.0 * x
    bool takesMiddle = false;   ///< a median: its place goes by what is left of halving the number of rows
    bool putsZero = false;      ///< where nothing is
    bool takesLeast = false;    ///< the first of an order that rises
    bool findsRepeats = false;  ///< HAVING count(*) > 1
    bool usesDays = false;
    bool usesPeople = false;  ///< who have a first and a last name
    bool usesAmounts = false; ///< fees, salaries and the like
    bool usesMail = false;
    bool usesHours = false;    ///< of the day
    bool looksInside = false;  ///< LIKE
    bool takesExtreme = false; ///< min, max, the first of an order, the place of each
    bool skipsFirst = false;
    bool isOrdered = false;
    std::vector<Unit> units; ///< of the columns that it uses
};

bool isNumber(const Expression& expression, std::string_view text)
{
    const auto* literal = std::get_if<sql::Literal>(&expression.term);
    return literal && literal->text == text;
}

void noteColumn(Doings& doings, ColumnId id, const Schema& schema)
{
    const Column& column = schema.column(id);
    if (const auto unit = unitOf(column))
        doings.units.push_back(*unit);
    doings.usesDays = doings.usesDays || hasSense(column.spokenName, ColumnSense::Calendar) || column.spokenName.ends_with(" on")
        || column.spokenName.ends_with(" at");
    static constexpr std::array<std::string_view, 10> amounts{"amount", "amt", "fee",   "fare",   "salary",
                                                              "wage",   "pay", "prize", "refund", "rent"};
    doings.usesAmounts = doings.usesAmounts || (column.type == ColumnType::Number && isCalled(column, amounts));
    doings.usesMail = doings.usesMail || column.spokenName.find("mail") != std::string::npos;
    doings.usesPeople = doings.usesPeople || !namePairOf(schema, id).empty();
}

void noteArithmetic(Doings& doings, const sql::Arithmetic& term)
{
    doings.makesPercents = doings.makesPercents
        || (term.operation == sql::ArithmeticOperator::Multiply && (isNumber(*term.left, "100.0") || isNumber(*term.left, "100")));
    doings.takesMiddle = doings.takesMiddle || (term.operation == sql::ArithmeticOperator::Modulo && isNumber(*term.right, "2"));
}

void noteExpression(Doings& doings, const Expression& expression, const Schema& schema)
{
    if (const auto* column = std::get_if<sql::ColumnReference>(&expression.term))
        noteColumn(doings, column->column, schema);
    if (const auto* term = std::get_if<sql::Arithmetic>(&expression.term))
        noteArithmetic(doings, *term);
    if (const auto* call = std::get_if<sql::AggregateCall>(&expression.term)) {
        doings.multiplies = doings.multiplies || std::holds_alternative<sql::Arithmetic>(call->argument->term);
        doings.takesExtreme = doings.takesExtreme || call->function == sql::Aggregate::Min || call->function == sql::Aggregate::Max;
    }
    doings.takesExtreme = doings.takesExtreme || std::holds_alternative<sql::WindowCall>(expression.term);
    if (const auto* call = std::get_if<sql::FunctionCall>(&expression.term)) {
        doings.reckonsTime = doings.reckonsTime || call->function == sql::Function::JulianDay;
        doings.usesDays = doings.usesDays || call->function == sql::Function::Strftime || call->function == sql::Function::Date;
        doings.putsZero = doings.putsZero || (call->function == sql::Function::Coalesce && isNumber(call->arguments.back(), "0"));
    }
    if (const auto* literal = std::get_if<sql::Literal>(&expression.term)) {
        doings.looksAtToday = doings.looksAtToday || literal->text == "now";
        doings.usesHours = doings.usesHours || literal->text.starts_with("%H");
    }
}

void noteCondition(Doings& doings, const sql::Condition& condition)
{
    if (const auto* test = std::get_if<sql::NullTest>(&condition.test))
        (test->isNegated ? doings.findsThere : doings.findsEmpty) = true;
    doings.looksInside = doings.looksInside || std::holds_alternative<sql::Like>(condition.test);
    const auto* among = std::get_if<sql::InQuery>(&condition.test);
    doings.leavesOut = doings.leavesOut || (among && among->isNegated);
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const bool isOfColumns = test && std::holds_alternative<sql::ColumnReference>(test->left.term)
        && std::holds_alternative<sql::ColumnReference>(test->right.term);
    doings.comparesDays = doings.comparesDays || isOfColumns;
    doings.findsRepeats = doings.findsRepeats
        || (test && sql::isCountOfRows(test->left) && test->operation == sql::ComparisonOperator::Greater && isNumber(test->right, "1"));
    const auto* blank = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    doings.findsEmpty = doings.findsEmpty || (blank && blank->text.empty());
}

Doings doingsOf(const sql::Query& query, const Schema& schema)
{
    Doings doings;
    sql::visitParts(query,
                    {.condition = [&](const sql::Condition& condition) { noteCondition(doings, condition); },
                     .expression = [&](const Expression& expression) { noteExpression(doings, expression, schema); }});
    doings.isOrdered = !query.orderBy.empty();
    doings.takesExtreme = doings.takesExtreme || (doings.isOrdered && query.limit);
    doings.skipsFirst = query.offset.has_value();
    doings.takesLeast = doings.isOrdered && query.limit && !query.orderBy.front().isDescending;
    doings.putsZero = doings.putsZero || joinsLeft(query.first);
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

/// "per cent", "the middle", "nought", "the bottom five", "repeats", "date", "people", "metres": each only beside what it asks for.
bool isWordFor(const Word& word, const Doings& doings)
{
    static constexpr std::array<std::string_view, 3> percents{"cent", "percent", "percentage"};
    static constexpr std::array<std::string_view, 3> middles{"middle", "median", "midpoint"};
    static constexpr std::array<std::string_view, 4> zeros{"nought", "zero", "nil", "nothing"};
    static constexpr std::array<std::string_view, 2> repeats{"repeat", "duplicate"};
    static constexpr std::array<std::string_view, 2> people{"people", "person"};
    static constexpr std::array<std::string_view, 6> hours{"o'clock", "morning", "afternoon", "evening", "noon", "onwards"};
    return (doings.makesPercents && hasLemma(word, percents)) || (doings.takesMiddle && hasLemma(word, middles))
        || (doings.putsZero && hasLemma(word, zeros)) || (doings.takesLeast && hasLemma(word, "bottom"))
        || (doings.findsRepeats && hasLemma(word, repeats)) || (doings.usesDays && hasLemma(word, "date"))
        || (doings.usesMail && hasLemma(word, "address")) || (doings.usesHours && hasLemma(word, hours))
        || (doings.looksInside && hasLemma(word, "word")) || (doings.skipsFirst && hasLemma(word, "runner-up"))
        || (doings.isOrdered && hasLemma(word, "chronological"))
        || (doings.takesExtreme && isSuperlative(lowerCase(word.text), installedWordNet())) || (doings.usesPeople && hasLemma(word, people))
        || (doings.usesAmounts && hasLemma(word, "money")) || std::ranges::any_of(doings.units, [&](const Unit& unit) {
               return namesMeasure(word, unit.measure) || unitNamed({word}) == unit;
           });
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
        || (doings.reckonsTime && hasLemma(word, spans)) || isWordFor(word, doings)
        || (doings.joinsItself && (hasLemma(word, "report") || std::ranges::any_of(word.lemmas, isSuperiorName)));
}

/// "whatever the status", "whatever their state": no condition.
bool isLeftOpen(const Question& question, int place)
{
    static constexpr std::array<std::string_view, 5> between{"the", "its", "their", "his", "her"};
    const int before = isOneOf(wordAt(question, place - 1), between) ? place - 2 : place - 1;
    return wordAt(question, before) == "whatever";
}

} // namespace

std::vector<int> wordsMeant(const sql::Query& query, const Question& question, const Schema& schema)
{
    const Doings doings = doingsOf(query, schema);
    std::vector<int> places;
    for (int place = 0; place < static_cast<int>(question.words.size()); ++place)
        if (isMeant(question.words[static_cast<std::size_t>(place)], doings) || isLeftOpen(question, place))
            places.push_back(place);
    return places;
}

} // namespace ratatosk
