// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {

/// A name that the database does not know, and the one that was probably meant.
struct NameSuggestion {
    enum class Kind { Table, Column };

    Kind kind = Kind::Column;
    int begin = 0; ///< bytes of the unknown name in the statement, [begin, end)
    int end = 0;
    std::string written;
    std::string name;        ///< as it is called
    std::string replacement; ///< the same as SQL spells it
    std::string table;       ///< where a column is; empty for tables

    bool operator==(const NameSuggestion&) const = default;
};

/// Whether the message is about a table or column that does not exist.
bool isAboutName(std::string_view message);

/// For SQLite's messages "no such column: x" and "no such table: x", and PostgreSQL's `column "x" does not exist`: the nearest name by edit
/// distance, or the only one that is begun so, of a column first among the tables that the statement reads. Nothing when no name is near.
std::optional<NameSuggestion> suggestName(std::string_view sql, std::string_view message, const Schema& schema);

} // namespace ratatosk
