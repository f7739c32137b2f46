// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/mentioned_texts.h"

#include "core/evidence/question_words.h"
#include "core/language/lemmatizer.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/like_pattern.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::Literal;

constexpr std::array<std::string_view, 4> kMentions{"mention", "contain", "include", "say"};
constexpr std::array<std::string_view, 5> kArticles{"a", "an", "the", "some", "any"};
constexpr std::size_t kFewestLetters = 3;

/// The word behind "mention", or behind "the word"; empty: none.
std::string wordMentioned(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        int next = word + 1;
        const bool isNamed = wordAt(question, word) == "word" && wordAt(question, word - 1) == "the";
        const bool isPreposition = wordAt(question, word).starts_with("includ"); // "including fields that never were", "include those"
        if (!isNamed && (isPreposition || !hasLemma(question.words[static_cast<std::size_t>(word)], kMentions)))
            continue;
        while (std::ranges::find(kArticles, wordAt(question, next)) != kArticles.end() || wordAt(question, next) == "word")
            ++next;
        const std::string_view found = wordAt(question, next);
        const bool isLetters = std::ranges::all_of(found, [](unsigned char letter) { return letter >= 'a' && letter <= 'z'; });
        if (found.size() >= kFewestLetters && isLetters && !isScaffoldWord(found))
            return nounLemma(std::string(found));
    }
    return {};
}

Condition holds(const Expression& column, const std::string& word)
{
    return {sql::Like{column, {Literal{ValueType::Text, "%" + word + "%"}}}};
}

/// The one column of texts that the question names and some cell of which has the word.
std::optional<ColumnReference> columnMeant(const sql::SelectBlock& block, const Question& question, const std::string& word,
                                           const CellLookup& cells)
{
    std::vector<ColumnReference> found = columnsInFrom(block, cells.schema());
    std::erase_if(found, [&](const ColumnReference& one) {
        const Column& column = cells.schema().column(one.column);
        return column.type != ColumnType::Text || !namesColumn(question, column)
            || cells.any(one.column, holds(cellOf(one.column), word)) != CellLookup::Found::Yes;
    });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// A test that this one stands for: whether there is any text at all.
bool isOfPresence(const Condition& condition, const ColumnReference& column)
{
    const auto* test = std::get_if<sql::NullTest>(&condition.test);
    return test && test->value == Expression{column};
}

bool isDenied(const Question& question)
{
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        if (hasLemma(question.words[static_cast<std::size_t>(word)], kMentions)
            && (wordAt(question, word - 1) == "not" || wordAt(question, word - 1) == "n't"))
            return true;
    }
    return false;
}

/// LIKE '%words%': of one, too.
bool lookForOne(Condition& condition, const std::string& word)
{
    auto* like = std::get_if<sql::Like>(&condition.test);
    const auto pattern = like ? sql::likePatternOf(*like) : std::nullopt;
    const bool isOfSeveral = pattern && pattern->isOpenBefore && pattern->isOpenAfter && lowerCase(pattern->letters) != word
        && nounLemma(lowerCase(pattern->letters)) == word;
    if (isOfSeveral)
        like->pattern = {Literal{ValueType::Text, "%" + word + "%"}};
    return isOfSeveral;
}

/// = 'word': as a part of the text.
bool lookInside(Condition& condition, const std::string& word, bool isDenied)
{
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
    const bool isOfText = literal && literal->type == ValueType::Text && std::holds_alternative<ColumnReference>(test->left.term);
    const bool isEquality = test
        && (test->operation == sql::ComparisonOperator::Equal || test->operation == sql::ComparisonOperator::NotEqual);
    if (!isOfText || !isEquality || lowerCase(literal->text) != word)
        return false;
    sql::Like inside{test->left, {Literal{ValueType::Text, "%" + literal->text + "%"}}};
    inside.isNegated = isDenied;
    condition = {std::move(inside)};
    return true;
}

/// Only a word that nothing but "contain" stands before: "tickets including VAT" mention nothing.
bool lookInsideTexts(sql::Query& query, const Question& question, const std::string& word)
{
    static constexpr std::array<std::string_view, 2> contain{"contain", "mention"};
    bool hasChanged = false;
    if (says(question, contain))
        sql::editParts(
            query,
            {[&](Condition& condition) { hasChanged |= lookInside(condition, word, isDenied(question)) || lookForOne(condition, word); },
             {}});
    return hasChanged;
}

} // namespace

bool dropPronounsLookedFor(sql::Query& query, const Question& question)
{
    static constexpr std::array<std::string_view, 5> pronouns{"one", "ones", "those", "them", "these"};
    const auto isOfPronoun = [&](const Condition& demand) {
        const auto* like = std::get_if<sql::Like>(&demand.test);
        const auto pattern = like ? sql::likePatternOf(*like) : std::nullopt;
        return pattern && pattern->isOpenBefore && pattern->isOpenAfter && isOneOf(lowerCase(pattern->letters), pronouns);
    };
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    static constexpr std::array<std::string_view, 2> mentions{"mention", "contain"};
    const bool isSaid = says(question, mentions) || question.text.find('\'') != std::string::npos;
    if (isSaid || std::erase_if(demands, isOfPronoun) == 0)
        return false;
    query.first.where = sql::allOf(demands);
    return true;
}

bool lookForWordsMentioned(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const std::string word = wordMentioned(question);
    if (!word.empty() && lookInsideTexts(query, question, word))
        return true;
    if (word.empty() || !query.rest.empty() || holdsLiteral(query, word))
        return false;
    sql::SelectBlock& block = query.first;
    const auto column = columnMeant(block, question, word, cells);
    if (!column)
        return false;
    std::vector<Condition> demands = sql::conjuncts(block.where);
    std::erase_if(demands, [&](const Condition& demand) { return isOfPresence(demand, *column); });
    block.where = sql::allOf(demands);
    sql::addConjunct(block.where, holds({*column}, word));
    return true;
}

} // namespace ratatosk
