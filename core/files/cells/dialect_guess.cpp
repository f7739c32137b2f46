// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/dialect_guess.h"

#include "core/files/cells/sample_shape.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace ratatosk {

namespace {

constexpr std::size_t kRowsLookedAt = 500;
constexpr char kNoSeparator = '\x1f'; ///< ASCII's own, which nobody types
constexpr std::array kSeparators{',', ';', '\t', '|'};
constexpr double kWorthOfType = 0.1; ///< of all cells being numbers, beside all rows being of one length
constexpr double kWorthOfEnding = 0.5;
constexpr double kShareOfAbove = 0.7; ///< of a line above the table, which counts less than one in it
constexpr double kLeastShare = 0.4;
constexpr double kShareOfProse = 0.4;
constexpr double kShareWithinNumbers = 0.5; ///< of one that stands within numbers, beside another that parts the rows as well

/// What a dialect makes of the sample.
struct Trial {
    std::vector<RowShape> rows = {};
    std::size_t inApostrophes = 0;
    std::size_t cells = 0; ///< that hold something
    std::size_t typed = 0; ///< of them, numbers and dates
};

void count(Trial& trial, RowCells row)
{
    RowShape shape = shapeOf(SampleRow(row.begin(), row.end()));
    for (const CellShape cell : shape.cells) {
        trial.cells += cell == CellShape::Blank ? 0 : 1;
        trial.typed += cell == CellShape::Typed || cell == CellShape::Year ? 1 : 0;
    }
    for (const std::string_view cell : row)
        trial.inApostrophes += cell.size() > 1 && cell.front() == '\'' && cell.back() == '\'' ? 1 : 0;
    if (!row.empty() && !shape.isComment)
        trial.rows.push_back(std::move(shape));
}

Trial tryOut(const Dialect& dialect, std::string_view sample)
{
    Trial trial;
    DelimitedReader reader(dialect, [&](RowCells row) -> Result<void> {
        if (trial.rows.size() < kRowsLookedAt)
            count(trial, row);
        return {};
    });
    (void)reader.take(sample);
    if (trial.rows.empty()) // a single line, or its beginning
        (void)reader.finish();
    return trial;
}

/// The length that most rows have, of those with two cells or more; the longer one of two.
std::size_t usualLength(const std::vector<RowShape>& rows)
{
    std::map<std::size_t, std::size_t> counts;
    for (const RowShape& row : rows)
        ++counts[row.written];
    counts.erase(0);
    counts.erase(1);
    const auto most = std::ranges::max_element(counts, [](const auto& left, const auto& right) {
        return left.second != right.second ? left.second < right.second : left.first < right.first;
    });
    return most == counts.end() ? 0 : most->first;
}

/// Whether each `separator` stands before a blank, as commas of sentences do.
bool isPunctuation(std::string_view sample, char separator)
{
    std::size_t count = 0;
    std::size_t before = 0; // a blank
    for (std::size_t i = sample.find(separator); i != std::string_view::npos && i + 1 < sample.size(); i = sample.find(separator, i + 1)) {
        ++count;
        before += sample[i + 1] == ' ' ? 1 : 0;
    }
    return count > 0 && 10 * before >= 9 * count;
}

/// Whether nearly each stands between digits, as in "1,234.50".
bool isWithinNumbers(std::string_view sample, char separator)
{
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    std::size_t count = 0;
    std::size_t within = 0;
    for (std::size_t i = sample.find(separator); i != std::string_view::npos && i + 1 < sample.size(); i = sample.find(separator, i + 1)) {
        ++count;
        within += i > 0 && isDigit(sample[i - 1]) && isDigit(sample[i + 1]) ? 1 : 0;
    }
    return 10 * within >= 9 * count;
}

/// As lines of "1,234,567" are.
bool areLinesNumbers(std::string_view sample)
{
    std::size_t lines = 0;
    std::size_t numbers = 0;
    while (!sample.empty() && lines < kRowsLookedAt) {
        const std::string_view line = sample.substr(0, sample.find_first_of("\r\n"));
        sample.remove_prefix(std::min(line.size() + 1, sample.size()));
        lines += line.empty() ? 0 : 1;
        numbers += shapeOf(line) == CellShape::Typed ? 1 : 0;
    }
    return 2 * numbers > lines;
}

/// How many rows are as long as `length` says, lines above the first such row aside, and how many cells are numbers. Above the table may only
/// stand lines of other lengths, and it begins with names then, or has three columns: "1,5" is none of two columns.
double scoreOfLength(const Trial& trial, std::size_t length, std::string_view sample, char separator)
{
    const auto isUsual = [&](const RowShape& row) { return row.written == length && !row.isBlank(); };
    const auto first = std::ranges::find_if(trial.rows, isUsual);
    if (first == trial.rows.end()) // rows of separators alone
        return 0;
    const auto above = static_cast<double>(first - trial.rows.begin());
    const auto alike = static_cast<double>(std::ranges::count_if(trial.rows, isUsual));
    const double types = trial.cells > 0 ? static_cast<double>(trial.typed) / static_cast<double>(trial.cells) : 0;
    const double share = alike / (static_cast<double>(trial.rows.size()) - kShareOfAbove * above);
    if (above == 0)
        return share + kWorthOfType * types;
    const bool isFilled = 2 * first->fill >= std::max(length, std::size_t(3));
    const bool hasColumns = mayName(*first) || (length > 2 && !areLinesNumbers(sample));
    const bool isTable = isFilled && hasColumns && share >= kLeastShare && alike > 1;
    return isTable ? share * (isPunctuation(sample, separator) ? kShareOfProse : 1) + kWorthOfType * types : 0;
}

double scoreOf(const Trial& trial, std::string_view sample, char separator)
{
    const std::size_t usual = usualLength(trial.rows);
    if (usual < 2)
        return 0;
    const std::size_t first = trial.rows.front().written;
    return std::max(scoreOfLength(trial, usual, sample, separator), first < 2 ? 0 : scoreOfLength(trial, first, sample, separator));
}

double worthOfEnding(char separator, std::string_view ending)
{
    const bool isMentioned = (separator == '\t' && (ending == ".tsv" || ending == ".tab")) || (separator == '|' && ending == ".psv");
    return isMentioned ? kWorthOfEnding : 0;
}

/// "sep=;" in the first line.
bool saysSeparator(std::string_view sample)
{
    return sample.starts_with("sep=") && sample.size() > 5 && (sample[5] == '\n' || sample[5] == '\r');
}

} // namespace

Dialect guessDialect(std::string_view sample, std::string_view ending, std::optional<char> known)
{
    if (saysSeparator(sample))
        return {.separator = known.value_or(sample[4]), .skippedLines = 1};
    Dialect best{.separator = known.value_or(kNoSeparator)};
    Trial bestTrial = tryOut(best, sample);
    double bestScore = 0;
    for (const char separator : kSeparators) {
        if (known)
            break;
        Trial trial = tryOut({.separator = separator}, sample);
        const double shaped = scoreOf(trial, sample, separator) * (isWithinNumbers(sample, separator) ? kShareWithinNumbers : 1);
        const double score = shaped > 0 ? shaped + worthOfEnding(separator, ending) : 0;
        if (score > bestScore) {
            best.separator = separator;
            bestTrial = std::move(trial);
            bestScore = score;
        }
    }
    const bool hasQuotes = sample.find('"') != std::string_view::npos;
    if (!hasQuotes && bestTrial.inApostrophes > 1
        && 3 * bestTrial.inApostrophes >= bestTrial.cells - bestTrial.typed) // headings often have none
        best.quote = '\'';
    return best;
}

} // namespace ratatosk
