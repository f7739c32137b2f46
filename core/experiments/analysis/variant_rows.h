// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/analysis/database_variant.h"

namespace ratatosk {

/// Rows of one table.
using VariantRows = std::vector<std::vector<Cell>>;

/// The content of a generated database: rows for each table of the sample.
std::vector<VariantRows> variantRows(const SampledTables& tables, const PlantedValues& planted, const VariantPlan& plan,
                                     std::uint64_t seed);

} // namespace ratatosk
