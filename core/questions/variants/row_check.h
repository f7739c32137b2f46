// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/questions/evaluation/row_bag.h"
#include "core/questions/variants/variant.h"

#include <optional>
#include <stop_token>
#include <string>

namespace ratatosk {

/// What a query may take: counted in SQLite's instructions, so that the same ones are left out on every machine.
inline constexpr RunLimits kCheckLimits{.rows = 200'000, .bytes = 256ll << 20, .instructions = 400'000'000, .milliseconds = 60'000};

/// What a query gave on the database as it was.
struct RowsBefore {
    ResultTable table;
    BagOrder order = BagOrder::Ignored;
};

/// Nothing where the query fails or takes too long.
std::optional<RowsBefore> rowsBefore(const Connection& database, const std::string& sql, std::stop_token stop = {});

/// Whether the carried query finds on its variant what the original found, once the cells are what became of them; in order where the original
/// ends in ORDER BY. Nothing: it does.
std::optional<Loss> lossOf(const CarriedQuery& carried, const RowsBefore& before, const Connection& variant, const std::string& sql,
                           std::stop_token stop = {});

} // namespace ratatosk
