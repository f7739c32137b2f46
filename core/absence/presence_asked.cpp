// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/presence_asked.h"

#include "core/evidence/question_words.h"
#include "core/language/value_map.h"
#include "core/language/word_splitter.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::Condition;

constexpr std::size_t kShortestBeginning = 3; ///< letters of a code that a word may begin with

/// "English" of a column of English names stands for no code EN.
bool namesSomeColumn(const Word& word, const Schema& schema)
{
    return std::ranges::any_of(schema.columns(), [&](const Column& column) {
        return std::ranges::any_of(splitName(column.spokenName), [&](const Word& part) { return sameWord(word, part); });
    });
}

bool isSaid(const std::string& cell, const Question& question, const Schema& schema)
{
    const std::vector<Word> parts = splitName(cell);
    return std::ranges::any_of(question.words, [&](const Word& word) {
        const auto isOf = [&](const Word& part) {
            return sameWord(word, part) || (part.text.size() >= kShortestBeginning && word.lemmas.front().starts_with(part.lemmas.front()));
        };
        return std::ranges::any_of(parts, isOf) || (!namesSomeColumn(word, schema) && mayBeStoredAs(word.lemmas.front(), cell));
    });
}

} // namespace

bool askForPresence(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = false;
    const auto ask = [&](Condition& condition) {
        const auto* test = std::get_if<sql::Comparison>(&condition.test);
        const auto* column = test ? std::get_if<sql::ColumnReference>(&test->left.term) : nullptr;
        const auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        const bool isText = column && literal && literal->type == ValueType::Text && !literal->text.empty()
            && test->operation == sql::ComparisonOperator::Equal;
        if (!isText || isSaid(literal->text, question, cells.schema()) || !saysWholeName(question, cells.schema().column(column->column))
            || !cells.lacksSome(column->column))
            return;
        condition = Condition{sql::NullTest{{*column}, true}};
        hasChanged = true;
    };
    sql::editParts(query, {.condition = ask, .expression = [](sql::Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
