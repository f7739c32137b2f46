// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/experiments/analysis/planted_values.h"
#include "core/experiments/analysis/sampled_tables.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace ratatosk {

/// A sort of generated database.
struct VariantPlan {
    std::string_view what;      ///< for people: "values mixed"
    int rows = 40;              ///< of a table at most; half as many where no foreign key leads out of it
    double planted = 0.3;       ///< chance that a cell holds a value that a query asks for
    double nulls = 0;           ///< of a cell that may be NULL
    int differentValues = 0;    ///< of a column that is not unique; 0: as many as there are
    bool isDifferent = false;   ///< no value repeats but those of foreign keys: nothing ties
    bool hasGroups = false;     ///< foreign keys repeat as often as the queries' HAVING asks, once more, and once less
    bool hasDuplicates = false; ///< every third row is there again, with a key of its own
};

/// A handful, tried one after the other (after Zhong et al., EMNLP 2020, who keep those databases that tell neighbouring queries apart).
inline constexpr std::array kVariantPlans{
    VariantPlan{.what = "values mixed"},
    VariantPlan{.what = "few different values", .differentValues = 3},
    VariantPlan{.what = "rows duplicated", .rows = 24, .hasDuplicates = true},
    VariantPlan{.what = "groups of chosen sizes", .rows = 80, .planted = 0.5, .hasGroups = true},
    VariantPlan{.what = "NULLs planted", .nulls = 0.2, .differentValues = 4},
    VariantPlan{.what = "few rows", .rows = 6, .planted = 0.5},
    VariantPlan{.what = "nothing ties", .rows = 60, .planted = 0.15, .isDifferent = true},
    VariantPlan{.what = "many values asked for", .planted = 0.7, .differentValues = 6},
};

/// The same content in two physical orders: what tells them apart leaves something to chance.
enum class RowsWritten { Forwards, Backwards };

/// A new database in memory with the sample's tables and columns: values are drawn from the sample's, foreign keys lead to rows that are there,
/// unique columns stay unique. The same arguments give the same content on every machine. Error: Internal.
Result<Connection> makeVariant(const SampledTables& tables, const PlantedValues& planted, const VariantPlan& plan, std::uint64_t seed,
                               RowsWritten order);

} // namespace ratatosk
