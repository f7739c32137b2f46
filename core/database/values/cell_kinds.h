// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"

#include <vector>

namespace ratatosk {

/// What the cells of a column are, whatever type it declares.
enum class CellKind {
    Unknown, ///< nothing is known of them, or they are of several kinds; also whole numbers, which may be years and seconds
    Texts,
    Numbers, ///< also kept as texts: "12.50", "$3,000"
    Days,    ///< also times, in any form in which people write them
};

/// Of every column, by some of its cells. Those that were cut or that no index holds are judged by their declared types; whole numbers by a
/// look at the first of them, which may be seconds since 1970. `connection`: where that is done; null: it is not.
std::vector<CellKind> cellKinds(const Schema& schema, const ValueIndex& values, const Connection* connection = nullptr);

/// The type that a column has by its cells: days and numbers that are kept as texts are days and numbers, seconds are days.
ColumnType typeByCells(ColumnType declared, CellKind kind);

/// The schema with such types, and with primary keys where tables declare none and guessed keys point to: as the network has learnt to read
/// schemas. Requires: as many kinds as columns, or none, which leaves types as they are.
Schema typedByCells(const Schema& schema, const std::vector<CellKind>& kinds);

} // namespace ratatosk
