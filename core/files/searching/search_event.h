// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ratatosk {

// What is told while the cells of a database are searched.

/// A cell that has what is looked for.
struct FoundCell {
    ColumnId column{};
    std::string text;                                ///< the cell's, of a long one the part around what was found
    std::vector<std::pair<std::string, Cell>> row{}; ///< columns by which its row is found again, and their values; none: by nothing

    bool operator==(const FoundCell&) const = default;
};

/// How many cells of a column have it, so far. The last count holds.
struct CellCount {
    ColumnId column{};
    std::int64_t cells = 0;

    bool operator==(const CellCount&) const = default;
};

/// How far a table is.
struct TableProgress {
    enum class State {
        Reading,
        Done,
        Partly, ///< no further: of a server's large table a part is read
        Failed, ///< no further: it cannot be read to its end
    };
    TableId table{};
    State state = State::Reading;
    std::int64_t rows = 0; ///< read
    std::int64_t of = -1;  ///< about; -1: not known
    std::string reason{};  ///< why it failed

    bool operator==(const TableProgress&) const = default;
};

using SearchEvent = std::variant<FoundCell, CellCount, TableProgress>;

/// False: nobody wants to know more, and the search ends.
using TellSearch = std::function<bool(const SearchEvent&)>;

/// The event as a row, for a pipe that transfers rows.
std::vector<Cell> rowOf(const SearchEvent& event);
/// Nothing: the row is none.
std::optional<SearchEvent> searchEventOf(const std::vector<Cell>& row);

} // namespace ratatosk
