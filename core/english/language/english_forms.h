// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

enum class Number { One, Many };

/// The noun that leads the phrase in the plural: "date of birth" -> "dates of birth", "city" -> "cities". What is a plural already, or
/// has none ("staff"), stays. Requires: lower case.
std::string pluralOf(const std::string& phrase);

/// The reverse: "first names" -> "first name".
std::string singularOf(const std::string& phrase);

/// "home town" -> "town"
std::string lastWord(const std::string& phrase);

/// "a singer", "an employee"
std::string withArticle(const std::string& phrase);

/// "a", "a and b", "a, b and c"
std::string listed(const std::vector<std::string>& phrases, const std::string& conjunction = "and");

/// "three" for 3; digits above twelve.
std::string numberWord(int number);

/// "breed", "seed": what only looks like a participle.
bool isNounInEd(std::string_view word);
/// "booked": of a regular verb.
bool isRegularParticiple(std::string_view word);

/// Whether a noun names people, so that one says "who".
bool isPerson(const std::string& singular);

} // namespace ratatosk
