// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ratatosk {

/// Splits an identifier into lower-case words (parser-spec 2.4, step 4): at `_ - . space`, at lower->Upper, before the last capital
/// of a run (`HTTPServer` -> http server), between letters and a run of two or more digits; then expands a few abbreviations
/// (num, no, nbr -> number; desc -> description; dept -> department; addr -> address ...).
std::vector<std::string> identifierWords(const std::string& identifier);

/// The words of a table's identifier joined by spaces: "singer_in_concert" -> "singer in concert".
std::string spokenTableName(const std::string& identifier);

/// The same for a column. A leading copy of the table's name is dropped when something telling remains ("stuName" of "stu" ->
/// "name"), except that a foreign key keeps it.
std::string spokenColumnName(const std::string& identifier, const std::string& tableIdentifier, bool isForeignKey);

} // namespace ratatosk
