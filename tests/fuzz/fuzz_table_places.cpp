// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/further_tables.h"
#include "core/files/cells/table_frame.h"
#include "tests/fuzz/fuzz_targets.h"

#include <algorithm>

namespace ratatosk::fuzz {

namespace {

std::vector<SampleRow> rowsIn(std::string_view bytes)
{
    std::vector<SampleRow> rows;
    while (!bytes.empty()) {
        std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(bytes.size(), line.size() + 1));
        SampleRow& row = rows.emplace_back();
        while (!line.empty()) {
            const std::string_view cell = line.substr(0, line.find(','));
            row.emplace_back(cell);
            line.remove_prefix(std::min(line.size(), cell.size() + 1));
        }
    }
    return rows;
}

/// Of a letter: '0' to '9' a row that a person chose, anything else none.
std::optional<int> chosenRow(char letter)
{
    return letter >= '0' && letter <= '9' ? std::optional(letter - '0') : std::nullopt;
}

void framePlaces(const TableFrame& frame, std::int64_t rows, bool isChosen)
{
    promise(frame.start >= 1 && frame.data > frame.start, "a table begins above its first row");
    promise(isChosen || frame.start <= std::max<std::int64_t>(rows, 1), "a table begins within the rows");
    promise(!frame.endColumn || frame.firstColumn < *frame.endColumn, "a table has a column");
    promise(isChosen || !frame.last || (*frame.last >= frame.start && *frame.last <= rows), "a table ends within the rows");
    promise(std::ranges::is_sorted(frame.subtotals), "subtotals are in order");
    promise(std::ranges::all_of(frame.subtotals, [&](std::int64_t row) { return row >= frame.start && row <= rows; }),
            "subtotals lie within the rows");
}

/// Both tables have rows and columns in common.
bool overlap(const TableFrame& one, const TableFrame& other, std::int64_t rows)
{
    constexpr std::size_t most = 1'000'000;
    const bool areBeside = one.endColumn.value_or(most) <= other.firstColumn || other.endColumn.value_or(most) <= one.firstColumn;
    const bool areBelow = one.last.value_or(rows) < other.start || other.last.value_or(rows) < one.start;
    return !areBeside && !areBelow;
}

} // namespace

/// Five letters of choices (heading, heading's row, first row, last row, whether separators show), then rows, commas between their cells.
/// More than 40 rows are known at both ends alone.
void fuzzTablePlaces(std::string_view bytes)
{
    constexpr std::size_t choices = 5, mostKnown = 40, ends = 20;
    if (bytes.size() < choices)
        return;
    const FrameChoice choice{.hasHeading = bytes[0] == 'y' ? std::optional(true)
                                 : bytes[0] == 'n'         ? std::optional(false)
                                                           : std::nullopt,
                             .headingRow = chosenRow(bytes[1]),
                             .firstRow = chosenRow(bytes[2]),
                             .lastRow = chosenRow(bytes[3])};
    RowSample sample{.head = rowsIn(bytes.substr(choices)), .hasSeparators = bytes[4] != 's'};
    const bool isChosen = choice.headingRow || choice.firstRow || choice.lastRow;
    const auto rows = std::ssize(sample.head);
    if (sample.head.size() > mostKnown) {
        sample.tail.assign(sample.head.end() - ends, sample.head.end());
        sample.head.resize(ends);
        sample.isWhole = false;
    }
    const TableFrame frame = tableFrame(sample, choice);
    promise(frame == tableFrame(sample, choice), "the same rows are read in the same way");
    framePlaces(frame, rows, isChosen);
    const std::vector<FurtherTable> others = furtherTables(sample, frame);
    for (const FurtherTable& other : others) {
        framePlaces(other.frame, rows, false);
        promise(isChosen || !sample.isWhole || !overlap(frame, other.frame, rows), "tables have no cell in common");
    }
}

} // namespace ratatosk::fuzz
