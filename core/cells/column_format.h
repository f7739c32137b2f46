// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cells/date_text.h"
#include "core/cells/number_text.h"

#include <string_view>
#include <vector>

namespace ratatosk {

/// What the cells of a column become.
struct ColumnFormat {
    enum class Kind { Text, Whole, Real, Date, Moment };

    Kind kind = Kind::Text;
    NumberStyle numbers = PointNumbers; ///< of Whole and Real
    DateStyle dates = YearFirstDates;   ///< of Date and Moment
};

/// INTEGER, REAL, TEXT, DATE or DATETIME.
std::string_view declaredTypeOf(const ColumnFormat& format);

/// What all cells of a column have in common.
class ColumnProfile
{
public:
    void take(std::string_view cell);

    bool isEmpty() const { return m_cells == 0; } ///< no cell that holds anything
    bool hasGaps() const { return m_gaps > 0; }   ///< NULL in some row, if it holds no texts
    void noteGap() { ++m_gaps; }
    bool hasPlainDigits() const { return m_numbers.styles == kAnyNumbers && m_numbers.fractions == 0; }
    /// Whole numbers from 1900 to 2100 alone.
    bool holdsYears() const { return m_cells > 0 && m_areYears; }
    bool isText() const { return m_cells == 0 || (m_numbers.styles == 0 && m_dates == 0); }
    unsigned numberStyles() const { return m_cells > 0 ? m_numbers.styles : 0; }
    unsigned fractionStyles() const { return m_numbers.fractions; }
    unsigned dateStyles() const { return m_cells > 0 ? m_dates : 0; }
    bool hasTime() const { return m_hasTime; }

private:
    long m_cells = 0; ///< that decide
    long m_gaps = 0;
    NumberFit m_numbers{kAnyNumbers, 0};
    unsigned m_dates = kAnyDates;
    bool m_hasTime = false;
    bool m_areYears = true;
};

/// "NA", "null", "-" and the like: NULL in a column that otherwise holds numbers or dates, and a text among texts.
bool isMissingMark(std::string_view cell);

/// A whole number from 1900 to 2100.
bool isYear(std::string_view cell);

/// What one column leaves open.
struct WritingHabits {
    bool usesComma = false; ///< as decimal sign
    bool putsDayFirst = false;
};

/// The other columns of the table decide. Where none does, `isEuropean` says it: cells are parted by semicolons, which is done where the comma
/// is the decimal sign.
WritingHabits writingHabits(const std::vector<ColumnProfile>& columns, bool isEuropean);

std::vector<ColumnFormat> columnFormats(const std::vector<ColumnProfile>& columns, const WritingHabits& habits);

} // namespace ratatosk
