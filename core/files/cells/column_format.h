// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/date_text.h"
#include "core/files/cells/number_text.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What the cells of a column become.
struct ColumnFormat {
    enum class Kind { Text, Whole, Real, Date, Moment, Clock };

    Kind kind = Kind::Text;
    NumberStyle numbers = PointNumbers; ///< of Whole and Real
    DateStyle dates = YearFirstDates;   ///< of Date and Moment
    bool keepsTexts = false;            ///< Whole and Real: some cells are no numbers, and stay as they are
    bool readsCodes = false;            ///< see NumberFit::Form
};

/// Whether a cell becomes a number in a column that keeps some texts.
bool isNumberIn(std::string_view cell, const ColumnFormat& format);

/// INTEGER, REAL, TEXT, DATE or DATETIME.
std::string_view declaredTypeOf(const ColumnFormat& format);

/// What the cells of a column have in common: all of them, if they are dates, and nine in ten if they are numbers.
class ColumnProfile
{
public:
    void take(std::string_view cell);

    bool isEmpty() const { return m_cells == 0; } ///< no cell that holds anything
    bool hasGaps() const { return m_gaps > 0; }   ///< NULL in some row, if it holds no texts
    void noteGap() { ++m_gaps; }
    bool hasPlainDigits() const { return m_cells > 0 && m_areBare; }
    /// Whole numbers from 1900 to 2100 alone.
    bool holdsYears() const { return m_cells > 0 && m_areYears; }
    bool isText() const { return numberStyles() == 0 && dateStyles() == 0; }
    unsigned numberStyles() const; ///< those in which most cells are numbers; 0: fewer than nine in ten
    unsigned fractionStyles() const;
    unsigned dateStyles() const { return m_cells > 0 ? m_dates : 0; }
    bool hasTime() const { return m_hasTime; }
    bool readsCodes() const { return m_hasSupport; }

    /// Of a column of numbers: how many cells are none, and the first of them.
    long otherCells() const;
    std::vector<std::string> others() const;
    /// Times without a day, some of which say the half of it: 1:47 pm.
    bool holdsClocks() const { return m_cells > 0 && m_areClocks && m_hasHalfDays; }

private:
    /// Of cells of one form.
    struct Tally {
        std::array<long, 4> fits{}; ///< by style
        unsigned fractions = 0;
        long cells = 0;
    };

    void takeNumber(std::string_view cell);
    void noteOther(std::string_view cell);
    std::array<long, 4> numbers() const;

    long m_cells = 0; ///< that decide
    long m_gaps = 0;
    std::array<Tally, 4> m_tallies{}; ///< by NumberFit::Form
    std::vector<std::string> m_others;
    std::vector<std::string> m_coded; ///< of NumberFit::Form::Coded, the first
    long m_codes = 0;
    bool m_hasSupport = false; ///< a fraction or a negative number
    bool m_areNumbers = true;  ///< false: hopeless
    bool m_areSerials = true;  ///< "601 234 567", "192.168.100.200"
    unsigned m_dates = kAnyDates;
    bool m_hasTime = false;
    bool m_areYears = true;
    bool m_areBare = true;
    bool m_areClocks = true;
    bool m_hasHalfDays = false;
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
