// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

#include <optional>
#include <utility>

namespace ratatosk {

/// The same figure of two kinds of rows, which a query shows side by side, or the difference or the quotient of. Nothing where there are not two.
std::optional<std::pair<sql::AggregateCall*, sql::AggregateCall*>> figurePairOf(sql::SelectBlock& block);

} // namespace ratatosk
