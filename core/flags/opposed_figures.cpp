// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/opposed_figures.h"

#include "core/evidence/question_words.h"
#include "core/flags/figure_pair.h"
#include "core/flags/flag_sense.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/date_form.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;

constexpr std::array<std::string_view, 3> kWeekdays{"weekday", "weekdays", "friday"};

/// The one column that a filter tests.
std::optional<ColumnReference> columnTested(const AggregateCall& call)
{
    return call.filter.size() == 1 ? onlyColumnOf(call.filter.front()) : std::nullopt;
}

/// "without a tap and with one": whether the question speaks of no before it speaks of yes.
bool deniesFirst(const Question& question, const Column& column)
{
    const std::vector<Word> name = splitName(column.spokenName);
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (isDenial(wordAt(question, word)))
            return true;
        if (!name.empty() && sameWord(question.words[static_cast<std::size_t>(word)], name.back()))
            return false;
    }
    return false;
}

/// Both filters test the same flag, and do not divide the rows by it.
bool opposeFlags(AggregateCall& first, AggregateCall& second, const Question& question, const CellLookup& cells)
{
    const auto column = columnTested(first);
    if (!column || column != columnTested(second) || flagCells(column->column, cells).empty())
        return false;
    const auto yes = flagTest(*column, true, cells), no = flagTest(*column, false, cells);
    if (!yes || !no)
        return false;
    const bool isDivided = (first.filter.front() == *yes && second.filter.front() == *no)
        || (first.filter.front() == *no && second.filter.front() == *yes);
    if (isDivided)
        return false;
    const bool isNoFirst = deniesFirst(question, cells.schema().column(column->column));
    first.filter = {isNoFirst ? *no : *yes};
    second.filter = {isNoFirst ? *yes : *no};
    return true;
}

/// x = '0' OR x = '6': all but those.
std::optional<Condition> noneOf(const Condition& test)
{
    const auto* either = std::get_if<sql::Junction>(&test.test);
    if (!either || either->connective != sql::Connective::Or)
        return {};
    sql::Junction neither{sql::Connective::And, either->parts};
    for (Condition& part : neither.parts) {
        auto* equality = std::get_if<Comparison>(&part.test);
        if (!equality || equality->operation != ComparisonOperator::Equal)
            return {};
        equality->operation = ComparisonOperator::NotEqual;
    }
    return Condition{std::move(neither)};
}

/// "with children and without": the rows that have some beside those that have none, where the other filter tests nothing of that.
bool opposeNone(AggregateCall& some, const AggregateCall& none)
{
    const auto* test = none.filter.size() == 1 ? std::get_if<Comparison>(&none.filter.front().test) : nullptr;
    const bool isNone = test && test->operation == ComparisonOperator::Equal && std::holds_alternative<ColumnReference>(test->left.term)
        && test->right == Expression{sql::Literal{ValueType::Integer, "0"}};
    if (!isNone || some.filter.size() != 1 || !std::holds_alternative<sql::NullTest>(some.filter.front().test))
        return false;
    some.filter = {{Comparison{test->left, ComparisonOperator::Greater, test->right}}};
    return true;
}

std::optional<ComparisonOperator> complement(ComparisonOperator operation)
{
    switch (operation) {
    case ComparisonOperator::Less: return ComparisonOperator::GreaterEqual;
    case ComparisonOperator::LessEqual: return ComparisonOperator::Greater;
    case ComparisonOperator::Greater: return ComparisonOperator::LessEqual;
    case ComparisonOperator::GreaterEqual: return ComparisonOperator::Less;
    default: return std::nullopt;
    }
}

/// "born in 1990 or later, and those born earlier": two filters that let the same rows pass.
bool opposeBounds(const AggregateCall& first, AggregateCall& second)
{
    const auto boundOf = [](const AggregateCall& call) {
        return call.filter.size() == 1 ? std::get_if<Comparison>(&call.filter.front().test) : nullptr;
    };
    const Comparison *one = boundOf(first), *other = boundOf(second);
    const auto column = one ? sql::columnOfPart(one->left) : std::nullopt;
    const auto opposite = column ? complement(one->operation) : std::nullopt;
    const bool isSame = opposite && other && other->operation == one->operation && sql::columnOfPart(other->left) == column
        && std::holds_alternative<sql::Literal>(one->right.term) && std::holds_alternative<sql::Literal>(other->right.term);
    if (!isSame || (one->left == other->left && !(one->right == other->right))) // "above 10 and above 20"
        return false;
    second.filter = {{Comparison{one->left, *opposite, one->right}}};
    return true;
}

bool isOfWeekends(const AggregateCall& call)
{
    bool isFound = false;
    for (const Condition& test : call.filter)
        sql::visitTerms(test, [&](const Expression& term) {
            const auto* format = std::get_if<sql::Literal>(&term.term);
            isFound = isFound || (format && format->text == "%w");
        });
    return isFound;
}

bool opposeWeekends(AggregateCall& first, AggregateCall& second, const Question& question)
{
    auto others = says(question, kWeekdays) && isOfWeekends(first) ? noneOf(first.filter.front()) : std::nullopt;
    if (!others || (second.filter.size() == 1 && second.filter.front() == *others))
        return false;
    second.filter = {*std::move(others)};
    return true;
}

/// "How many are members and how many are not?"
bool asksForTheRest(const Question& question)
{
    static constexpr std::array<std::string_view, 8> verbs{"are", "were", "is", "was", "have", "has", "do", "did"};
    for (int word = 0; word + 3 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "and" && wordAt(question, word + 1) == "how" && wordAt(question, word + 2) == "many"
            && isDenial(wordAt(question, isOneOf(wordAt(question, word + 3), verbs) ? word + 4 : word + 3)))
            return true;
    return false;
}

/// Those of whom a flag says no, whatever the other figure counts.
bool opposeRest(const AggregateCall& first, AggregateCall& second, const Question& question, const CellLookup& cells)
{
    const auto column = columnTested(first);
    if (!column || flagCells(column->column, cells).empty() || column == columnTested(second) || !asksForTheRest(question))
        return false;
    const auto yes = flagTest(*column, true, cells), no = flagTest(*column, false, cells);
    if (!yes || !no || first.filter.front() != *yes)
        return false;
    second.filter = {*no};
    return true;
}

} // namespace

bool opposeFigures(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto figures = query.rest.empty() ? figurePairOf(query.first) : std::nullopt;
    if (!figures)
        return false;
    AggregateCall &first = *figures->first, &second = *figures->second;
    return opposeFlags(first, second, question, cells) || opposeRest(first, second, question, cells)
        || opposeWeekends(first, second, question) || opposeNone(first, second) || opposeNone(second, first) || opposeBounds(first, second);
}

} // namespace ratatosk
