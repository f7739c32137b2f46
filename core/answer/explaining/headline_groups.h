// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// Where rows of groups have their name and their figure.
struct GroupColumns {
    int name = 0;
    int measure = 0;
    bool areParts = false; ///< the name has two columns

    Cell nameIn(const std::vector<Cell>& row) const;
};

/// A name, date or whole number that each row has for itself, or first and last names, and a figure that was computed for it.
std::optional<GroupColumns> groupColumns(const ResultTable& table);

/// "How many guests come from each room type in 2024" -> "room types", "tips by employee" -> "employees"; empty: nothing is asked for each of something,
/// or for each of two. `words`: of the question, as typed.
std::string requestedGroups(const std::vector<std::string>& words, const ResultTable& table, const GroupColumns& columns);

/// "s.city" -> "cities", "to_town" -> "towns"; empty: the column is computed.
std::string groupsIn(const ResultTable& table);

} // namespace ratatosk
