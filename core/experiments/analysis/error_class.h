// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace ratatosk {

/// What is wrong with an answer: the four classes of Xu et al., ACL 2021, table 6, who sorted by hand, and two that their parser, which
/// predicts no values, did not need.
enum class ErrorClass {
    Equivalent, ///< other SQL that finds the same rows on every database it was tried on (the paper's false negatives)
    Column,     ///< the structure is right, a column or table is not
    Sketch,     ///< the structure is wrong, columns that correspond are right
    Both,
    Value,      ///< structure and columns are right; a value, DISTINCT or a join's condition is not
    Unanswered, ///< no query, or one that cannot be read
};

inline constexpr std::array allErrorClasses{ErrorClass::Equivalent, ErrorClass::Column, ErrorClass::Sketch,
                                            ErrorClass::Both,       ErrorClass::Value,  ErrorClass::Unanswered};

/// "equivalent", "column", "sketch", "both", "value", "unanswered".
std::string_view nameOf(ErrorClass errorClass);

/// Where two queries differ.
enum class Clause {
    Select,
    From,
    Where,
    Group, ///< HAVING included
    Order, ///< LIMIT included
    SetOperation,
    Nested,
};

inline constexpr std::array allClauses{Clause::Select, Clause::From,         Clause::Where, Clause::Group,
                                       Clause::Order,  Clause::SetOperation, Clause::Nested};

/// "SELECT", "FROM", "WHERE", "GROUP BY", "ORDER BY", "set operation", "nested query".
std::string_view nameOf(Clause clause);

} // namespace ratatosk
