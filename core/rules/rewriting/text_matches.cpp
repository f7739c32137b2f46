// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/text_matches.h"

#include "core/english/text/characters.h"
#include "core/sql/tree/like_pattern.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Like;
using sql::Literal;

constexpr std::size_t kShortestMatch = 3;
constexpr int kMostCells = 50; ///< that are looked at

/// A test of a column for one text.
struct TextTest {
    ColumnReference column;
    std::string text;
    bool isNegated = false;
};

const Literal* textIn(const sql::Expression& expression)
{
    const auto* literal = std::get_if<Literal>(&expression.term);
    return literal && literal->type == ValueType::Text ? literal : nullptr;
}

std::optional<TextTest> textTestOf(const Condition& condition)
{
    if (const auto* test = std::get_if<sql::Comparison>(&condition.test)) {
        const auto* column = std::get_if<ColumnReference>(&test->left.term);
        const Literal* text = textIn(test->right);
        const bool isEquality = test->operation == ComparisonOperator::Equal || test->operation == ComparisonOperator::NotEqual;
        if (column && text && isEquality)
            return TextTest{*column, text->text, test->operation == ComparisonOperator::NotEqual};
    }
    if (const auto* like = std::get_if<Like>(&condition.test)) {
        const auto* column = std::get_if<ColumnReference>(&like->value.term);
        const auto pattern = sql::likePatternOf(*like);
        const bool isOpenToBoth = pattern && pattern->isOpenBefore && pattern->isOpenAfter;
        if (column && pattern && !isOpenToBoth)
            return TextTest{*column, pattern->letters, like->isNegated};
    }
    return {};
}

/// What the condition asks of a cell, without its negation.
Condition requestedOf(Condition condition)
{
    if (auto* test = std::get_if<sql::Comparison>(&condition.test))
        test->operation = ComparisonOperator::Equal;
    if (auto* like = std::get_if<Like>(&condition.test))
        like->isNegated = false;
    return condition;
}

bool isLetter(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || std::isalnum(byte) != 0;
}

std::string withoutBlanks(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Whether the text stands in the cell among other words, with no letter beside it: "male" does not stand in "female". Blanks are no
/// words: what differs by these alone is a cell of its own.
bool holdsWords(const Cell& cell, const std::string& text)
{
    const auto* whole = std::get_if<std::string>(&cell);
    if (!whole)
        return false;
    const std::string letters = lowerCase(*whole);
    const std::string wanted = lowerCase(text);
    if (withoutBlanks(letters) == wanted)
        return false;
    for (std::size_t at = letters.find(wanted); at != std::string::npos; at = letters.find(wanted, at + 1)) {
        const std::size_t behind = at + wanted.size();
        const bool isWhole = (at == 0 || !isLetter(letters[at - 1])) && (behind == letters.size() || !isLetter(letters[behind]));
        if (isWhole)
            return true;
    }
    return false;
}

/// 'lost' where cells say 'LOST': the one cell that differs by the case alone.
bool spellAsCell(Condition& condition, const TextTest& test, const CellLookup& cells)
{
    auto* comparison = std::get_if<sql::Comparison>(&condition.test);
    if (!comparison || test.text.empty())
        return false;
    const Condition inAnyCase{sql::likeTest({test.column}, {test.text, false, false}, false)};
    const std::vector<Cell> found = cells.cells(test.column.column, inAnyCase, 2);
    const auto* cell = found.size() == 1 ? std::get_if<std::string>(&found.front()) : nullptr;
    if (!cell)
        return false;
    comparison->right = {Literal{ValueType::Text, *cell}};
    return true;
}

/// 'Berlin' where cells say 'Berlin' and 'berlin': all that differ by the case alone.
bool matchAnyCase(Condition& condition, const CellLookup& cells)
{
    constexpr int most = 10;
    const auto test = textTestOf(condition);
    if (!test || !std::holds_alternative<sql::Comparison>(condition.test) || test->text.empty())
        return false;
    const Condition inAnyCase{sql::likeTest({test->column}, {test->text, false, false}, false)};
    const std::size_t spellings = cells.cells(test->column.column, inAnyCase, most).size();
    if (spellings < 2 || cells.cells(test->column.column, requestedOf(condition), most).size() >= spellings)
        return false;
    condition = {sql::likeTest({test->column}, {test->text, false, false}, test->isNegated)};
    return true;
}

bool matchText(Condition& condition, const CellLookup& cells)
{
    const auto test = textTestOf(condition);
    if (!test)
        return false;
    const ColumnId column = test->column.column;
    if (cells.any(column, requestedOf(condition)) != CellLookup::Found::No)
        return false;
    if (spellAsCell(condition, *test, cells))
        return true;
    if (test->text.size() < kShortestMatch)
        return false;
    Condition wider{sql::likeTest({test->column}, {test->text, true, true}, test->isNegated)};
    const std::vector<Cell> found = cells.cells(column, requestedOf(wider), kMostCells);
    const bool holdsAll = std::ranges::all_of(found, [&](const Cell& cell) { return holdsWords(cell, test->text); });
    if (found.empty() || !holdsAll)
        return false;
    condition = std::move(wider);
    return true;
}

} // namespace

bool matchTextsInAnyCase(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    editParts(query, {[&](Condition& condition) { hasChanged |= matchAnyCase(condition, cells); }, {}});
    return hasChanged;
}

bool matchTexts(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    editParts(query, {[&](Condition& condition) { hasChanged |= matchText(condition, cells); }, {}});
    return hasChanged;
}

} // namespace ratatosk
