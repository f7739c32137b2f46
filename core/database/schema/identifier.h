// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

/// The identifier with ASCII letters in lower case: two identifiers name the same thing in SQLite when these are equal.
std::string foldedIdentifier(std::string_view identifier);

bool sameIdentifier(std::string_view left, std::string_view right);

/// The identifier in double quotes, inner quotes doubled: safe to place into any statement.
std::string quotedIdentifier(std::string_view identifier);

} // namespace ratatosk
