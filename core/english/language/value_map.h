// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Spellings under which databases may store what a word means: "women" -> F, female ...; "french" -> France; "texas" -> TX.
/// Empty for other words. `phrase`: lower case, one or two words.
std::vector<std::string_view> storedSpellings(std::string_view phrase);

/// What cells of states may be called that people put in other words: "went ahead" -> held, "no-shows" -> missed. Empty for other words.
std::span<const std::string_view> stateSpellings(std::string_view phrase);

/// Whether the cell is such a state, in any case: "Cancelled".
bool isStateOfThings(const std::string& cell);

/// What yes/no columns hold, lower case.
bool isFlag(std::string_view cell);

} // namespace ratatosk
