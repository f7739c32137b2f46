// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/delimited_reader.h"
#include "core/files/importing/format_note.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The column of another table that the first column of this one holds.
struct ParentKey {
    std::string table;
    std::string column;
};

/// What every reader makes of its files: rows of texts that can be passed through as often as it takes, each time the same.
struct RowTable {
    enum class Heading { Sure, Judged, None };

    std::string name;
    std::function<Result<void>(const RowSink&)> pass;
    Heading heading = Heading::Judged; ///< of the first row: whether it names the columns
    bool isEuropean = false;           ///< see writingHabits
    std::optional<ParentKey> parent = {};
    TableRemark remark = {};                      ///< what was left out of it
    DelimitedFormat format = {};                  ///< of a text with cells: how it is read; its habits only where a person has said them
    std::string sheet = {};                       ///< of a spreadsheet, as it is called there
    bool isFurther = false;                       ///< beside or below another of the same rows
    std::shared_ptr<std::int64_t> subtotals = {}; ///< how many the last whole pass left out, where they are not known before; may be null
};

/// Cells of a sheet, where an empty one is a gap and no empty text.
inline std::vector<std::string_view> withGaps(const std::vector<std::string>& cells)
{
    std::vector<std::string_view> row(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        row[i] = cells[i].empty() ? std::string_view() : std::string_view(cells[i]);
    return row;
}

} // namespace ratatosk
