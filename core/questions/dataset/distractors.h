// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/dataset/dataset.h"

#include <cstdint>

namespace ratatosk {

/// How much is put around a table; each number is drawn evenly from its range.
struct DistractorOptions {
    int leastTables = 1, mostTables = 5;   ///< whole tables of other databases
    int leastColumns = 1, mostColumns = 4; ///< columns of other databases among the table's own
    double cellShare = 0.8;                ///< of the known cells stay known: people also ask for what is not there
};

/// A database made of the one table of `own` with strange columns among its own, at a random place between the one tables of other
/// databases. No two tables, and no two columns of a table, share a name; a strange table or column that would clash is drawn anew
/// (a few times, so there may be fewer). Names stay as they are, so a query over `own` that names its table alone stays right. No keys, no
/// file; known cells come along with their columns.
/// Requires: every database has one table.
DatasetDatabase databaseAmongOthers(const DatasetDatabase& own, const DatasetDatabases& databases, const DistractorOptions& options,
                                    Dice& dice);

/// The data set with such a database for each of its own. WikiSQL's copy lists mostly the columns that its questions use: without
/// distractors, choosing columns would be learned too easily. The same for the same seed. Requires: as above.
Dataset withDistractors(const Dataset& dataset, const DistractorOptions& options, std::uint64_t seed);

} // namespace ratatosk
