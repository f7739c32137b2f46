// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/names_looked_for.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <string>
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

} // namespace

bool dropNamesLookedFor(sql::Query& query, const Question& question, const Schema& schema)
{
    std::vector<sql::Condition> demands = sql::conjuncts(query.first.where);
    const auto erased = std::erase_if(demands, [&](const sql::Condition& demand) {
        const std::vector<Word> words = wordsOfPattern(demand);
        return words.size() == 1 && !isQuoted(question)
            && (namesTable(words.front(), query.first, schema) || saysThatItLasts(words.front().lemmas.front()));
    });
    if (erased > 0)
        query.first.where = sql::allOf(demands);
    return erased > 0;
}

} // namespace ratatosk
