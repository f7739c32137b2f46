// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/english/text/caseless_needle.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ratatosk {

/// What is looked for in the cells of a database.
struct CellWish {
    std::string text;     ///< as typed
    std::string number{}; ///< the same in digits with a point, where the reader's language writes numbers in another way; may be empty
    bool isExact = false; ///< the whole cell, its letters in the same case

    bool operator==(const CellWish&) const = default;
};

/// Tells whether a cell has what is looked for: texts contain it in any case of letters, numbers equal it, to twelve digits of a fraction.
class CellNeedle
{
public:
    explicit CellNeedle(const CellWish& wish);

    bool isIn(std::string_view text) const { return m_isExact ? text == m_text : m_finder.placeIn(text) != std::string_view::npos; }
    bool is(std::int64_t number) const;
    bool is(double number) const;
    bool isIn(const Cell& cell) const;

    const std::string& text() const { return m_text; } ///< without blanks around it; empty: nothing has it
    const Cell& number() const { return m_number; }    ///< Null: the text is none
    bool isNumber() const { return !std::holds_alternative<Null>(m_number); }
    bool isExact() const { return m_isExact; }

    /// The part of a text around the first place, at most some 200 bytes, cut at characters.
    std::string excerptOf(std::string_view text) const;

private:
    std::string m_text;
    CaselessNeedle m_finder;
    Cell m_number;
    bool m_isExact;
};

} // namespace ratatosk
