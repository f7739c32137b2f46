// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <vector>

namespace ratatosk {

/// For each of Spider's columns (0 is `*`) the column that stands for it when queries are compared: the first of its class of
/// columns joined by foreign keys, else itself. As in Spider's metric a key joins the first class that holds either of its columns;
/// classes that meet later stay apart.
std::vector<int> foreignKeyClasses(const Schema& schema);

} // namespace ratatosk
