// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/states/flag_sense.h"

#include "core/english/language/scaffold_words.h"
#include "core/english/language/stop_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/rules/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

constexpr int kFlagsLookedAt = 200;
constexpr int kWordsOfDenial = 4; ///< "is not one of our members"

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kYesAndNo{
    {{"1", "0"}, {"t", "f"}, {"true", "false"}, {"y", "n"}, {"yes", "no"}}};

/// "billed" of `billable`, "sickness" of `sick`, beside what sameWord knows.
bool isOfSameStem(const Word& word, const std::string& name)
{
    constexpr std::size_t kShortestStem = 4, kLongestEnding = 4;
    return std::ranges::any_of(word.lemmas, [&](const std::string& lemma) {
        const std::string& stem = lemma.size() < name.size() ? lemma : name;
        const std::string& whole = lemma.size() < name.size() ? name : lemma;
        return stem.size() >= kShortestStem && whole.starts_with(stem) && whole.size() - stem.size() <= kLongestEnding && !isStopWord(word);
    });
}

/// "stepfree", as "step-free" is a word with that lemma; empty for one word.
std::string joinedWords(const std::vector<Word>& name)
{
    std::string joined;
    for (const Word& word : name.size() > 1 ? name : std::vector<Word>())
        joined += word.lemmas.front();
    return joined;
}

/// What is owed is not paid.
bool saysOwing(const Question& question)
{
    static constexpr std::array<std::string_view, 5> owing{"owe", "owed", "owing", "outstanding", "unpaid"};
    return says(question, owing);
}

/// "failed" of `passed`
bool isContrary(const Word& word, const Word& name)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> contraries{
        {{"pass", "fail"}, {"accept", "reject"}, {"approve", "reject"}, {"win", "lose"}, {"attend", "miss"}}};
    return std::ranges::any_of(contraries, [&](const auto& pair) { return hasLemma(name, pair.first) && hasLemma(word, pair.second); });
}

/// "unpaid", "inactive", "nonrefundable"
bool isOpposite(const Word& word, const Word& name)
{
    static constexpr std::array<std::string_view, 5> denials{"un", "in", "non", "dis", "non-"};
    return isContrary(word, name) || std::ranges::any_of(denials, [&](std::string_view denial) {
               return word.lemmas.front() == std::string(denial) + name.lemmas.front();
           });
}

} // namespace

bool isYes(const std::string& cell)
{
    return std::ranges::find(kYesAndNo, lowerCase(cell), &std::pair<std::string_view, std::string_view>::first) != kYesAndNo.end();
}

bool isNo(const std::string& cell)
{
    return std::ranges::find(kYesAndNo, lowerCase(cell), &std::pair<std::string_view, std::string_view>::second) != kYesAndNo.end();
}

std::vector<std::string> flagCells(ColumnId column, const CellLookup& cells)
{
    const auto isFraction = [](const Cell& cell) { return std::holds_alternative<double>(cell); };
    if (std::ranges::any_of(cells.firstCells(column, kFlagsLookedAt), isFraction))
        return {};
    std::vector<std::string> texts = cells.firstTexts(column, kFlagsLookedAt);
    const bool areFlags = std::ranges::all_of(texts, [](const std::string& cell) { return isYes(cell) || isNo(cell); });
    return areFlags ? texts : std::vector<std::string>();
}

std::optional<sql::Condition> flagTest(const sql::ColumnReference& column, bool isYes, const CellLookup& cells)
{
    const std::vector<std::string> texts = flagCells(column.column, cells);
    const auto meant = std::ranges::find_if(texts, [&](const std::string& cell) { return isYes ? ratatosk::isYes(cell) : isNo(cell); });
    if (meant == texts.end())
        return {};
    const bool isNumber = cells.schema().column(column.column).type == ColumnType::Number;
    const sql::Literal literal{isNumber ? ValueType::Integer : ValueType::Text, *meant};
    return sql::Condition{sql::Comparison{{column}, sql::ComparisonOperator::Equal, {literal}}};
}

std::optional<bool> flagSaid(const Question& question, const Column& column)
{
    const std::vector<Word> name = splitName(column.spokenName);
    if (name.empty() || std::ranges::any_of(name, [](const Word& word) { return isDenial(word.lemmas.front()); }))
        return {};
    if (hasLemma(name.back(), "pay") && saysOwing(question))
        return false;
    for (int i = 0; i < static_cast<int>(question.words.size()); ++i) {
        const Word& word = question.words[static_cast<std::size_t>(i)];
        if (isOpposite(word, name.back()))
            return false;
        if (!sameWord(word, name.back()) && !isOfSameStem(word, name.back().lemmas.front()) && !hasLemma(word, joinedWords(name)))
            continue;
        for (int before = i - kWordsOfDenial; before < i; ++before)
            if (isDenial(wordAt(question, before)) && wordAt(question, before + 1) != "of"
                && wordAt(question, before + 1) != ".") // "no. of"
                return false;
        return true;
    }
    return {};
}

} // namespace ratatosk
