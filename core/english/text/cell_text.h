// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The form in which cells and questions meet: lower case, Latin letters without accents ("Łódź" -> "lodz",
/// "Straße" -> "strasse"), white space collapsed and trimmed, an underscore as
/// such ("checked_out" is "checked out"), curly apostrophes straight. Invalid UTF-8 becomes U+FFFD.
std::string normalisedCell(std::string_view text);

/// The words of a normalised text: runs of letters and digits; every character above ASCII counts as a letter. Views into `text`.
std::vector<std::string_view> wordsOfCell(std::string_view text);

} // namespace ratatosk
