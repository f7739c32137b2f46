// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>

namespace ratatosk {

/// The table's name in quotes, that of its container apart: safe to place into any statement.
std::string quotedTable(const Table& table);

/// The name without that of its container.
std::string ownNameOf(const Table& table);

} // namespace ratatosk
