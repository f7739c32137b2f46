// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <pugixml.hpp>

namespace ratatosk {

/// What the cells of a workbook say, with the texts and formats that they share.
class WorkbookCells
{
public:
    /// `strings` and `styles` may be null. `is1904`: days are counted from 1904, as on old Macintoshes, and not from 1900.
    WorkbookCells(const pugi::xml_document* strings, const pugi::xml_document* styles, bool is1904);

    /// Empty for an error in a formula. `cell`: a `c` of a sheet.
    std::string textOf(pugi::xml_node cell) const;

private:
    std::vector<std::string> m_strings;
    std::vector<bool> m_isDate; ///< by the number of the style
    bool m_is1904;
};

/// "2023-12-31", or with the hour where that is not midnight: of days since 1899-12-30, or since 1904. Empty: no day of the calendar.
std::string dateOfSerial(double serial, bool is1904);

/// Whether a number in this format ("dd/mm/yyyy;@") is shown as a date.
bool isDateFormat(const std::string& format);

} // namespace ratatosk
