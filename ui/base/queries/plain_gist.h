// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <QString>

/// What stands above the words: one value, a list of values or how many of them there are, or how many rows there are, one or more.
enum class GistForm { Value, List, Row, Rows };

/// What a query finds, for people: tables and columns by their readable names, in the plural where a list is of many. "Names of players with
/// matches where year is more than 2010", of a count what it counts.
QString plainGist(const ratatosk::sql::Query& query, const ratatosk::Schema& schema, GistForm form);

enum class RowCount { One, Many };

/// "players with matches where year is more than 2010": what FROM has and the conditions keep. Of one row "the player with ...".
QString plainRows(const ratatosk::sql::SelectBlock& block, const ratatosk::Schema& schema, RowCount count = RowCount::Many);
