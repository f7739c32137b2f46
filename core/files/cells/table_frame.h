// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

using SampleRow = std::vector<std::string>; ///< empty: a blank line

/// Rows of a text or a sheet in which the table is looked for.
struct RowSample {
    std::vector<SampleRow> head;      ///< the first rows
    std::vector<SampleRow> tail = {}; ///< the last rows, where `head` has not all
    bool isWhole = true;              ///< `head` has all
    bool hasSeparators = true;        ///< as in a text, where a row is as long as it was written
};

/// What a person says of it; rows are counted from 1, with blank ones.
struct FrameChoice {
    std::optional<bool> hasHeading = {};
    std::optional<int> headingRow = {};
    std::optional<int> firstRow = {};
    std::optional<int> lastRow = {};
};

/// Where the table is. Rows are counted from 1, with blank ones.
struct TableFrame {
    enum class Heading { Judged, Sure, None }; ///< whether `start` names the columns; Judged: by all the cells below

    std::int64_t start = 1;                ///< the first row of it, with its heading
    std::int64_t data = 2;                 ///< the first row below `start` that belongs to it
    std::optional<std::int64_t> last = {}; ///< none: all, but for `below`
    std::int64_t below = 0;                ///< how many rows at the end do not belong to it
    Heading heading = Heading::Judged;
    std::vector<std::string> names = {}; ///< of the columns, where more than one row says them
    std::size_t firstColumn = 0;
    std::optional<std::size_t> endColumn = {};      ///< none: all
    bool hasComments = false;                       ///< rows that begin with # belong to nothing
    bool hasTotal = false;                          ///< among the rows left out at the end
    std::vector<std::int64_t> subtotals = {};       ///< rows within that add up others, ascending; of a sample that is not whole its own
    std::optional<std::size_t> subtotalColumn = {}; ///< of a sample that is not whole: the column, from `firstColumn` on, that says so
    std::int64_t fromEnd = 0;                       ///< more than 0: rows are counted in that many last rows of the file alone

    bool operator==(const TableFrame&) const = default;
};

/// Title lines, notes, pairs of key and value and comments above the heading are told from it by the shape of the rows: each row is tried as the
/// heading, and the one wins below which most rows are as long as it says and hold numbers and dates where it holds words. At the end notes,
/// totals and further tables are left out, on both sides what stands apart from the table.
/// Rows within it that add up those above them are found, too.
TableFrame tableFrame(const RowSample& sample, const FrameChoice& choice = {});

} // namespace ratatosk
