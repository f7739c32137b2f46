// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/files/rows/number_display.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The shortest answer that rows give to an English question, in the question's own words.
struct Headline {
    enum class Kind {
        None,  ///< there are no rows
        Value, ///< one cell, or one person's two names: "43.2", "average age of the wardens"
        Names, ///< a few rows of one column, or of first and last names: "Alba, Serena", "huts have a shower"
        Rows,  ///< how many there are: 12, "customers from Berlin"
        Groups ///< how many there are, each with a figure: 5, "countries"; and which have the largest
    };

    /// What a figure counts, where the query that computed it tells.
    enum class Unit { None, Percent, Minutes, Hours, Days };

    Kind kind = Kind::None;
    std::vector<Cell> cells; ///< of Value one, of Names all; of Groups the one with the largest figure, or two that share it
    std::size_t rows = 0;
    /// What the value, the names or the number of rows are; empty where the question's words do not fit it.
    std::string about;
    Cell measure = Null{};     ///< of Groups, the largest
    NumberDisplay form{};      ///< of that, and of the cells of Value and Names
    NumberDisplay groupForm{}; ///< of the cells of Groups
    Unit unit = Unit::None;    ///< of a Value
    bool areCounted = false;   ///< the figures are numbers of things
    bool areValues = false;    ///< Rows are different values of one column

    bool operator==(const Headline&) const = default;
};

/// `unused`: words of the question that the query does not take up. What would say them is said by the rows' own columns, or not at all:
/// rows of all people are no "people in Paris".
Headline headlineOf(std::string_view question, const ResultTable& table, std::span<const std::string> unused = {});

} // namespace ratatosk
