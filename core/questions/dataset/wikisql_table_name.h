// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ratatosk {

/// What a table with these columns might be called: WikiSQL keeps no names. The columns often tell of what a row is about ("home
/// team", "away team": game), else the first column that names a thing does ("Aircraft": aircraft), else "entry".
/// Requires: lower case.
std::string wikiSqlTableName(const std::vector<std::string>& columns);

} // namespace ratatosk
