// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cells/dialect_guess.h"

#include "core/cells/date_text.h"
#include "core/cells/number_text.h"

#include <algorithm>
#include <array>

namespace ratatosk {

namespace {

constexpr std::size_t kRowsLookedAt = 500;
constexpr char kNoSeparator = '\x1f'; ///< ASCII's own, which nobody types
constexpr std::array kSeparators{',', ';', '\t', '|'};
constexpr double kWorthOfType = 0.1; ///< of all cells being numbers, beside all rows being of one length
constexpr double kWorthOfEnding = 0.5;

/// What a dialect makes of the sample.
struct Trial {
    std::size_t rows = 0;
    std::size_t firstLength = 0;
    std::size_t rowsAlike = 0; ///< as long as the first
    std::size_t cells = 0;     ///< that hold something
    std::size_t typed = 0;     ///< of them, numbers and dates
    std::size_t inApostrophes = 0;

    double score() const
    {
        if (firstLength < 2)
            return 0;
        const double types = cells > 0 ? static_cast<double>(typed) / static_cast<double>(cells) : 0;
        return static_cast<double>(rowsAlike) / static_cast<double>(rows) + kWorthOfType * types;
    }
};

void count(Trial& trial, RowCells row)
{
    if (trial.rows++ == 0)
        trial.firstLength = row.size();
    trial.rowsAlike += row.size() == trial.firstLength ? 1 : 0;
    for (const std::string_view cell : row) {
        const bool isTyped = numberFit(cell).styles != 0 || dateFit(cell).styles != 0;
        trial.cells += cell.empty() ? 0 : 1;
        trial.typed += isTyped ? 1 : 0;
        trial.inApostrophes += cell.size() > 1 && cell.front() == '\'' && cell.back() == '\'' ? 1 : 0;
    }
}

Trial tryOut(const Dialect& dialect, std::string_view sample)
{
    Trial trial;
    DelimitedReader reader(dialect, [&](RowCells row) -> Result<void> {
        if (trial.rows < kRowsLookedAt)
            count(trial, row);
        return {};
    });
    (void)reader.take(sample);
    if (trial.rows == 0) // a single line, or its beginning
        (void)reader.finish();
    return trial;
}

double worthOfEnding(char separator, std::string_view ending)
{
    const bool isSaid = (separator == '\t' && (ending == ".tsv" || ending == ".tab")) || (separator == '|' && ending == ".psv");
    return isSaid ? kWorthOfEnding : 0;
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
        const Trial trial = tryOut({.separator = separator}, sample);
        const double score = trial.score() > 0 ? trial.score() + worthOfEnding(separator, ending) : 0;
        if (score > bestScore) {
            best.separator = separator;
            bestTrial = trial;
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
