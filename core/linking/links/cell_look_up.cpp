// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/cell_look_up.h"

#include "core/english/language/stop_words.h"
#include "core/linking/links/cell_matcher.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <set>

namespace ratatosk {
namespace {

constexpr std::chrono::milliseconds kMostTime{300};
constexpr int kMostMentionedWords = 5; ///< of a name
constexpr int kMostCellsOfAColumn = 50;
constexpr int kMostColumns = 100;

char lowered(char c)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

char raised(char c)
{
    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

std::string inCapitals(std::string text)
{
    std::ranges::transform(text, text.begin(), raised);
    return text;
}

std::string inLowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(), lowered);
    return text;
}

/// "new york" -> "New York"
std::string withCapitals(std::string text)
{
    bool isFirst = true;
    for (char& c : text) {
        c = isFirst ? raised(c) : c;
        isFirst = c == ' ' || c == '-';
    }
    return text;
}

bool mayBeMentioned(const Question& question, int begin, int end)
{
    const auto first = question.words.begin() + begin, last = question.words.begin() + end;
    const bool endsWell = !isPunctuation(*first) && !isPunctuation(*(last - 1));
    return endsWell && !std::all_of(first, last, isStopWord);
}

std::vector<CellHit> cellsOf(ColumnId column, const std::string& sql, const Connection& connection, std::chrono::milliseconds time,
                             std::stop_token stop)
{
    std::vector<CellHit> cells;
    const auto add = [&](std::vector<Cell>&& row) {
        if (auto* text = std::get_if<std::string>(&row[0]))
            cells.push_back({column, std::move(*text)});
        return true;
    };
    const RunLimits limits{.rows = kMostCellsOfAColumn, .milliseconds = static_cast<int>(time.count())};
    const auto read = connection.stream(sql, {.row = add}, limits, std::move(stop));
    return read ? std::move(cells) : std::vector<CellHit>();
}

} // namespace

std::vector<std::string> mentionedCells(const Question& question)
{
    std::set<std::string> texts;
    const int words = static_cast<int>(question.words.size());
    for (int begin = 0; begin < words; ++begin) {
        for (int end = begin + 1; end <= std::min(words, begin + kMostMentionedWords); ++end) {
            if (!mayBeMentioned(question, begin, end))
                continue;
            const std::string text = spanText(question, begin, end), small = inLowerCase(text);
            texts.insert({text, small, inCapitals(text), withCapitals(text), withCapitals(small)});
        }
    }
    return {texts.begin(), texts.end()};
}

std::vector<CellHit> lookUpCells(const Question& question, const Schema& schema, const std::vector<ColumnId>& columns,
                                 const Connection& connection, std::stop_token stop)
{
    const std::vector<std::string> texts = columns.empty() ? std::vector<std::string>() : mentionedCells(question);
    const auto deadline = std::chrono::steady_clock::now() + kMostTime;
    std::vector<CellHit> found;
    int looked = 0;
    for (const ColumnId id : columns) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        if (texts.empty() || left.count() <= 0 || looked == kMostColumns || stop.stop_requested())
            break;
        const Column& column = schema.column(id);
        const auto sql = connection.engine().lookUpOf(schema.table(column.table), column, texts);
        if (!sql)
            continue;
        ++looked;
        std::ranges::move(cellsOf(id, *sql, connection, left, stop), std::back_inserter(found));
    }
    return found;
}

} // namespace ratatosk
