// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/codes_said.h"

#include "core/evidence/question_words.h"
#include "core/language/stop_words.h"
#include "core/language/word_splitter.h"
#include "core/linking/code_cells.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Literal;

constexpr std::size_t kShortestCode = 3; ///< letters; shorter ones begin too many words
constexpr int kMostCodes = 12;

/// All that the column holds, where that is codes.
std::vector<std::string> codesOf(ColumnId column, const CellLookup& cells)
{
    std::vector<std::string> codes;
    for (const Cell& cell : cells.cells(column, {sql::NullTest{cellOf(column), true}}, kMostCodes + 1)) {
        const auto* text = std::get_if<std::string>(&cell);
        if (!text || !isCodeCell(*text))
            return {};
        codes.push_back(*text);
    }
    return codes.size() <= kMostCodes ? codes : std::vector<std::string>();
}

/// Whether a word begins as the code does: "cancelled" of CANC.
bool isSaid(const std::string& code, const Question& question)
{
    const std::string beginning = lowerCase(code);
    return code.size() >= kShortestCode && std::ranges::any_of(question.words, [&](const Word& word) {
               const std::string& said = word.lemmas.front();
               return said.starts_with(beginning) && said.size() > beginning.size() && !isStopWord(word);
           });
}

/// As it stands in the cells.
bool isSaidItself(const std::string& code, const Question& question)
{
    const std::string letters = lowerCase(code);
    return std::ranges::any_of(question.words, [&](const Word& word) { return word.lemmas.front() == letters; });
}

bool takeCodeSaid(Condition& condition, const Question& question, const CellLookup& cells)
{
    auto* test = std::get_if<Comparison>(&condition.test);
    const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
    auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
    const bool isOfCode = column && literal && test->operation == sql::ComparisonOperator::Equal && isCodeCell(literal->text);
    if (!isOfCode || isSaidItself(literal->text, question))
        return false;
    std::vector<std::string> codes = codesOf(column->column, cells);
    std::erase_if(codes, [&](const std::string& code) { return !isSaid(code, question); });
    if (codes.size() != 1 || codes.front() == literal->text)
        return false;
    literal->text = codes.front();
    return true;
}

} // namespace

bool testCodesSaid(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition = [&](Condition& condition) { hasChanged |= takeCodeSaid(condition, question, cells); },
                    .expression = [](sql::Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
