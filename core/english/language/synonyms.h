// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Synonyms of a name ("last name" -> surname, family name) by the installed WordNet (Debian's wordnet-base, or the folder that
/// WNSEARCHDIR names); none where it is not installed. Any thread.
std::vector<std::string> synonymsOf(std::string_view name);
/// Those that mostly mean just that.
std::vector<std::string> nearSynonymsOf(std::string_view name);

} // namespace ratatosk
