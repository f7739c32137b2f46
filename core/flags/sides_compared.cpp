// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/sides_compared.h"

#include "core/evidence/question_words.h"
#include "core/flags/figure_pair.h"
#include "core/language/value_map.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::ColumnReference;
using sql::Comparison;
using sql::Literal;

constexpr int kMostValues = 12; ///< of a column that rows are parted by

/// The test of a text that lets rows into a figure; null: it has none, or another.
const Comparison* testOf(const AggregateCall& call)
{
    const auto* test = call.filter.size() == 1 ? std::get_if<Comparison>(&call.filter.front().test) : nullptr;
    const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
    const bool isTest = literal && literal->type == ValueType::Text && test->operation == sql::ComparisonOperator::Equal
        && std::holds_alternative<ColumnReference>(test->left.term);
    return isTest ? test : nullptr;
}

/// By its own words, or by one that stands for it: "females" of F.
bool isSaid(const std::string& cell, const Question& question)
{
    const std::vector<Word> words = splitName(cell);
    const auto standsFor = [&](const Word& word) { return mayBeStoredAs(word.lemmas.front(), cell); };
    const bool areSaid = !words.empty() && std::ranges::all_of(words, [&](const Word& part) {
        return std::ranges::any_of(question.words, [&](const Word& word) { return sameWord(word, part); });
    });
    return areSaid || std::ranges::any_of(question.words, standsFor);
}

/// The one other value of the column that the question speaks of.
std::optional<std::string> otherValueSaid(const Comparison& test, const Question& question, const CellLookup& cells)
{
    const ColumnId column = std::get<ColumnReference>(test.left.term).column;
    std::vector<std::string> values;
    for (const Cell& cell : cells.cells(column, {sql::NullTest{cellOf(column), true}}, kMostValues + 1))
        if (const auto* text = std::get_if<std::string>(&cell))
            values.push_back(*text);
    if (static_cast<int>(values.size()) > kMostValues)
        return {};
    std::erase_if(values,
                  [&](const std::string& cell) { return cell == std::get<Literal>(test.right.term).text || !isSaid(cell, question); });
    return values.size() == 1 ? std::optional(values.front()) : std::nullopt;
}

} // namespace

bool partByOneColumn(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto figures = query.rest.empty() ? figurePairOf(query.first) : std::nullopt;
    const Comparison* first = figures ? testOf(*figures->first) : nullptr;
    const Comparison* second = figures ? testOf(*figures->second) : nullptr;
    if (!first || !second || first->left == second->left || first->right == second->right) // "into English and out of it"
        return false;
    const auto besideFirst = otherValueSaid(*first, question, cells), besideSecond = otherValueSaid(*second, question, cells);
    if (besideFirst.has_value() == besideSecond.has_value())
        return false;
    AggregateCall& parted = besideFirst ? *figures->first : *figures->second;
    AggregateCall& other = besideFirst ? *figures->second : *figures->first;
    sql::addConjunct(query.first.where, other.filter.front());
    Comparison opposite = *testOf(parted);
    opposite.right = {sql::textLiteral(besideFirst ? *besideFirst : *besideSecond)};
    other.filter = {{opposite}};
    return true;
}

bool letBothSidesIn(sql::Query& query)
{
    const auto figures = query.rest.empty() && query.first.where ? figurePairOf(query.first) : std::nullopt;
    const Comparison* first = figures ? testOf(*figures->first) : nullptr;
    const Comparison* second = figures ? testOf(*figures->second) : nullptr;
    if (!first || !second || !(first->left == second->left) || *first == *second)
        return false;
    std::vector<sql::Condition> demands = sql::conjuncts(query.first.where);
    const auto erased = std::erase_if(demands, [&](const sql::Condition& demand) {
        const auto* test = std::get_if<Comparison>(&demand.test);
        return test && (*test == *first || *test == *second);
    });
    if (erased > 0)
        query.first.where = sql::allOf(demands);
    return erased > 0;
}

} // namespace ratatosk
