// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>
#include <string_view>

namespace ratatosk::sql {

/// The identifier as that SQL may hold it: in double quotes only where it cannot do without.
std::string spelledIdentifier(std::string_view identifier, Dialect dialect);

/// The table as FROM names it: with its container where the name alone does not find it.
std::string spelledTable(const Table& table, Dialect dialect);

} // namespace ratatosk::sql
