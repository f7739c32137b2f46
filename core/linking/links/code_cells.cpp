// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/code_cells.h"

#include "core/english/language/lemmatizer.h"
#include "core/english/language/stop_words.h"
#include "core/english/language/value_map.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

constexpr int kMostCodes = 12;
constexpr std::size_t kLongestCode = 5;
constexpr std::size_t kShortestTelling = 3; ///< letters; fewer begin too many words
constexpr std::array<std::string_view, 6> kStates{"status", "stat", "state", "result", "outcome", "condition"};
constexpr std::array<std::string_view, 6> kHowThingsAre{"open", "new", "active", "inactive", "pending", "late"};

bool isNamedAfterStates(const Column& column)
{
    const std::vector<Word> name = splitName(column.readableName);
    return !name.empty() && std::ranges::any_of(kStates, [&](std::string_view state) { return name.back().lemmas.front() == state; });
}

/// Lower case, nothing but letters: "noshows".
std::string lettersOf(const std::string& text)
{
    std::string letters;
    for (const char letter : lowerCase(text))
        if (std::isalpha(static_cast<unsigned char>(letter)))
            letters += letter;
    return letters;
}

/// "withdrawn", "closed": the form of a verb that says what has become of something.
bool isParticiple(const Word& word)
{
    const std::string& text = word.lemmas.front();
    const std::vector<std::string> verbs = verbLemmas(text);
    const bool isOther = std::ranges::any_of(verbs, [&](const std::string& verb) { return verb != text; });
    return (isOther && (text.ends_with("ed") || text.ends_with('n') || text.ends_with('d') || text.ends_with('t')))
        || std::ranges::find(kHowThingsAre, text) != kHowThingsAre.end();
}

/// The letters that a code may be the beginning of; empty: the words there are none that it could stand for.
std::string readAs(const Question& question, int begin, int end)
{
    const Word& first = question.words[static_cast<std::size_t>(begin)];
    const std::string one = lettersOf(first.text);
    if (end - begin == 1)
        return isStopWord(first) ? std::string() : one;
    const std::string two = lettersOf(question.words[static_cast<std::size_t>(end - 1)].text);
    return one.empty() || two.empty() || !isParticiple(first) ? std::string() : one.substr(0, 1) + two;
}

std::optional<std::string> codeFor(const Question& question, int begin, int end, const CodeColumn& column)
{
    const std::string letters = readAs(question, begin, end);
    const auto isIt = [&](const std::string& code) {
        const std::string beginning = lowerCase(code);
        const bool isTelling = code.size() >= kShortestTelling;
        const bool isState = column.isOfStates && end - begin == 1 && isParticiple(question.words[static_cast<std::size_t>(begin)]);
        return letters.starts_with(beginning) && (isTelling || isState) && (letters.size() > beginning.size() || end - begin == 2);
    };
    const auto isWhole = [&](const std::string& code) { return lowerCase(code) == letters && end - begin == 1; };
    const bool isAmbiguous = std::ranges::count_if(column.codes, isIt) != 1 || std::ranges::any_of(column.codes, isWhole);
    return letters.empty() || isAmbiguous ? std::nullopt : std::optional(*std::ranges::find_if(column.codes, isIt));
}

} // namespace

bool isCodeCell(const std::string& cell)
{
    return !cell.empty() && cell.size() <= kLongestCode
        && std::ranges::all_of(cell, [](unsigned char letter) { return std::isupper(letter) != 0; });
}

std::vector<CodeColumn> codeColumns(const Schema& schema, const ValueIndex& values)
{
    std::vector<CodeColumn> columns;
    for (int item = 0; item < schema.columnCount(); ++item) {
        if (const auto first = values.sample(ColumnId{item}, 1); first.empty() || !isCodeCell(first.front()))
            continue; // most columns, of which there may be thousands
        std::vector<std::string> cells = values.sample(ColumnId{item}, kMostCodes + 1);
        const bool areCodes = cells.size() > 1 && cells.size() <= kMostCodes && std::ranges::all_of(cells, isCodeCell);
        const bool areFlags = std::ranges::all_of(cells, [](const std::string& cell) { return isFlag(ValueIndex::normalise(cell)); });
        if (areCodes && !areFlags)
            columns.push_back({ColumnId{item}, std::move(cells), isNamedAfterStates(schema.column(ColumnId{item}))});
    }
    return columns;
}

std::vector<CellSpan> findAbbreviatedCells(const Question& question, const std::vector<CodeColumn>& columns)
{
    std::vector<CellSpan> found;
    const int words = static_cast<int>(question.words.size());
    for (int length = 2; length > 0; --length)
        for (int begin = 0; begin + length <= words; ++begin) {
            CellSpan span{begin, begin + length, {}};
            for (const CodeColumn& column : columns)
                if (auto code = codeFor(question, begin, begin + length, column))
                    span.hits.push_back({column.column, *std::move(code)});
            if (!span.hits.empty())
                found.push_back(std::move(span));
        }
    return found;
}

} // namespace ratatosk
