// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// Singular of an irregular plural ("children" -> "child"), or of a word that looks like a plural but is none ("species" -> itself);
/// empty for a regular word. Requires: lower case. The result may be a view of `word`.
std::string_view irregularNoun(std::string_view word);

/// Plural of an irregular noun ("child" -> "children"); empty for a regular one. Requires: lower case.
std::string_view irregularPlural(std::string_view word);

/// Base form of an irregular verb form ("went" -> "go"); empty for a regular one. Requires: lower case.
std::string_view irregularVerb(std::string_view word);

} // namespace ratatosk
