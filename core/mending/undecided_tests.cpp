// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/undecided_tests.h"

#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace ratatosk {
namespace {

using sql::Condition;

constexpr std::ptrdiff_t kFewestUndecided = 3;

/// The cell that a column is to be; null: another test.
std::string* cellTested(Condition& condition)
{
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    const bool isTest = literal && literal->type == ValueType::Text && test->operation == sql::ComparisonOperator::Equal
        && std::holds_alternative<sql::ColumnReference>(test->left.term);
    return isTest ? &literal->text : nullptr;
}

bool isSaid(const std::string& cell, const Question& question)
{
    const std::vector<Word> words = splitName(cell);
    return words.empty() || std::ranges::any_of(words, [&](const Word& part) {
               return std::ranges::any_of(question.words, [&](const Word& word) { return sameWord(word, part); });
           });
}

/// A query without one of its tests, and what that asked for.
struct Variant {
    sql::Query rest;
    std::string cell;
};

/// One for each test of a cell that the question does not say. The place of the test stays marked, so that variants are of the same test.
std::vector<Variant> variantsOf(const sql::Query& query, const Question& question)
{
    std::vector<Variant> variants;
    const std::vector<Condition> demands = sql::conjuncts(query.first.where);
    for (std::size_t i = 0; i < demands.size(); ++i) {
        std::vector<Condition> marked = demands;
        std::string* cell = cellTested(marked[i]);
        if (!cell || isSaid(*cell, question))
            continue;
        Variant variant{query, std::exchange(*cell, "")};
        variant.rest.first.where = sql::allOf(marked);
        variants.push_back(std::move(variant));
    }
    return variants;
}

/// Without the test that is marked.
sql::Query withoutMark(sql::Query query)
{
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    std::erase_if(demands, [](Condition& demand) {
        const std::string* cell = cellTested(demand);
        return cell && cell->empty();
    });
    query.first.where = sql::allOf(demands);
    return query;
}

} // namespace

bool dropUndecidedTests(sql::Query& query, const RuleContext& context)
{
    std::vector<Variant> all;
    for (const sql::Query& candidate : context.beam) {
        const std::vector<Variant> some = variantsOf(candidate, context.question);
        all.insert(all.end(), some.begin(), some.end());
    }
    bool hasChanged = false;
    for (const Variant& variant : variantsOf(query, context.question)) {
        const auto isAlike = [&](const Variant& other) { return other.rest == variant.rest; };
        if (std::ranges::count_if(all, isAlike) < kFewestUndecided)
            continue;
        query = withoutMark(variant.rest);
        hasChanged = true;
    }
    return hasChanged;
}

} // namespace ratatosk
