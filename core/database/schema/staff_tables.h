// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

namespace ratatosk {

/// Whether the rows of a table are people who work for somebody: they were hired, or are paid a wage, whatever the table calls them.
bool isOfStaff(TableId table, const Schema& schema);

} // namespace ratatosk
