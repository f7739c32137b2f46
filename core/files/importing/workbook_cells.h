// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <pugixml.hpp>

namespace ratatosk {

/// What a number is shown as.
enum class CellLook { Number, Moment, TimeOfDay, Duration };

/// Of a format: "dd/mm/yyyy;@", "hh:mm", "[h]:mm:ss". What stands behind a semicolon is for other numbers.
CellLook lookOfFormat(const std::string& format);

/// What the cells of a workbook say, with the texts and formats that they share.
class WorkbookCells
{
public:
    /// `strings` and `styles` may be null. `is1904`: days are counted from 1904, as on old Macintoshes, and not from 1900.
    WorkbookCells(const pugi::xml_document* strings, const pugi::xml_document* styles, bool is1904);

    /// Empty for an error in a formula. `cell`: a `c` of a sheet.
    std::string textOf(pugi::xml_node cell) const;

private:
    std::string numberOf(const pugi::xml_text& value, std::size_t style) const;

    std::vector<std::string> m_strings;
    std::vector<CellLook> m_looks; ///< by the number of the style
    bool m_is1904;
};

/// "2023-12-31", or with the hour where that is not midnight, "18:00:00" where there is no day: of days since 1899-12-30, or since 1904.
/// Empty: no day of the calendar.
std::string dateOfSerial(double serial, bool is1904);

/// "36:00:00" of 1.5 days.
std::string hoursOfSerial(double days);

/// ISO 8601 as SQLite writes it: "2023-12-31" for "2023-12-31T00:00:00.000", "2023-12-31 18:00:00", "18:30:00". What is none stays.
std::string plainMoment(std::string_view moment);

/// The text in which "_x000D_" stands for a character (ECMA-376, part 1, 22.9.2.19), with line ends as everywhere.
std::string withoutCharacterEscapes(std::string_view text);

} // namespace ratatosk
