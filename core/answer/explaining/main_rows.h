// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>

namespace ratatosk {

/// The place in FROM of the table that a block is about: the first of a LEFT JOIN, else whose column is shown first, else whose rows are counted.
/// Nothing where that is no table.
std::optional<int> mainSource(const sql::SelectBlock& block, const Schema& schema);

/// The place in FROM of the table that has one row for each row of FROM: it refers to the others, by foreign keys alone. Nothing where no table is such.
std::optional<int> countedSource(const sql::SelectBlock& block, const Schema& schema);

/// Whether the source only leads from one other to another: nothing but its foreign keys is used.
bool onlyLinks(const sql::SelectBlock& block, int source, const Schema& schema);

/// Rows that a condition demands or refuses beside each row of the main source.
struct CompanionRows {
    sql::SelectBlock block; ///< without what relates its rows to those around them
    bool areRefused = false;
};

/// Of `id IN (SELECT owner_id FROM dogs ...)` and `EXISTS (SELECT ... WHERE dogs.owner_id = owners.id ...)`, where the two columns are a foreign key
/// and `main` is the place in FROM of the one outside; nothing for other conditions.
std::optional<CompanionRows> companionRows(const sql::Condition& condition, int main, const Schema& schema);

/// Whether something is computed of several rows.
bool hasAggregate(const sql::Expression& expression);

/// Whether FROM has tables alone in each block, or there is none.
bool readsTablesAlone(const sql::Query& query);

} // namespace ratatosk
