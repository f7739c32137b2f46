// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/dialect.h"
#include "core/database/schema/schema.h"
#include "core/database/sqlite/text_pattern.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {

/// What a cell must be like: "> 5", "<= 2024-01-01", "= Rome", "!= Rome", "~ om" or simply "om" (contains, without case), "=~ ^R.m"
/// (a regular expression, without case), "NULL", "!NULL". Numbers compare with numbers, everything else as text. The empty test lets every cell pass.
struct CellFilter {
    enum class Kind { All, Contains, Equal, Unequal, Less, LessEqual, Greater, GreaterEqual, IsNull, IsNotNull, Matches };

    Kind kind = Kind::All;
    std::string text;                             ///< compared with
    std::optional<double> number;                 ///< that the text is
    std::shared_ptr<const TextPattern> pattern{}; ///< of the text, where it is to match

    bool isEmpty() const { return kind == Kind::All; }
    bool operator==(const CellFilter& other) const { return kind == other.kind && text == other.text && number == other.number; }
};

inline constexpr std::string_view kMatchSign = "=~";

/// As a person has typed it; what is unfinished (">", "=~ (") lets every cell pass.
CellFilter readCellTest(std::string_view typed);

/// Of "=~ (": why it is no regular expression. Nothing for all other tests.
std::optional<PatternFault> patternFaultOf(std::string_view typed);

/// The same as a condition of SQL on a column, which is given as SQL spells it. Texts without letters are compared so that an index
/// of the column is of use. A server compares types strictly, and there cells are compared as the texts or numbers that they are shown as;
/// where `stored` tells that they are such, or dates, by themselves, as an index has them. Requires: !test.isEmpty().
std::string conditionOf(const CellFilter& test, const std::string& column, Dialect dialect = Dialect::Sqlite,
                        const Column* stored = nullptr);

} // namespace ratatosk
