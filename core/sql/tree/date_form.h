// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::sql {

/// How the cells of a column write days where it is not SQLite's own way ("2010-12-24 18:00"), in which alone its functions compute and texts
/// are in the order of time.
struct DateForm {
    std::string_view pattern; ///< of `core/english/language/calendar_date`; empty: seconds since 1970, or parts of them
    int timeLength = 0;       ///< of "18:00" or "18:00:00" behind a blank; 0: days alone
    int century = 0;          ///< of years of two digits, 19 or 20; 0: of some the one, of some the other

    int perSecond = 1; ///< 1000: milliseconds

    /// Days since 4714 BC, which SQLite's functions take as they are.
    static DateForm julianDays() { return {.pattern = "J"}; }
    bool isJulian() const { return pattern == "J"; }
    bool isSeconds() const { return pattern.empty(); }
    /// "2010-12": months alone.
    bool isMonths() const;
    /// Whether the cells are in the order of time as they are.
    bool isInOrder() const
    {
        return isSeconds() || isJulian() || (pattern.front() == 'Y' && pattern.find_first_of("njbB") == std::string_view::npos);
    }

    bool operator==(const DateForm&) const = default;
};

/// The form that all these cells have; of several the commonest. Nothing for SQLite's own, and for what is no date.
std::optional<DateForm> dateFormOf(const std::vector<std::string>& cells);

/// The column's day, and time where it has one, in SQLite's own way.
Expression isoDate(const ColumnReference& column, const DateForm& form);

/// The column of which `isoDate` made this; nothing for other expressions.
std::optional<ColumnReference> columnOfIsoDate(const Expression& expression);

/// The column in seconds, as an argument of a function of the calendar. Requires: form.isSeconds().
Expression secondsOf(const ColumnReference& column, const DateForm& form);

/// `date(column, 'unixepoch')`, and as an argument of a function of the calendar.
Literal secondsModifier();

/// Whether it is a day or a time: '2010-12-24', '2010-12', what `date` and `strftime` give.
bool isMoment(const Expression& expression);

/// Puts columns in the place of what `isoDate` and seconds' modifiers beside columns made of them: as a query was thought before dates were written out.
void takeDatesPlainly(Query& query);

} // namespace ratatosk::sql
