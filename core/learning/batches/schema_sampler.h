// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/training_example.h"

#include <cstdint>
#include <random>

namespace ratatosk {

/// A training example over a part of its schema in a new order: small and large schemas are met alike, and no position means anything.
struct SampledExample {
    Schema schema;
    PreparedQuestion question; ///< links and evidence refer to `schema`
    sql::GrammarTree tree;     ///< likewise
};

using RandomEngine = std::mt19937_64;

/// Keeps the tables and columns of the gold query, keys that join kept tables, and random others up to `columns`; shuffles tables and
/// the columns within each.
SampledExample sampleSchema(const TrainingExample& example, size_t wording, int columns, RandomEngine& random);

} // namespace ratatosk
