// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/names_looked_for.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

/// '%field%': field
std::vector<Word> wordsOfPattern(const sql::Condition& demand)
{
    const auto* like = std::get_if<sql::Like>(&demand.test);
    const auto* pattern = like && !like->isNegated ? std::get_if<sql::Literal>(&like->pattern.term) : nullptr;
    if (!pattern || pattern->text.size() < 3 || !pattern->text.starts_with('%') || !pattern->text.ends_with('%'))
        return {};
    return splitName(pattern->text.substr(1, pattern->text.size() - 2));
}

/// 'analyst' of job_grade = 'analyst'
std::vector<Word> wordsOfCell(const sql::Condition& demand)
{
    const auto* test = std::get_if<sql::Comparison>(&demand.test);
    const bool isEqual = test && test->operation == sql::ComparisonOperator::Equal;
    const auto* cell = isEqual ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    return cell && cell->type == ValueType::Text ? splitName(cell->text) : std::vector<Word>();
}

/// "Each analyst": of analysts the word says what rows are meant, not which of them, as "ordinary participants", "people of type participant" and
/// "analysts who are analysts" do.
bool saysWhatRowsAre(const Question& question, const Word& cell, const Column& tested)
{
    static constexpr std::array<std::string_view, 5> kinds{"ordinary", "plain", "mere", "only", "just"};
    int place = -1;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (!sameWord(question.words[static_cast<std::size_t>(word)], cell))
            continue;
        if (place >= 0)
            return false;
        place = word;
    }
    return place >= 0 && !isOneOf(wordAt(question, place - 1), kinds) && !namesColumn(question, tested);
}

bool isQuoted(const Question& question)
{
    return question.text.find('"') != std::string::npos || question.text.find(" '") != std::string::npos;
}

/// "still": of a state, not of a text.
bool saysThatItLasts(const std::string& word)
{
    return isLastingWord(word) || isPendingWord(word);
}

/// Whether the tables in FROM are called so.
bool namesTable(const Word& word, const sql::SelectBlock& block, const Schema& schema)
{
    return std::ranges::any_of(block.from, [&](const sql::Source& source) {
        const auto* table = std::get_if<TableId>(&source.relation);
        const std::vector<Word> name = table ? splitName(schema.table(*table).spokenName) : std::vector<Word>();
        return name.size() == 1 && sameWord(name.front(), word);
    });
}

/// To the letter, but for the plural: "nominated" is no nomination.
bool isNameOfTable(const Word& word, const Table& table)
{
    const std::vector<Word> name = splitName(table.spokenName);
    return name.size() == 1 && name.front().lemmas.front() == word.lemmas.front();
}

} // namespace

bool dropNamesLookedFor(sql::Query& query, const Question& question, const Schema& schema)
{
    std::vector<sql::Condition> demands = sql::conjuncts(query.first.where);
    const auto erased = std::erase_if(demands, [&](const sql::Condition& demand) {
        if (const std::vector<Word> cell = wordsOfCell(demand); cell.size() == 1) {
            const auto column = onlyColumnOf(demand);
            return column && !isQuoted(question) && isNameOfTable(cell.front(), schema.table(schema.column(column->column).table))
                && saysWhatRowsAre(question, cell.front(), schema.column(column->column));
        }
        const std::vector<Word> words = wordsOfPattern(demand);
        return words.size() == 1 && !isQuoted(question)
            && (namesTable(words.front(), query.first, schema) || saysThatItLasts(words.front().lemmas.front()));
    });
    if (erased > 0)
        query.first.where = sql::allOf(demands);
    return erased > 0;
}

} // namespace ratatosk
