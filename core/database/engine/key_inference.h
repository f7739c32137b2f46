// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <vector>

namespace ratatosk {

/// Likely foreign keys that nobody declared, each marked `isGuess` and with its chance, groups numbered on from those of `schema`. Pairs of
/// columns are weighed by `key_evidence` with the weights of `key_weights`; a column gets the likeliest of its pairs, if that is at least as likely as not. References to
/// primary keys of several columns come from `composite_keys`. Beside declared keys of its table a column needs a name that points there and
/// three values, all of which are there (of a schema of more than 2,000 columns such tables get none).
/// Generated columns refer to nothing, as reading one runs what the file says. Of keys named alike that of a column's own file comes first. `files`: each table's;
/// empty: all are of one. Takes 20 million instructions at most, some 0.3 s; of large tables a sample is read (`key_values`).
///
/// Measured with all declared keys dropped, between tables that both have rows: `ratatosk-cli keys measure`, models/README.md.
std::vector<ForeignKey> inferForeignKeys(const Connection& connection, const Schema& schema, const std::vector<int>& files = {});

} // namespace ratatosk
