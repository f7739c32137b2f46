// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// How people speak of a measure without naming it; empty where there is no such word.
struct MeasureWords {
    std::string_view how;   ///< "old" in "how old is"
    std::string_view more;  ///< "are older than", before a value
    std::string_view less;  ///< "are younger than"
    std::string_view most;  ///< "oldest": of the largest value
    std::string_view least; ///< "youngest"
};

/// The words for a column by its spoken name: age, weight, price ...; of dates the later is "newest", of births "youngest".
MeasureWords measureWords(const std::string& readableName);

/// What a column counts: "students" for enrollment, "people" for population. Empty for others.
std::string_view countedThings(const std::string& readableName);

/// What happened in a year or on a date: "founded", "built", "born". Empty for others.
std::string_view happening(const std::string& readableName);

/// Whether a column says where something is or comes from.
bool isPlaceName(const std::string& readableName);

/// Whether values of a column stand before the noun: types, colours, nationalities ...
bool isKindName(const std::string& readableName);

/// What a short form in a name stands for: "qty", quantity; "dob", date of birth. Empty for other words. Requires: lower case.
std::string_view spelledOut(std::string_view shortForm);
/// The short forms that stand for it: "amt" for amount. Requires: lower case.
std::vector<std::string_view> shortFormsOf(std::string_view words);

} // namespace ratatosk
