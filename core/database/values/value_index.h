// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <compare>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// A distinct cell of a text column.
struct CellHit {
    ColumnId column{};
    std::string value; ///< as stored

    auto operator<=>(const CellHit&) const = default;
};

struct ValueIndexLimits {
    int distinctCellsPerColumn = 200'000;
    int charactersPerCell = 100;                     ///< longer cells are skipped
    std::int64_t instructionsPerColumn = 30'000'000; ///< of SQLite's machine: some 2 s, or two million rows
    std::int64_t instructions = 300'000'000;
};

/// Which cells hold a word: distinct cells of all text columns (and of number columns whose cells are text), looked up by their
/// normalised form. An immutable value behind a shared pointer: build it on a worker thread, share it freely.
class ValueIndex
{
public:
    static Result<std::shared_ptr<const ValueIndex>> build(const Connection& connection, const Schema& schema,
                                                           const ValueIndexLimits& limits = {}, std::stop_token stop = {},
                                                           const ReportProgress& report = {});
    static std::shared_ptr<const ValueIndex> empty();
    /// Of these cells alone, in any order; repeats count once.
    static std::shared_ptr<const ValueIndex> fromCells(std::vector<CellHit> cells);
    virtual ~ValueIndex() = default;

    /// Normal form used by all look-ups: lower case, accents and surrounding space removed, inner space collapsed.
    static std::string normalise(std::string_view text);

    /// Cells whose whole text equals `text` after normalisation.
    virtual std::vector<CellHit> cellsEqual(std::string_view text) const = 0;
    /// Columns of which some cell contains `words` (normalised, one or more whole words in sequence), with one such cell each.
    virtual std::vector<CellHit> cellsContaining(std::string_view words) const = 0;
    /// Cells near `text`: normalised Damerau-Levenshtein similarity >= `similarity`, best first, at most `most`.
    virtual std::vector<CellHit> cellsLike(std::string_view text, double similarity, int most) const = 0;
    /// Some distinct cells of a column, in stored order, at most `most`.
    virtual std::vector<std::string> sample(ColumnId column, int most) const = 0;
    /// Those of which a cap left cells out, ascending.
    virtual std::vector<ColumnId> columnsCut() const = 0;
    bool isComplete() const { return columnsCut().empty(); }
};

} // namespace ratatosk
