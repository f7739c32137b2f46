// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk::sql {

/// The SQL laid out anew: keywords in capitals, a line for each clause, subqueries indented, comments kept. Nothing but blanks and the
/// case of keywords changes; formatting twice is formatting once. SQL whose quotes or comments do not end comes back as it was.
std::string formattedSql(std::string_view sql);

} // namespace ratatosk::sql
