// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/kind_codes.h"

#include "core/evidence/question_words.h"
#include "core/language/stop_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
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

constexpr std::size_t kShortestKind = 5; ///< letters of a word that a code may stand for

/// A word that may say of what kind things are.
bool maySayKind(const Word& word)
{
    static constexpr std::array<std::string_view, 10> others{"different", "distinct", "various", "total", "average",
                                                             "number",    "other",    "these",   "those", "unique"};
    const std::string& said = word.lemmas.front();
    const bool isOfLetters = std::ranges::all_of(said, [](char letter) { return letter >= 'a' && letter <= 'z'; });
    return isOfLetters && said.size() >= kShortestKind && !isStopWord(word) && !hasLemma(word, others);
}

/// The cells of a column of kinds, where each is one letter.
std::vector<std::string> lettersOfKinds(ColumnId column, const CellLookup& cells)
{
    constexpr int kMostKinds = 6;
    static constexpr std::array<std::string_view, 4> kinds{"type", "kind", "class", "category"};
    const std::vector<Word> name = splitName(cells.schema().column(column).spokenName);
    if (name.empty() || !hasLemma(name.back(), kinds))
        return {};
    std::vector<std::string> letters;
    for (const Cell& cell : cells.cells(column, {sql::NullTest{cellOf(column), true}}, kMostKinds + 1)) {
        const auto* text = std::get_if<std::string>(&cell);
        if (!text || text->size() != 1 || !isCapital(static_cast<unsigned char>(text->front())))
            return {};
        letters.push_back(*text);
    }
    return letters.size() > 1 && letters.size() <= kMostKinds ? letters : std::vector<std::string>();
}

std::optional<sql::Condition> kindMeant(const Word& word, const ColumnReference& column, const CellLookup& cells)
{
    const std::string initial = word.lemmas.front().substr(0, 1);
    for (const std::string& letter : lettersOfKinds(column.column, cells))
        if (lowerCase(letter) == initial)
            return sql::Condition{sql::Comparison{{column}, sql::ComparisonOperator::Equal, {sql::Literal{ValueType::Text, letter}}}};
    return {};
}

/// Whether the word names a column of FROM, or stands in the query as a text.
bool isTaken(const Word& word, const sql::Query& query, const Schema& schema)
{
    return holdsLiteral(query, word.lemmas.front())
        || std::ranges::any_of(columnsInFrom(query.first, schema), [&](const ColumnReference& one) {
               return std::ranges::any_of(splitName(schema.column(one.column).spokenName),
                                          [&](const Word& part) { return sameWord(part, word); });
           });
}

} // namespace

bool testKindsByCode(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    const Schema& schema = cells.schema();
    if (!query.rest.empty() || !isOfTables(block))
        return false;
    for (const ColumnReference& column : columnsInFrom(block, schema)) {
        const std::vector<Word> things = splitName(schema.table(schema.column(column.column).table).spokenName);
        for (int word = 1; !things.empty() && word < static_cast<int>(question.words.size()); ++word) {
            const Word& before = question.words[static_cast<std::size_t>(word) - 1];
            const bool isOfThings = sameWord(question.words[static_cast<std::size_t>(word)], things.back()) && maySayKind(before);
            const auto meant = isOfThings && !usesColumn(query, column.column) && !isTaken(before, query, schema)
                ? kindMeant(before, column, cells)
                : std::nullopt;
            if (!meant)
                continue;
            sql::addConjunct(block.where, *meant);
            return true;
        }
    }
    return false;
}

} // namespace ratatosk
