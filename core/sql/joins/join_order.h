// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk::sql {

/// The sources in an order in which each hangs by a key on one before it, beginning with `first`: indices into `from`. Those that hang on
/// nothing are left out.
std::vector<size_t> joinOrder(const std::vector<Source>& from, size_t first);

/// FROM in that order, each source joined as before; keys belong to whichever of two sources comes later.
std::vector<Source> reordered(const std::vector<Source>& from, const std::vector<size_t>& order);

} // namespace ratatosk::sql
