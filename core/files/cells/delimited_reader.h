// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// How a text parts its cells.
struct Dialect {
    char separator = ',';
    char quote = '"';
    int skippedLines = 0; ///< "sep=;" for a spreadsheet
};

/// An empty text in quotes has a place (data()), a cell that holds nothing has none.
using RowCells = std::span<const std::string_view>;
/// Cells live as long as the call. Errors end the pass.
using RowSink = std::function<Result<void>(RowCells)>;

/// Called with the number of a line and a clause that says what is wrong there.
using FaultSink = std::function<void(std::int64_t, const std::string&)>;

/// Cuts a text that comes in pieces into rows of cells (RFC 4180, and what is near it): blanks around cells are left out, an empty line is a
/// row without cells, a quote inside of a bare cell is a letter, lines end with CR, LF or both. A quote that is never closed, or only in the
/// middle of a later cell while its own line has the cells of a row, is a fault and counts for nothing (literal_cells.h). Used by one thread.
class DelimitedReader
{
public:
    explicit DelimitedReader(const Dialect& dialect, RowSink sink, FaultSink faults = {});
    ~DelimitedReader();
    DelimitedReader(const DelimitedReader&) = delete;
    DelimitedReader& operator=(const DelimitedReader&) = delete;

    /// Errors: NotADatabase (a cell of more than 100 MB), those of the sink.
    Result<void> take(std::string_view piece);
    /// The last row. Errors: the same.
    Result<void> finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace ratatosk
