// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// One of the paper's tables with our figures beside its own: a value.
struct ReproducedTable {
    struct Row {
        std::string label;
        std::vector<std::optional<double>> scores; ///< one for each column; nothing: not measured, or not published

        bool operator==(const Row&) const = default;
    };

    std::string name;   ///< of its files: "hardness"
    std::string title;  ///< "Exact match by hardness"
    std::string source; ///< "Xu et al., ACL 2021, table 3"; empty: the papers have no such table
    std::string unit;   ///< of all figures: "exact match in percent"
    int decimals = 1;
    std::string rowTitle;             ///< "hardness"
    std::vector<std::string> columns; ///< ours first
    std::vector<Row> rows;
    std::string command;              ///< that made it
    std::vector<std::string> made;    ///< what the figures were made with, a sentence each: model, device
    std::vector<std::string> remarks; ///< why ours and the paper's differ, a sentence or two each
    std::string unfinished;           ///< what is still to be done; empty: nothing

    bool operator==(const ReproducedTable&) const = default;
};

/// A page with the table, the picture NAME.svg, and what is to be said.
std::string markdownOf(const ReproducedTable& table);

/// A line for each row; what is not known is empty.
std::string csvOf(const ReproducedTable& table);

/// Bars: a group for each row.
std::string chartOf(const ReproducedTable& table);

/// NAME.md, NAME.csv and NAME.svg in `folder`, which is made where it is missing. `chart` takes the place of the bars. Errors: those of writing.
Result<void> writeReproduction(const std::filesystem::path& folder, const ReproducedTable& table, const std::string& chart = {});

} // namespace ratatosk
