// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/files/opening/database_browser.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A row that only one of two statements finds.
struct TellingRow {
    std::vector<Cell> cells;
    bool isOfFirst = true; ///< else of the other

    bool operator==(const TellingRow&) const = default;
};

/// Of the first where it has one, else of the other. Nothing where both find the same, have different numbers of columns, fail or are stopped.
std::optional<TellingRow> tellingRow(DatabaseBrowser& browser, const std::string& first, const std::string& other,
                                     std::stop_token stop = {});

} // namespace ratatosk
