// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/denied_values.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Comparison;
using sql::Condition;

constexpr int kWordsOfDenial = 4; ///< "is not one of the critical"

bool isOpen(const Condition& demand)
{
    const auto* test = std::get_if<sql::NullTest>(&demand.test);
    return test && !test->isNegated;
}

bool leavesOut(std::string_view word)
{
    static constexpr std::array<std::string_view, 8> leaving{"except", "but", "without", "excluding", "other", "besides", "no", "non"};
    return isDenial(word) || std::ranges::find(leaving, word) != leaving.end();
}

/// Whether the value is said, and nothing before it leaves it out.
bool isSaidPlainly(const std::string& value, const Question& question)
{
    const std::vector<Word> cell = splitName(value);
    for (int word = 0; !cell.empty() && word < static_cast<int>(question.words.size()); ++word) {
        if (!sameWord(question.words[static_cast<std::size_t>(word)], cell.front()))
            continue;
        for (int before = word - kWordsOfDenial; before < word; ++before)
            if (leavesOut(wordAt(question, before)))
                return false;
        return true;
    }
    return false;
}

} // namespace

bool affirmValuesNotDenied(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!query.rest.empty())
        return false;
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    bool hasChanged = false;
    for (Condition& demand : demands) {
        auto* test = std::get_if<Comparison>(&demand.test);
        const auto* column = test ? std::get_if<sql::ColumnReference>(&test->left.term) : nullptr;
        const auto* value = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        const bool isTurned = column && value && test->operation == sql::ComparisonOperator::NotEqual
            && schema.column(column->column).type == ColumnType::Text && isSaidPlainly(value->text, question);
        if (!isTurned || std::ranges::none_of(demands, isOpen))
            continue;
        test->operation = sql::ComparisonOperator::Equal;
        hasChanged = true;
    }
    if (hasChanged)
        query.first.where = sql::allOf(demands);
    return hasChanged;
}

namespace {

/// Where the question's only denial stands, "not", "never", "outside"; -1: there is none, or several.
int placeOfDenial(const Question& question)
{
    static constexpr std::array<std::string_view, 3> leaving{"outside", "except", "excluding"};
    int place = -1;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (!isDenial(wordAt(question, word)) && !isOneOf(wordAt(question, word), leaving))
            continue;
        if (place >= 0)
            return -1;
        place = word;
    }
    return place;
}

bool deniesSomething(const Condition& condition)
{
    if (const auto* test = std::get_if<Comparison>(&condition.test))
        return test->operation == sql::ComparisonOperator::NotEqual;
    if (const auto* list = std::get_if<sql::InList>(&condition.test))
        return list->isNegated;
    if (const auto* query = std::get_if<sql::InQuery>(&condition.test))
        return query->isNegated;
    if (const auto* text = std::get_if<sql::Like>(&condition.test))
        return text->isNegated;
    return std::holds_alternative<sql::NullTest>(condition.test) || std::holds_alternative<sql::Negation>(condition.test)
        || std::holds_alternative<sql::Exists>(condition.test);
}

/// "Not been charged", "never really closed", "outside the UK": the place of what is denied, behind words that say nothing by themselves.
int placeDenied(const Question& question, int denial)
{
    static constexpr std::array<std::string_view, 10> between{"been", "yet", "being",  "be",   "got",
                                                              "of",   "the", "really", "ever", "actually"};
    int place = denial + 1;
    while (isOneOf(wordAt(question, place), between))
        ++place;
    return place;
}

/// Whether the value is what stands there; or "outside the UK", since places have several names, where it is said nowhere. Something else is held
/// "outside in York".
bool isDenied(const std::string& value, const Question& question, int denial)
{
    static constexpr std::array<std::string_view, 9> others{"in", "at", "on", "and", "or", "by", "?", ".", ","};
    const std::vector<Word> cell = splitName(value);
    const int place = placeDenied(question, denial);
    if (saysAt(question, place, cell))
        return true;
    bool isSaid = wordAt(question, place).empty() || isOneOf(wordAt(question, place), others);
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        isSaid = isSaid || saysAt(question, word, cell);
    return wordAt(question, denial) == "outside" && !isSaid;
}

} // namespace

bool denyValuesDenied(sql::Query& query, const Question& question, const Schema& schema)
{
    const int denial = query.rest.empty() && isOfTables(query.first) && query.first.groupBy.empty() ? placeOfDenial(question) : -1;
    bool denies = joinsLeft(query.first);
    sql::visitParts(query, {.condition = [&](const Condition& condition) { denies = denies || deniesSomething(condition); }});
    std::vector<Condition> demands = denial >= 0 && !denies ? sql::conjuncts(query.first.where) : std::vector<Condition>();
    Comparison* denied = nullptr;
    for (Condition& demand : demands) {
        auto* test = std::get_if<Comparison>(&demand.test);
        const auto* column = test && test->operation == sql::ComparisonOperator::Equal ? std::get_if<sql::ColumnReference>(&test->left.term)
                                                                                       : nullptr;
        const auto* value = column ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        if (!value || schema.column(column->column).type != ColumnType::Text || !isDenied(value->text, question, denial))
            continue;
        if (denied)
            return false;
        denied = test;
    }
    if (!denied)
        return false;
    denied->operation = sql::ComparisonOperator::NotEqual;
    query.first.where = sql::allOf(demands);
    return true;
}

} // namespace ratatosk
