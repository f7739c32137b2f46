// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/denied_values.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"

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

} // namespace ratatosk
