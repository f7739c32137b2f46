// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/values/value_index.h"

#include <vector>

namespace ratatosk {

/// What the cells of a column are, whatever type it declares.
enum class CellKind {
    Unknown, ///< nothing is known of them, or they are of several kinds; also whole numbers, which may be years and seconds
    Texts,
    Numbers, ///< also kept as texts: "12.50", "$3,000"
    Days,    ///< also times, in any form in which people write them
};

/// Of every column, by some of its cells. Those that were cut or that no index holds are judged by their declared types.
std::vector<CellKind> cellKinds(const Schema& schema, const ValueIndex& values);

} // namespace ratatosk
